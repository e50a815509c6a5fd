import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../device/when-idle.ts';

/** A notice about this device on Home, loaded when Home is there and the browser is idle. */
export function HomeNotice({ path }: { readonly path: string }) {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const isHome = path === '/';
  useEffect(() => {
    // Nothing may be fetched while a calculator is used.
    if (!isHome) return;
    return whenIdle(() => {
      import('./device-notice.tsx')
        .then(({ DeviceNotice }) => setNotice(() => DeviceNotice))
        .catch((error: unknown) => console.error('No notice about this device is shown.', error));
    });
  }, [isHome]);
  return isHome && Notice !== null ? <Notice /> : null;
}
