import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { CorrectionText } from '../../clinical/correction-text.tsx';
import { correctionsOptions } from '../../clinical/corrections.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

/** The log of all corrections of doses and steps. */
export function AllCorrections() {
  const corrections = useQuery(correctionsOptions, queryClient);
  return (
    <section aria-label="Corrections" className="flex flex-col gap-3">
      <h3 className="font-semibold">Corrections of doses and steps</h3>
      {corrections.isPending && <SkeletonRows count={2} />}
      {corrections.isError && (
        <LoadError
          title="Unable to load the corrections"
          description="Please check your connection and try again."
          onRetry={() => corrections.refetch()}
        />
      )}
      {corrections.data?.length === 0 && <p>None so far.</p>}
      {corrections.data?.map((correction) => (
        <article key={correction.id} className="border-line border-t pt-2">
          <CorrectionText correction={correction} />
        </article>
      ))}
    </section>
  );
}
