import { causes } from '../../clinical/emergencies.ts';
import type { EventLog, LoggedEvent } from '../../clinical/emergency-log/event-log.ts';

interface CauseListProps {
  readonly log: EventLog;
  readonly onLook: (cause: string) => void;
  readonly onForget: (events: readonly LoggedEvent[]) => void;
}

/** The reversible causes. A tick says that somebody has looked for it. */
export function CauseList({ log, onLook, onForget }: CauseListProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-semibold">Reversible causes: looked for</legend>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {causes.map((cause) => {
          const looked = log.events.filter(({ kind, of }) => kind === 'cause' && of === cause);
          return (
            <label key={cause} className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                checked={looked.length > 0}
                onChange={() => (looked.length > 0 ? onForget(looked) : onLook(cause))}
                className="size-6 shrink-0 accent-accent"
              />
              {cause}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
