import type { Medication } from '@oryx/contract';
import type { Candidate } from '@oryx/doses';
import { capitalised, noBreakSpace, routesText, ruleText, shortText, shownDose, whomText } from '@oryx/doses';
import ChevronRight from 'lucide-react/icons/chevron-right';

interface OtherDosesProps {
  readonly candidates: readonly Candidate[];
  /** The candidates that only the age can tell apart. */
  readonly isContested: (candidate: Candidate) => boolean;
  readonly medication: Medication;
  readonly stocked: string | null;
  readonly onChoose: (candidate: Candidate) => void;
}

/** The other doses for the same purpose, folded. Choosing one shows it in place of the first. */
export function OtherDoses({ candidates, isContested, medication, stocked, onChoose }: OtherDosesProps) {
  if (candidates.length === 0) return null;
  const rows = candidates.map((candidate) => {
    const { dose, waitsFor } = candidate;
    const shown =
      isContested(candidate) || waitsFor !== null
        ? null
        : shownDose(candidate, medication.concentrations, null, stocked);
    return {
      candidate,
      way: capitalised(routesText(dose.routes)),
      figure: isContested(candidate) ? 'by age' : shown ? shortText(candidate, shown) : ruleText(dose),
      why: [whomText(dose, noBreakSpace), dose.indication, dose.differs].filter(Boolean).join(' · '),
    };
  });
  return (
    <details className="group border-line border-y print:hidden">
      <summary className="flex min-h-12 items-center gap-2 py-2 -outline-offset-3">
        <span className="line-clamp-2 min-w-0 flex-1">
          <span className="font-medium">{candidates.length === 1 ? 'Another dose: ' : 'Other doses: '}</span>
          <span className="text-ink-muted">
            {rows.map(({ way, figure }) => `${way} ${figure}`).join('; ')}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-90" />
      </summary>
      <ul className="divide-y divide-line border-line border-t">
        {rows.map(({ candidate, way, figure, why }) => (
          <li key={medication.doses.indexOf(candidate.dose)}>
            <button
              type="button"
              onClick={() => onChoose(candidate)}
              className="flex min-h-14 w-full flex-wrap items-center gap-x-3 py-2 text-left -outline-offset-3 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-medium">{way}</span>
                <span className="block text-ink-muted text-sm">{why}</span>
              </span>
              <span className="font-semibold">{figure}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
