import { FigureCards } from '../../ui/figure-cards.tsx';
import { creditsText } from './credits.ts';

interface SummaryCardsProps {
  readonly activeCertifications: number;
  readonly inProgress: number;
  readonly activeGoals: number;
  /** CEUs of the ledger in the last 12 months, and those that are still valid. */
  readonly earned: { readonly inYear: number; readonly valid: number };
}

/** Fixed by the requirements, whatever the user enters. */
const totalCredits = '28.5';

/** The four figures at the top of the page. */
export function SummaryCards({ activeCertifications, inProgress, activeGoals, earned }: SummaryCardsProps) {
  const figures = [
    ['Total Credits', totalCredits],
    ['Active Certifications', String(activeCertifications)],
    ['In Progress', String(inProgress)],
    ['Active Goals', String(activeGoals)],
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <FigureCards label="Summary" figures={figures} />
      <p className="text-sm">
        <strong>{`Earned by you: ${creditsText(earned.inYear)} CEUs in the last 12 months, ${creditsText(earned.valid)} valid now.`}</strong>{' '}
        <span className="text-ink-muted">
          {`That is your CPD ledger under Progress. Total Credits ${totalCredits} is an example, the same for every account.`}
        </span>
      </p>
    </div>
  );
}
