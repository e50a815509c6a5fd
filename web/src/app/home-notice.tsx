import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../device/when-idle.ts';

/** A notice about this device on Home, loaded when the first screen is there. */
export function HomeNotice({ path }: { readonly path: string }) {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./device-notice.tsx')
          .then(({ DeviceNotice }) => setNotice(() => DeviceNotice))
          .catch((error: unknown) => console.error('No notice about this device is shown.', error));
      }),
    [],
  );
  return path === '/' && Notice !== null ? <Notice /> : null;
}
