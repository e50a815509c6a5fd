interface FigureCardsProps {
  /** Name of the figures for screen readers. */
  readonly label: string;
  readonly figures: readonly (readonly [name: string, figure: string])[];
}

const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3';

/** A few large figures, each above its name. */
export function FigureCards({ label, figures }: FigureCardsProps) {
  return (
    <dl aria-label={label} className={grid}>
      {figures.map(([name, figure]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-3 shadow-card"
        >
          <dt className="text-ink-muted text-sm leading-tight">{name}</dt>
          <dd className="font-bold text-2xl leading-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
