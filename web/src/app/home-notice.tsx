import { type ComponentType, useEffect, useState } from 'react';
import { useConnection } from '../api/connection.ts';
import { whenIdle } from '../device/when-idle.ts';
import { whenTouched } from '../device/when-touched.ts';
import { useSession } from '../session/session-context.ts';

/**
 * A notice about this device on Home, loaded when the browser is idle after the first touch. Before that its text, which
 * nobody waits for, would be the largest paint of Home, and would grow under the reader. Without a connection it comes
 * at once, because it says whether the app is complete.
 */
export function HomeNotice({ path }: { readonly path: string }) {
  const { user } = useSession();
  const [Notice, setNotice] = useState<ComponentType<{ userId: string }> | null>(null);
  const isReachable = useConnection() === 'reachable';
  const isHome = path === '/';
  useEffect(() => {
    // Nothing may be fetched while a calculator is used.
    if (!isHome) return;
    const load = () =>
      import('./device-notice.tsx')
        .then(({ DeviceNotice }) => setNotice(() => DeviceNotice))
        .catch((error: unknown) => console.error('No notice about this device is shown.', error));
    let stopIdle: (() => void) | undefined;
    const loadIdle = () => {
      stopIdle = whenIdle(load);
    };
    const stopTouched = isReachable ? whenTouched(loadIdle) : loadIdle();
    return () => {
      stopTouched?.();
      stopIdle?.();
    };
  }, [isHome, isReachable]);
  return isHome && Notice !== null && user !== null ? <Notice key={user.id} userId={user.id} /> : null;
}
