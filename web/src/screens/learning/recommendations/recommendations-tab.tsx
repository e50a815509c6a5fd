import { acceptRecommendation } from '@oryx/contract/learning';
import { useMutation, useQuery } from '@tanstack/react-query';
import { send } from '../../../api/call.ts';
import { queryClient } from '../../../api/query-client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { LearningError } from '../learning-error.tsx';
import { failWith, learningKey, recommendationsOptions } from '../learning-options.ts';
import { RuleNote } from '../rule-note.tsx';
import { toastFailure } from '../toast-failure.ts';
import { RecommendationCard } from './recommendation-card.tsx';

const acceptKey = ['accept-recommendation'];

/** Accepts a recommendation. Rejects with `Failed to accept recommendation`. */
function useAccept() {
  return useMutation(
    {
      mutationKey: acceptKey,
      mutationFn: (id: string) =>
        send(acceptRecommendation, { params: { id } }).catch(failWith('Failed to accept recommendation')),
      onSuccess: () => {
        toast({ title: 'Recommendation accepted', description: 'You find it under Paths.' });
        return queryClient.invalidateQueries({ queryKey: learningKey });
      },
      onError: toastFailure,
    },
    queryClient,
  );
}

/** The recommendations, with their rules. */
export function RecommendationsTab() {
  const { data, error, refetch } = useQuery(recommendationsOptions, queryClient);
  const accepting = useAccept();
  if (data === undefined) {
    if (error) return <LearningError error={error} onRetry={refetch} />;
    return <SkeletonRows count={3} label="Loading recommendations..." />;
  }
  return (
    <div className="flex flex-col gap-4">
      {data.length === 0 ? (
        <EmptyState title="No recommendations available. Complete some learning modules to get personalized suggestions." />
      ) : (
        <ul aria-label="Recommendations" className="flex flex-col gap-4">
          {data.map((recommendation) => (
            <li key={recommendation.id}>
              <RecommendationCard
                recommendation={recommendation}
                isAccepting={accepting.isPending && accepting.variables === recommendation.id}
                onAccept={() => {
                  // The second click of a double click comes before the button is disabled.
                  if (queryClient.isMutating({ mutationKey: acceptKey }) === 0) {
                    accepting.mutate(recommendation.id);
                  }
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <RuleNote title="How this is worked out">
        <ul className="list-disc pl-5">
          <li>High: your average score in a skill is under 60%.</li>
          <li>Medium: you have not opened a path in progress for more than 90 days.</li>
          <li>Low: the easiest path for your profession that you have not begun.</li>
        </ul>
        <p>What you accept does not come back for 30 days.</p>
      </RuleNote>
    </div>
  );
}
