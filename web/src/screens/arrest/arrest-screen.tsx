import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { emergencies, startHash } from '../../clinical/emergencies.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RunningArrest } from './running-arrest.tsx';
import { useEventLog } from './use-event-log.ts';

/** Arrest mode: a clock, the next shock and drug, and a log, for an adult, a child or a newborn. */
export function ArrestScreen({ id, title }: { readonly id?: string | undefined; readonly title: string }) {
  const held = useEventLog();
  const { log, start, change } = held;
  const [, navigate] = useLocation();
  const asked = emergencies.find((each) => each.id === id);
  useEffect(() => {
    if (!asked || window.location.hash !== startHash) return;
    start(asked.id);
    // A reload must not start a second one after the end of this one.
    navigate(`/arrest/${asked.id}`, { replace: true });
  }, [asked, start, navigate]);
  const running = log && emergencies.find((each) => each.id === log.emergency);
  if (log && running)
    return <RunningArrest emergency={running} log={log} held={held} onEnd={() => change(null)} />;
  return (
    <Page>
      <PageHeader title={title} description="A clock, the next shock and dose, and a log of what was done" />
      <PatientChip />
      <div className="flex flex-col gap-3">
        {emergencies.map((each) => (
          <Button key={each.id} variant="danger" onClick={() => start(each.id)} className="min-h-24 text-xl">
            {`Start: ${each.name.toLowerCase()}`}
          </Button>
        ))}
      </div>
      <p className="text-ink-muted text-sm">
        The log stays on this device until you clear it or sign out. It names no patient, and nothing is sent.
        Steps and doses are those of the charts{' '}
        {emergencies.map(({ chart, name }, at) => (
          <span key={chart}>
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
