import { lazy, Suspense, useState } from 'react';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { ReportedPage } from './reported-page.ts';

const FaultForm = lazy(async () => ({ default: (await import('./fault-form.tsx')).FaultForm }));

/** A quiet button at the end of a page, by which a reader reports a fault of it. */
export function ReportFault(about: ReportedPage) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <FaultForm {...about} onClose={() => setOpen(false)} />
    </Suspense>
  ) : (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="min-h-11 self-start text-ink-muted text-sm underline print:hidden"
    >
      Report a fault
    </button>
  );
}
