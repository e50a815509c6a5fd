import { Badge } from '../../../ui/badge.tsx';
import type { CourseStatus } from './course.ts';

/** Label and style of each status. */
export const courseBadges: Record<CourseStatus, { readonly word: string; readonly look: string }> = {
  available: { word: 'Available', look: 'border-line-strong bg-sunken text-ink' },
  enrolled: { word: 'Enrolled', look: 'border-accent bg-accent-soft text-accent-ink' },
  in_progress: { word: 'In progress', look: 'border-caution-line bg-caution-soft text-caution-ink' },
  completed: { word: 'Completed', look: 'border-normal-line bg-normal-soft text-normal-ink' },
};

/** The status of a course. */
export function CourseBadge({ status }: { status: CourseStatus }) {
  const { word, look } = courseBadges[status];
  return <Badge className={look}>{word}</Badge>;
}
