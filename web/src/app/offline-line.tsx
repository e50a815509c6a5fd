import CloudOff from 'lucide-react/icons/cloud-off';
import { useIsOnline } from '../device/use-is-online.ts';

/** One quiet line while there is no connection. */
export function OfflineLine() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-sunken px-2 py-1.5 text-ink-muted text-xs">
          <CloudOff aria-hidden className="size-[1.25em] shrink-0" />
          Offline. Calculators work; the rest needs a connection.
        </p>
      )}
    </div>
  );
}
