import type { FigureId } from '@oryx/calculators';
import { adultRegions, infantRegions } from './body-regions.ts';
import { RuleOfNines } from './rule-of-nines.tsx';

/** Renders an illustration of a calculator. */
export function CalculatorFigure({ id }: { id: FigureId }) {
  switch (id) {
    case 'rule-of-nines-adult':
      return (
        <figure>
          <RuleOfNines title="Rule of Nines, adult" regions={adultRegions} body="adult" />
          <figcaption className="mt-2 text-center text-sm text-ink-muted">
            Adult. Per cent of body surface, front and back.
          </figcaption>
        </figure>
      );
    case 'rule-of-nines-child':
      return (
        <figure>
          <RuleOfNines title="Rule of Nines, child" regions={infantRegions} body="child" />
          <figcaption className="mt-2 text-center text-sm text-ink-muted">
            Infant. For each year after the first take 1 from the head and add 0.5 to each leg.
          </figcaption>
        </figure>
      );
  }
}
