import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** The notification area. It is loaded after the first screen, so that it does not delay it. */
export function Notifications() {
  const [isLoading, setLoading] = useState(false);
  useEffect(() => setLoading(true), []);
  return isLoading ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
