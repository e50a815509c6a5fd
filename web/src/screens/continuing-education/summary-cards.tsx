import { FigureCards } from '../../ui/figure-cards.tsx';

interface SummaryCardsProps {
  readonly activeCertifications: number;
  readonly inProgress: number;
  readonly activeGoals: number;
}

/** Fixed by the requirements, whatever the user enters. */
const totalCredits = '28.5';

/** The four figures at the top of the page. */
export function SummaryCards({ activeCertifications, inProgress, activeGoals }: SummaryCardsProps) {
  const figures = [
    ['Total Credits', totalCredits],
    ['Active Certifications', String(activeCertifications)],
    ['In Progress', String(inProgress)],
    ['Active Goals', String(activeGoals)],
  ] as const;
  return <FigureCards label="Summary" figures={figures} />;
}
