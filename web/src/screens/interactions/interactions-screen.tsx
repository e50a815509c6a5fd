import { lazy, Suspense } from 'react';
import { useDay } from '../../clinical/on-day/use-day.ts';
import { InteractionCheck } from './interaction-check.tsx';

// Lazy: few users have a role.
const InteractionsOnDay = lazy(async () => ({
  default: (await import('./interactions-on-day.tsx')).InteractionsOnDay,
}));

/** The check of drugs of today, or what the interactions said on the day in the address. */
export function InteractionsScreen({ title }: { readonly title: string }) {
  const day = useDay();
  if (day === null) return <InteractionCheck title={title} />;
  return (
    <Suspense>
      <InteractionsOnDay title={title} day={day} />
    </Suspense>
  );
}
