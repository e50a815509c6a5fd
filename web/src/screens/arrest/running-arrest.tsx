import { useState } from 'react';
import { Link } from 'wouter';
import { useReference } from '../../api/reference.ts';
import { algorithms } from '../../clinical/algorithms.ts';
import type { Arrest } from '../../clinical/emergencies.ts';
import { type EventLog, withoutEvent } from '../../clinical/emergency-log/event-log.ts';
import { drugsDue, energyFor, standingOf } from '../../clinical/emergency-log/resuscitation.ts';
import type { useEventLog } from '../../clinical/emergency-log/use-event-log.ts';
import { medications } from '../../clinical/medications.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { durationText } from '../../clinical/steps/duration-text.ts';
import { useNow } from '../../device/use-now.ts';
import { useWakeLock } from '../../device/use-wake-lock.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { CauseList } from './cause-list.tsx';
import { ClockCard } from './clock-card.tsx';
import { DrugButtons } from './drug-buttons.tsx';
import { EventList } from './event-list.tsx';
import { HandOver } from './hand-over.tsx';
import { SignalChoice } from './signal-choice.tsx';
import { type Announcement, metronomeRate, useCountdownSignal, useMetronome } from './signals.ts';

interface RunningArrestProps {
  readonly emergency: Arrest;
  readonly log: EventLog;
  readonly held: ReturnType<typeof useEventLog>;
  readonly onEnd: () => void;
}

/** A running resuscitation: the clock and what is due above, the large buttons below, then causes and log. */
export function RunningArrest({ emergency, log, held, onEnd }: RunningArrestProps) {
  const { add, change } = held;
  const heading = usePageTitle(`Resuscitation, ${emergency.name.toLowerCase()}`);
  const now = Number(useNow((time) => String(Math.floor(time.getTime() / 1000) * 1000)));
  const [by, setBy] = useState<Announcement>('voice');
  const [ticks, setTicks] = useState(false);
  const chart = useReference(algorithms).data?.find(({ id }) => id === emergency.chart);
  const drugs = useReference(medications).data ?? [];
  const patient = usePatient();
  const weight = patient?.weight ?? null;
  const steps = chart?.steps ?? [];
  const standing = standingOf(log);
  const last = log.events.at(-1);
  const { state, cycleFrom, cycle, shocks, startedAt } = standing;
  const isRunning = state === 'arrest';
  useWakeLock(state !== 'ended');
  useMetronome(isRunning && ticks);
  const left = emergency.cycleSeconds - Math.floor((Math.max(now, cycleFrom) - cycleFrom) / 1000);
  useCountdownSignal(isRunning ? left : null, `${cycle} ${state}`, emergency.check, by);
  const shock = steps.find(({ type }) => type === 'shock');
  const energy = shock?.energy ? energyFor(shock.energy, weight) : null;
  const energyText = energy === null ? (shock?.heading ?? '') : `${energy} J`;
  return (
    <Page>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 ref={heading} tabIndex={-1} className="font-bold text-xl leading-tight outline-none">
          Resuscitation, {emergency.name.toLowerCase()}
        </h1>
        <PatientChip />
      </div>
      <ClockCard
        label={isRunning ? `${emergency.check} ${left > 0 ? 'in' : 'now'}` : null}
        figure={
          isRunning
            ? left > 0
              ? durationText(left * 1000)
              : `+${durationText(-left * 1000)}`
            : state === 'pulse'
              ? 'Pulse is back'
              : 'Stopped'
        }
      >
        <span>
          {isRunning ? `Cycle ${cycle}` : `Since ${durationText(now - cycleFrom)}`}
          {emergency.hasShock && ` · shocks ${shocks}`}
        </span>
        <span className="text-ink-muted">In all {durationText(now - startedAt)}</span>
      </ClockCard>
      {isRunning && (
        <div className="grid grid-cols-2 gap-3">
          {emergency.hasShock ? (
            <>
              <Button
                variant="danger"
                onClick={() => add('shock', `Shock ${shocks + 1}${energyText && `, ${energyText}`}`)}
                className="min-h-24 flex-col text-xl"
              >
                Shock given
                <span className="font-normal text-base">{energyText}</span>
              </Button>
              <Button
                variant="secondary"
                onClick={() => add('no shock', 'Rhythm check: no shock')}
                className="min-h-24 flex-col text-xl"
              >
                No shock
                <span className="font-normal text-base">PEA or asystole</span>
              </Button>
            </>
          ) : (
            <>
              <Button
                variant="danger"
                onClick={() => add('check', 'Heart rate under 60/min')}
                className="min-h-24 text-xl"
              >
                Under 60/min
              </Button>
              <Button
                variant="secondary"
                onClick={() => add('check', 'Heart rate 60 to 99/min')}
                className="min-h-24 text-xl"
              >
                60 to 99/min
              </Button>
            </>
          )}
        </div>
      )}
      {isRunning && (
        <DrugButtons
          drugs={drugsDue(log, steps, emergency, now)}
          isSideKnown={!emergency.hasShock || standing.side !== undefined}
          medications={drugs}
          emergency={emergency}
          known={{ weight, age: patient?.age ?? null }}
          now={now}
          onGive={(text, of) => add('drug', text, { of })}
        />
      )}
      {!chart && (
        <p role="status" className="rounded-control border border-line px-3 py-2">
          The chart is not on this device, so that no dose is shown. Clock and log work.
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        {state === 'arrest' ? (
          <Button
            variant="done"
            onClick={() => add('pulse', emergency.hasShock ? 'Pulse is back' : 'Heart rate 100/min or more')}
            className="min-h-16 text-lg"
          >
            {emergency.hasShock ? 'Pulse is back' : '100/min or more'}
          </Button>
        ) : (
          <Button
            variant="danger"
            onClick={() => add('pulse lost', 'Arrest again')}
            className="min-h-16 text-lg"
          >
            Arrest again
          </Button>
        )}
        {state === 'ended' ? (
          <Button variant="secondary" onClick={onEnd} className="min-h-16 text-lg">
            Clear the log
          </Button>
        ) : (
          <Button
            variant="secondary"
            onClick={() => add('stop', 'Resuscitation stopped')}
            className="min-h-16 text-lg"
          >
            Stop
          </Button>
        )}
      </div>
      {last && last.kind !== 'start' && (
        <Button variant="ghost" onClick={() => change(withoutEvent(log, last.id))}>
          Take the last tap back: {last.text}
        </Button>
      )}
      {state === 'pulse' && (
        <Link href="/algorithms" className="font-semibold text-accent-ink underline">
          Next: the chart Post-cardiac-arrest care
        </Link>
      )}
      <Switch label={`Metronome, ${metronomeRate} a minute`} isOn={ticks} onChange={setTicks} />
      <SignalChoice label="At the end of a cycle" announcement={by} onAnnounce={setBy} />
      {emergency.hasShock && (
        <CauseList
          log={log}
          onLook={(cause) => add('cause', `Looked for: ${cause}`, { of: cause })}
          onForget={(events) =>
            change({ ...log, events: log.events.filter((event) => !events.includes(event)) })
          }
        />
      )}
      <EventList log={log} onChange={change} />
      <HandOver log={log} emergency={emergency} weight={weight} />
      <p className="text-ink-muted text-sm">
        <Link href={`/algorithms/${emergency.chart}`} className="text-accent-ink underline">
          {chart?.title ?? 'The chart'}
        </Link>{' '}
        has all steps and the special cases.
      </p>
    </Page>
  );
}
