import type { Day } from '../calendar-day.ts';

/** A learning goal. No screen creates one yet. */
export interface EducationGoal {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly priority: 'high' | 'medium' | 'low';
  readonly targetDate: Day;
  readonly category: string;
  readonly currentCredits: number;
  readonly targetCredits: number;
}
