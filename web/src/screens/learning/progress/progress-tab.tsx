import type * as contract from '@oryx/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { FigureCards } from '../../../ui/figure-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LearningError } from '../learning-error.tsx';
import { analyticsOptions } from '../learning-options.ts';
import { counted, percentText, rounded } from '../words.ts';
import { SkillProgression } from './skill-progression.tsx';

/** Skeletons that stand in for the figures while they load, as the specification counts them. */
const skeletonCards = 4;

/** How far the user has come in all. */
export function ProgressTab() {
  const { data, error, refetch } = useQuery(analyticsOptions, queryClient);
  if (data === undefined)
    return error ? <LearningError error={error} onRetry={refetch} /> : <FigureSkeletons />;
  return (
    <div className="flex flex-col gap-4">
      <FigureCards label="Your progress" figures={figuresOf(data)} />
      <SkillProgression skills={data.skillProgression} />
    </div>
  );
}

function figuresOf({ overallProgress }: contract.ResponseOf<typeof contract.learningAnalytics>) {
  const { completedPaths, learningStreak, totalTimeHours, averageScore } = overallProgress;
  return [
    ['Completed Paths', String(completedPaths)],
    ['Learning Streak', counted(learningStreak, 'day')],
    ['Total Hours', rounded(totalTimeHours)],
    ['Average Score', percentText(averageScore)],
  ] as const;
}

function FigureSkeletons() {
  return (
    <div role="status" className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
      <span className="sr-only">Loading your progress...</span>
      {Array.from({ length: skeletonCards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <Skeleton key={card} className="h-18" />
      ))}
    </div>
  );
}
