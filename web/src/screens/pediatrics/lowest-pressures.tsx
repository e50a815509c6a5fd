import { childSizeSources, childSizes } from '@oryx/calculators';
import { DetailList } from '../../ui/detail-list.tsx';

/** Ages at which the lowest pressure is stated, in months. Between 1 and 10 years it follows a formula. */
const ages = [
  ['Newborn at term', 0],
  ['1-12 months', 6],
  ['1 year', 12],
  ['5 years', 60],
  ['10 years', 120],
  ['Over 10 years', 132],
] as const;

/** The systolic pressures below which PALS calls the pressure low, by age, with their source. */
export function LowestPressures() {
  return (
    <section
      aria-label="Low pressure"
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      <p className="font-semibold">Low pressure: systolic under</p>
      <DetailList
        details={ages.map(([age, months]) => [
          age,
          childSizes({ months, weight: undefined }).find(({ source }) => source === 'pressure')?.text ?? '',
        ])}
      />
      <p className="text-ink-muted text-sm">
        1 to 10 years: 70 + 2 × age. A child in shock may have a normal pressure for long.{' '}
        {childSizeSources.pressure} Awaiting clinical review.
      </p>
    </section>
  );
}
