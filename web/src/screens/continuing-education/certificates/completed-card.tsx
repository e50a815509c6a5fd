import type { User } from '@oryx/contract';
import { useState } from 'react';
import { productName } from '../../../product.ts';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { TitledRows } from '../../../ui/titled-rows.tsx';
import type { Day } from '../calendar-day.ts';
import { courses } from '../courses/courses.ts';
import { useCompletedPaths } from '../cpd/use-completed-paths.ts';
import { creditsText } from '../credits.ts';
import type { Completed } from './certificate.ts';
import { CertificateSheet } from './certificate-sheet.tsx';

interface CompletedCardProps {
  readonly user: User;
  readonly today: Day;
  readonly isCompleted: (courseId: number) => boolean;
}

/** What was completed in Oryx, each with its certificate. */
export function CompletedCard({ user, today, isCompleted }: CompletedCardProps) {
  const paths = useCompletedPaths();
  const [shown, setShown] = useState<Completed | null>(null);
  const completed: Completed[] = [
    ...courses.filter(({ id }) => isCompleted(id)).map(({ title, credits }) => ({ title, credits })),
    ...paths.map((title) => ({ title, credits: null })),
  ];
  return (
    <TitledCard title={`Completed in ${productName}`}>
      <TitledRows
        empty="A certificate stands here for each course and learning path that you complete."
        rows={completed.map((one) => ({
          key: one.title,
          title: one.title,
          text: one.credits === null ? 'Learning path' : `${creditsText(one.credits)} credits`,
          badge: (
            <Button
              variant="secondary"
              aria-label={`Certificate of ${one.title}`}
              onClick={() => setShown(one)}
            >
              Certificate
            </Button>
          ),
        }))}
      />
      {shown !== null && (
        <CertificateSheet completed={shown} user={user} today={today} onClose={() => setShown(null)} />
      )}
    </TitledCard>
  );
}
