import { TitledCard } from '../../../ui/titled-card.tsx';
import type { Certification } from '../certifications/certification.ts';
import { courses } from '../courses/courses.ts';
import { creditsText, sumOfCredits } from '../credits.ts';
import { categoryCredits } from './category-credits.ts';

/** Credits per category as bars with figures. */
export function CategoryBars({ certifications }: { certifications: readonly Certification[] }) {
  const totals = categoryCredits([
    ...courses,
    ...certifications.map(({ category, creditsEarned }) => ({ category, credits: creditsEarned })),
  ]);
  const offered = sumOfCredits(courses.map(({ credits }) => credits));
  const added = sumOfCredits(totals.map(({ credits }) => credits)) - offered;
  return (
    <TitledCard title="Credits by category">
      <p className="text-ink-muted text-sm">
        {`What the ${courses.length} courses offer (${creditsText(offered)} credits), and what your certifications with a category add (${creditsText(added)}). None of it is in your CPD ledger.`}
      </p>
      <dl className="flex flex-col gap-2.5">
        {totals.map(({ category, credits, percent }) => (
          <div key={category} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <dt>{category}</dt>
            <dd className="font-medium">{`${creditsText(credits)} credits`}</dd>
            <dd aria-hidden className="col-span-2 h-3 overflow-hidden rounded-full border border-line-strong">
              <div data-bar className="h-full bg-accent" style={{ width: `${percent}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
