interface SummaryCardsProps {
  readonly activeCertifications: number;
  readonly inProgress: number;
  readonly activeGoals: number;
}

/** Fixed by the requirements, whatever the user enters. */
const totalCredits = '28.5';

/** The four figures at the head of the page. */
export function SummaryCards({ activeCertifications, inProgress, activeGoals }: SummaryCardsProps) {
  const cards = [
    ['Total Credits', totalCredits],
    ['Active Certifications', String(activeCertifications)],
    ['In Progress', String(inProgress)],
    ['Active Goals', String(activeGoals)],
  ] as const;
  return (
    <dl aria-label="Summary" className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
      {cards.map(([label, figure]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-3 shadow-card"
        >
          <dt className="text-ink-muted text-sm leading-tight">{label}</dt>
          <dd className="font-bold text-2xl leading-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
