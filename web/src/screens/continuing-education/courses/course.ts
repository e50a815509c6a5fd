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
  /** The days it begins on, earliest first. */
  readonly courseDates: 'self-paced' | readonly Day[];
  readonly location: string;
  /** Where to ask for a place, for a course that is enrolled in by e-mail. */
  readonly enrollmentEmail: string | null;
  readonly fee: string;
  readonly description: string;
  /** The provider's page, for a course that is enrolled in there. */
  readonly externalLink: string | null;
  readonly hasInteractiveCases: boolean;
}
