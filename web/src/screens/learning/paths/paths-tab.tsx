import type { LearningPathItem } from '@oryx/contract';
import { passMark } from '@oryx/contract/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LearningError } from '../learning-error.tsx';
import type { PathFilters } from '../learning-options.ts';
import type { useOpenModule } from '../module/use-open-module.ts';
import { RuleNote } from '../rule-note.tsx';
import { PathCard } from './path-card.tsx';
import { PathFilterFields } from './path-filters.tsx';

const grid = 'grid grid-cols-1 gap-4 wide:grid-cols-2';

/** Number of skeleton cards, as specified. */
const skeletonCards = 6;

interface PathsTabProps {
  readonly paths: UseQueryResult<readonly LearningPathItem[]>;
  readonly filters: PathFilters;
  readonly onFilter: (filters: PathFilters) => void;
  readonly sitting: ReturnType<typeof useOpenModule>;
}

/** The learning paths, filtered by profession and difficulty. */
export function PathsTab({ paths, filters, onFilter, sitting }: PathsTabProps) {
  return (
    <div className="flex flex-col gap-4">
      <PathFilterFields filters={filters} onChange={onFilter} />
      <PathList paths={paths} sitting={sitting} />
      <RuleNote title="How Oryx counts">
        <p>
          A module is complete with {passMark}% of its answers right. You can try it as often as you like, and
          the best score counts. The estimated time is worked out: 200 words a minute, and a minute for each
          question. No accreditor has approved these paths.
        </p>
      </RuleNote>
    </div>
  );
}

function PathList({ paths, sitting }: Pick<PathsTabProps, 'paths' | 'sitting'>) {
  const { data, error, refetch } = paths;
  if (data === undefined)
    return error ? <LearningError error={error} onRetry={refetch} /> : <PathSkeletons />;
  if (data.length === 0) {
    return <EmptyState title="No learning paths">Choose another profession or difficulty.</EmptyState>;
  }
  return (
    <ul aria-label="Learning paths" className={grid}>
      {data.map((item) => (
        <li key={item.path.id}>
          <PathCard item={item} starting={sitting.starting} onStart={sitting.start} />
        </li>
      ))}
    </ul>
  );
}

function PathSkeletons() {
  return (
    <div role="status" className={grid}>
      <span className="sr-only">Loading learning paths...</span>
      {Array.from({ length: skeletonCards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <Skeleton key={card} className="h-64" />
      ))}
    </div>
  );
}
