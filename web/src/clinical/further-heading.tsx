interface FurtherHeadingProps {
  readonly title: string;
  /** The number of rows under the heading. */
  readonly count: number;
}

/** The heading of the pages beyond those that the specification numbers, with their count. */
export function FurtherHeading({ title, count }: FurtherHeadingProps) {
  return (
    <h2 className="font-bold text-lg leading-tight">
      {title} <span className="font-normal text-base text-ink-muted">({count})</span>
    </h2>
  );
}
