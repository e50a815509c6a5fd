import type { Figure } from '@oryx/calculators';
import { breakable } from './breakable.ts';

/** Labelled figures, each with its basis. */
export function FigureRows({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ label, text, note }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt className="wrap-anywhere min-w-0 text-ink-muted">
            {label}
            {note !== undefined && <span className="block text-sm">{breakable(note)}</span>}
          </dt>
          <dd className="wrap-anywhere ml-auto min-w-0 text-right font-semibold">{breakable(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
