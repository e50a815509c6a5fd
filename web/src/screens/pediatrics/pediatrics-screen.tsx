import { lazy, Suspense } from 'react';
import { useDay } from '../../clinical/on-day/use-day.ts';
import { PaedCal } from './paed-cal.tsx';

// Lazy: few users have a role.
const PaedCalOnDay = lazy(async () => ({
  default: (await import('./paed-cal-on-day.tsx')).PaedCalOnDay,
}));

/** Paed-Cal, as it is today or as readers saw it on the day in the address. */
export function PediatricsScreen({ title }: { readonly title: string }) {
  const day = useDay();
  if (day === null) return <PaedCal title={title} />;
  return (
    <Suspense>
      <PaedCalOnDay title={title} day={day} />
    </Suspense>
  );
}
