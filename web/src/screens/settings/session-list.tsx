import type { listSessions, ResponseOf } from '@oryx/contract';
import { momentText } from '../../ui/date-words.ts';

const momentOf = (time: string) => momentText(new Date(time));

/** The devices on which the user is signed in. This device is labelled. */
export function SessionList({ sessions }: { sessions: ResponseOf<typeof listSessions> }) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => (
        <li key={id} className="py-2.5 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            <span className="min-w-0 break-words">{device}</span>
            {isCurrent && (
              <span className="rounded-full border border-accent px-2 text-accent-ink text-sm">
                This device
              </span>
            )}
          </p>
          <p className="text-ink-muted text-sm">Signed in {momentOf(createdAt)}</p>
          <p className="text-ink-muted text-sm">Last seen {momentOf(lastSeenAt)}</p>
        </li>
      ))}
    </ul>
  );
}
