import type { ReactNode } from 'react';
import type { Day } from '../calendar-day.ts';
import type { Certification } from '../certifications/certification.ts';
import { CategoryBars } from './category-bars.tsx';
import { CertificationStatusCard } from './certification-status-card.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { RemindersCard } from './reminders-card.tsx';

interface ProgressTabProps {
  readonly certifications: readonly Certification[];
  readonly today: Day;
  /** The CPD ledger. */
  readonly children: ReactNode;
}

/** The progress tab: certifications, deadlines, credits by category, and the CPD ledger. */
export function ProgressTab({ certifications, today, children }: ProgressTabProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        <CertificationStatusCard certifications={certifications} today={today} />
        <RemindersCard certifications={certifications} today={today} />
        <DeadlinesCard today={today} />
        <CategoryBars certifications={certifications} />
      </div>
      {children}
    </div>
  );
}
