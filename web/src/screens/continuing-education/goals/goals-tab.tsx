import { useId, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { dayText } from '../calendar-day.ts';
import { creditsText } from '../credits.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { ItemActions } from '../item-actions.tsx';
import type { EducationGoal } from './goal.ts';

interface GoalsTabProps {
  readonly goals: readonly EducationGoal[];
  readonly onDelete: (id: string) => void;
}

const priorities = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' };

/** The education goals. */
export function GoalsTab({ goals, onDelete }: GoalsTabProps) {
  const [deleting, setDeleting] = useState<EducationGoal | null>(null);
  if (goals.length === 0) {
    return (
      <EmptyState title="No education goals yet">Goals that are set for you will stand here.</EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Education goals" className="flex flex-col gap-3">
        {goals.map((goal) => (
          <li key={goal.id}>
            <GoalCard goal={goal} onDelete={() => setDeleting(goal)} />
          </li>
        ))}
      </ul>
      <DeleteDialog
        noun="education goal"
        name={deleting?.title ?? null}
        onConfirm={() => {
          if (deleting !== null) onDelete(deleting.id);
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      />
    </>
  );
}

function GoalCard({ goal, onDelete }: { goal: EducationGoal; onDelete: () => void }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={headingId} className="font-semibold text-lg leading-tight">
          {goal.title}
        </h2>
        <Badge className="border-line-strong bg-sunken text-ink">{priorities[goal.priority]}</Badge>
      </div>
      <p>{goal.description}</p>
      <DetailList
        details={[
          ['Target date', dayText(goal.targetDate)],
          ['Category', goal.category],
          ['Credits', `${creditsText(goal.currentCredits)} of ${creditsText(goal.targetCredits)}`],
        ]}
      />
      <ItemActions headingId={headingId} onDelete={onDelete} />
    </Card>
  );
}
