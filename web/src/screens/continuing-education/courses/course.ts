import type { Day } from '../calendar-day.ts';
import type { EducationCategory } from '../education-category.ts';

export type CourseStatus = 'available' | 'enrolled' | 'in_progress' | 'completed';

export interface Course {
  readonly id: number;
  readonly title: string;
  readonly provider: string;
  readonly category: EducationCategory;
  readonly credits: number;
  /** In minutes. */
  readonly duration: number;
  readonly level: 'Advanced' | 'Intermediate';
  readonly status: CourseStatus;
  /** In percent. */
  readonly progress: number;
  readonly eligibility: string;
  readonly prerequisite: string;
  /** Start days, earliest first. */
  readonly courseDates: 'self-paced' | readonly Day[];
  readonly location: string;
  /** Address for enrolment by e-mail. */
  readonly enrollmentEmail: string | null;
  readonly fee: string;
  readonly description: string;
  /** The provider's page, for enrolment there. */
  readonly externalLink: string | null;
  readonly hasInteractiveCases: boolean;
}
