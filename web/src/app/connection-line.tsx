import { useEffect, useState } from 'react';
import { useConnection } from '../api/connection.ts';
import { type Line, lineFor } from './connection-words.ts';

/**
 * A quiet line while the server is slow or unreachable: what works, and how old it is. Afterwards it says that the
 * connection is back until another screen opens, so that nothing moves under the reader.
 */
export function ConnectionLine({ path }: { readonly path: string }) {
  const connection = useConnection();
  const isGood = connection === 'reachable';
  const [line, setLine] = useState<Line | null>(null);
  const isQuiet = isGood && line === null;
  useEffect(() => {
    if (isQuiet) return;
    let isCurrent = true;
    lineFor(connection).then((found) => isCurrent && setLine(found));
    return () => {
      isCurrent = false;
    };
  }, [connection, isQuiet]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another screen ends the line of a good connection
  useEffect(() => {
    if (isGood) setLine(null);
  }, [path]);
  return (
    <div role="status">
      {line !== null && (
        // It takes room of the page's upper padding, so that the page does not move and the heading stays clear of it.
        <p className="-mb-3 flex items-center justify-center gap-2 bg-sunken px-2 text-ink-muted text-xs leading-3 wide:-mb-7 wide:py-2">
          <line.Icon aria-hidden className="size-[1em] shrink-0" />
          <span
            aria-hidden
            data-short={line.short}
            className="truncate leading-none before:content-[attr(data-short)] wide:hidden"
          />
          <span className="not-wide:sr-only">{line.words}</span>
        </p>
      )}
    </div>
  );
}
