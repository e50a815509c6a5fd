import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  arrests,
  type Emergency,
  emergencies,
  repeatedDoses,
  startHash,
} from '../../clinical/emergencies.ts';
import type { EventLog } from '../../clinical/emergency-log/event-log.ts';
import { useEventLog } from '../../clinical/emergency-log/use-event-log.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { Button } from '../../ui/button.tsx';
import { timeText } from '../../ui/date-words.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { emergencyFor } from './for-patient.ts';
import { RunningArrest } from './running-arrest.tsx';
import { RunningRepeat } from './running-repeat.tsx';

/**
 * The emergencies with a clock: an arrest of an adult, a child or a newborn, anaphylaxis and fits, each with what is due
 * next and a log.
 */
export function ArrestScreen({ id, title }: { readonly id?: string | undefined; readonly title: string }) {
  const held = useEventLog();
  const { log, start, change, turnInto } = held;
  const [, navigate] = useLocation();
  const patient = usePatient();
  const known = { age: patient?.age ?? null, weight: patient?.weight ?? null };
  const named = emergencies.find((each) => each.id === id);
  const asked = named && emergencyFor(named, known).id;
  const running = log && emergencies.find((each) => each.id === log.emergency);
  const [isAsked, setAsked] = useState(() => window.location.hash === startHash);
  const isOver = log !== null && isOverAt(log, Date.now());
  const isArrestDue = named?.kind === 'arrest' && running?.kind === 'repeated dose';
  useEffect(() => {
    if (!isAsked || asked === undefined || isOver) return;
    setAsked(false);
    if (isArrestDue) turnInto(asked, 'No pulse: arrest');
    else start(asked);
    // A reload must not start a second one after the end of this one.
    navigate(`/arrest/${asked}`, { replace: true });
  }, [isAsked, asked, isOver, isArrestDue, turnInto, start, navigate]);
  if (log && running && isAsked && asked !== undefined && isOver) {
    return (
      <Earlier
        title={title}
        log={log}
        name={running.name}
        onStart={() => change(null)}
        onShow={() => setAsked(false)}
      />
    );
  }
  if (log && running) {
    const shared = { log, held, onEnd: () => change(null) };
    return running.kind === 'arrest' ? (
      <RunningArrest emergency={running} {...shared} />
    ) : (
      <RunningRepeat emergency={running} {...shared} />
    );
  }
  const offered: readonly Emergency[] = repeatedDoses.filter((each) => emergencyFor(each, known) === each);
  return (
    <Page>
      <PageHeader title={title} description="A clock, what is due next, and a log of what was done" />
      <PatientChip />
      <div className="flex flex-col gap-3">
        {[...arrests, ...offered].map(({ id: its, name, kind }) => (
          <Button
            key={its}
            variant={kind === 'arrest' ? 'danger' : 'secondary'}
            onClick={() => start(its)}
            className={kind === 'arrest' ? 'min-h-24 text-xl' : 'min-h-16 text-lg'}
          >
            {`Start: ${name.toLowerCase()}`}
          </Button>
        ))}
      </div>
      <p className="text-ink-muted text-sm">
        The log stays on this device until you clear it or sign out. It names no patient, and nothing is sent.
        Steps and doses are those of the charts{' '}
        {emergencies.map(({ id: its, chart, name }, at) => (
          <span key={its}>
            {at > 0 && ', '}
            <Link href={`/algorithms/${chart}`} className="text-accent-ink underline">
              {name.toLowerCase()}
            </Link>
          </span>
        ))}
        , which await clinical review.
      </p>
    </Page>
  );
}

/** Time in ms after its last event from which a log is taken for that of an earlier patient. */
const earlierAfter = 4 * 60 * 60_000;

/** Returns true if a log has ended, or is so old that it is of an earlier patient. */
function isOverAt({ events }: EventLog, now: number): boolean {
  const last = events.at(-1);
  return last?.kind === 'stop' || now - (last?.at ?? now) > earlierAfter;
}

interface EarlierProps {
  readonly title: string;
  readonly log: EventLog;
  readonly name: string;
  readonly onStart: () => void;
  readonly onShow: () => void;
}

/** The question what becomes of an earlier log, when another emergency is started. */
function Earlier({ title, log, name, onStart, onShow }: EarlierProps) {
  return (
    <Page>
      <PageHeader
        title={title}
        description={`The log of ${name.toLowerCase()}, begun at ${timeText(log.events[0]?.at ?? 0)}, is still on this device.`}
      />
      <Button variant="danger" onClick={onStart} className="min-h-24 text-xl">
        Clear it and start now
      </Button>
      <Button variant="secondary" onClick={onShow} className="min-h-16 text-lg">
        Show that log
      </Button>
    </Page>
  );
}
