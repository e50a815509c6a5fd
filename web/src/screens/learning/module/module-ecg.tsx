import { lazy, Suspense } from 'react';
import { PanelBoundary } from '../../../ui/panel-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The drawing and its models are a chunk of their own, because most modules have no ECG. */
const NamedEcg = lazy(async () => ({
  default: (await import('../../../clinical/ecg/named-ecg.tsx')).NamedEcg,
}));

/** The ECG of a reading or a question. */
export function ModuleEcg({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <PanelBoundary fallback={<p role="alert">The ECG could not be loaded. Check your connection.</p>}>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <div className="flex flex-col gap-3">
          <NamedEcg name={name} label={label} />
        </div>
      </Suspense>
    </PanelBoundary>
  );
}
