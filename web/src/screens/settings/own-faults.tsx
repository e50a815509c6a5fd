import { type FaultReport, listOwnFaults } from '@oryx/contract/faults';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { unsentFaultsOf } from '../../api/unsent-faults.ts';
import { kindWords, statusWords } from '../../clinical/fault/fault-words.ts';
import { dayText } from '../../ui/date-words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

/** Always refetched, because an answer may have come. */
const options = { queryKey: ['faults', 'mine'], queryFn: () => call(listOwnFaults, {}), staleTime: 0 };

/** What the user has reported, and what was answered. */
export function OwnFaults({ userId }: { readonly userId: string }) {
  const faults = useQuery(options, queryClient);
  const unsent = unsentFaultsOf(userId);
  return (
    <section aria-label="My reports" className="flex flex-col gap-3">
      <h3 className="font-semibold">My reports</h3>
      {unsent.map((fault) => (
        <Report key={fault.id} fault={fault} state="Waits on this device for a connection" />
      ))}
      {faults.isPending && <SkeletonRows count={2} />}
      {faults.isError && (
        <LoadError
          title="Unable to load your reports"
          description="Please check your connection and try again."
          onRetry={() => faults.refetch()}
        />
      )}
      {faults.data?.map((fault) => (
        <Report key={fault.id} fault={fault} state={statusWords[fault.status]} reply={fault.reply} />
      ))}
      {faults.data?.length === 0 && unsent.length === 0 && <p>You have reported no fault.</p>}
    </section>
  );
}

interface ReportProps {
  readonly fault: Pick<FaultReport, 'title' | 'kind' | 'words' | 'at'>;
  readonly state: string;
  readonly reply?: string;
}

function Report({ fault: { title, kind, words, at }, state, reply = '' }: ReportProps) {
  return (
    <article className="wrap-anywhere flex flex-col gap-1 border-line border-t pt-2">
      <p className="font-medium">{`${title}: ${kindWords[kind]}`}</p>
      {words !== '' && <p className="whitespace-pre-line">{words}</p>}
      <p className="text-ink-muted text-sm">{`${dayText(new Date(at))}. ${state}.`}</p>
      {reply !== '' && <p className="whitespace-pre-line">{reply}</p>}
    </article>
  );
}
