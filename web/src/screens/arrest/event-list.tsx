import { type EventLog, timeOn, withoutEvent, withTime } from '../../clinical/emergency-log/event-log.ts';
import { startOf } from '../../clinical/emergency-log/resuscitation.ts';
import { durationText } from '../../clinical/steps/duration-text.ts';
import { Button } from '../../ui/button.tsx';
import { secondText } from '../../ui/date-words.ts';

interface EventListProps {
  readonly log: EventLog;
  readonly onChange: (log: EventLog) => void;
}

/** The log, the latest first. Each time can be corrected, and each event but the start taken back. */
export function EventList({ log, onChange }: EventListProps) {
  const startedAt = startOf(log);
  return (
    <section aria-labelledby="arrest-log" className="flex flex-col gap-2">
      <h2 id="arrest-log" className="font-semibold">
        Log
      </h2>
      <ol aria-labelledby="arrest-log" className="flex flex-col divide-y divide-line">
        {log.events.toReversed().map(({ id, kind, at, text }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <input
              type="time"
              step={1}
              aria-label={`Time of: ${text}`}
              defaultValue={secondText(at)}
              key={at}
              onBlur={({ target }) => {
                const corrected = timeOn(at, target.value);
                if (corrected !== null && corrected !== at) onChange(withTime(log, id, corrected));
              }}
              className="min-h-11 rounded-control border border-line bg-surface px-2 font-semibold text-lg tabular-nums"
            />
            <span className="text-ink-muted text-lg tabular-nums">+{durationText(at - startedAt)}</span>
            <span className="wrap-anywhere flex-1 basis-40">{text}</span>
            {kind !== 'start' && (
              <Button
                variant="ghost"
                aria-label={`Take back: ${text}`}
                onClick={() => onChange(withoutEvent(log, id))}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
