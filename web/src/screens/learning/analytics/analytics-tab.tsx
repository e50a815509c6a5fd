import type * as contract from '@oryx/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { TitledRows } from '../../../ui/titled-rows.tsx';
import { PriorityBadge } from '../learning-badges.tsx';
import { LearningError } from '../learning-error.tsx';
import { analyticsOptions } from '../learning-options.ts';
import { RuleNote } from '../rule-note.tsx';
import { dayText } from '../words.ts';
import { LearningInsights } from './learning-insights.tsx';
import { WeekChart } from './week-chart.tsx';

type Analytics = contract.ResponseOf<typeof contract.learningAnalytics>;

/** The analytics tab: deadlines, general insights, and the user's own weeks. */
export function AnalyticsTab() {
  const { data, error, refetch } = useQuery(analyticsOptions, queryClient);
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
      <div className="flex flex-col gap-4">
        {data !== undefined && <Deadlines deadlines={data.upcomingDeadlines} />}
        {data === undefined && error !== null && <LearningError error={error} onRetry={refetch} />}
        {data === undefined && error === null && <SkeletonRows count={3} label="Loading analytics..." />}
        <LearningInsights />
      </div>
      {data !== undefined && <WeekChart weeks={data.weeks} />}
    </div>
  );
}

function Deadlines({ deadlines }: { deadlines: Analytics['upcomingDeadlines'] }) {
  return (
    <TitledCard title="Upcoming Deadlines">
      <TitledRows
        empty="No upcoming deadlines"
        rows={deadlines.map(({ title, dueDate, priority }) => ({
          key: `${title} ${dueDate}`,
          title,
          text: `Due ${dayText(dueDate)}`,
          badge: <PriorityBadge priority={priority} />,
        }))}
      />
      <RuleNote title="How this is worked out">
        <p>
          A path in progress is due one week for each of its modules after the day you began it. High: within
          3 days, or overdue. Medium: within 7 days.
        </p>
      </RuleNote>
    </TitledCard>
  );
}
