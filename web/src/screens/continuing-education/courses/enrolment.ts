import type { User } from '@oryx/contract';
import { productName } from '../../../product.ts';
import type { Course, CourseStatus } from './course.ts';

/** The target of a course's button. None of them calls the server. */
export type Enrolment =
  | { readonly kind: 'mail'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'course'; readonly href: string };

/** Returns a mail draft to the provider that names the course and the user. */
function mailDraft(email: string, { title }: Course, { firstName, lastName, profession }: User): string {
  const subject = `Enrolment: ${title}`;
  const body = [
    'Good day,',
    '',
    `I would like to enrol in the course ${title}. Please send me the next dates and how to pay.`,
    '',
    `${firstName} ${lastName}`,
    profession,
    '',
    `Sent from ${productName}`,
  ].join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Returns how this user enrols in the course: by mail, on the provider's page, or by starting it here. */
export function enrolmentOf(course: Course, user: User): Enrolment {
  const { enrollmentEmail, externalLink } = course;
  if (enrollmentEmail !== null) return { kind: 'mail', href: mailDraft(enrollmentEmail, course, user) };
  if (externalLink !== null) return { kind: 'external', href: externalLink };
  return { kind: 'course', href: '/ecg-course' };
}

/** Button labels by status of the course. */
export const buttonLabels: Record<CourseStatus, string> = {
  available: 'Enroll',
  enrolled: 'Continue',
  in_progress: 'Continue',
  completed: 'View Certificate',
};
