import { Skeleton } from './skeleton.tsx';

interface SkeletonRowsProps {
  /** How many rows, as the specification counts them. */
  count: number;
  /** What is loading, for a screen reader. */
  label?: string;
}

/** Rows in the shape of a list that is loading. */
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
