import { Skeleton } from './skeleton.tsx';

interface SkeletonRowsProps {
  /** Number of rows, as specified. */
  count: number;
  /** Name of the loading content for screen readers. */
  label?: string;
}

/** Skeleton rows of a loading list. */
export function SkeletonRows({ count, label = 'Loading...' }: SkeletonRowsProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
