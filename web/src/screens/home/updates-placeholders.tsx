import { Skeleton } from '../../ui/skeleton.tsx';

/** Skeletons of two updates: a title, two lines of text, and a line of badges. */
export function UpdatesSkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading updates...</span>
      {['first', 'second'].map((place) => (
        <div key={place} aria-hidden className="flex flex-col gap-2 py-3 last:pb-0">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-9" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      ))}
    </div>
  );
}

/** Placeholder if there are no updates, or if they cannot be loaded. */
export function NoUpdates() {
  return <p className="mt-2 text-ink-muted">No recent updates available</p>;
}
