import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../device/use-is-online.ts';

/** What is certain where this device cannot tell what it has kept. */
const leastWords = 'Offline. Calculators work; the rest needs a connection.';

/** One quiet line while there is no connection: what works without one, and of when it is. */
export function OfflineLine() {
  const isOnline = useIsOnline();
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (isOnline) return;
    let isCurrent = true;
    // No part of the first screen's bytes.
    import('./reference-on-device.ts')
      .then(({ offlineWords }) => offlineWords())
      .catch(() => leastWords)
      .then((found) => isCurrent && setWords(found));
    return () => {
      isCurrent = false;
      setWords(null);
    };
  }, [isOnline]);
  return (
    <div role="status">
      {!isOnline && words !== null && (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-sunken px-2 py-1.5 text-ink-muted text-xs">
          <CloudOff aria-hidden className="size-[1.25em] shrink-0" />
          {words}
        </p>
      )}
    </div>
  );
}
