import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../device/use-is-online.ts';

/** Text to show if the device cannot tell what is stored. */
const leastWords = 'Offline. Calculators work; the rest needs a connection.';

/** A quiet line while offline: what works, and how old it is. */
export function OfflineLine() {
  const isOnline = useIsOnline();
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (isOnline) return;
    let isCurrent = true;
    // Lazy: keeps it out of the first-screen bundle.
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
