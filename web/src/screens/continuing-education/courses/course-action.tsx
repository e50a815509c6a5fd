import type { User } from '@oryx/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import ExternalLink from 'lucide-react/icons/external-link';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'wouter';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { Course } from './course.ts';
import { buttonLabels, enrolmentOf } from './enrolment.ts';

interface CourseActionProps {
  readonly course: Course;
  readonly user: User;
  /** True if the course was completed on this device. */
  readonly isCompleted: boolean;
  /** Id of the heading with the course title. */
  readonly headingId: string;
}

/** The button of a course: a mail, the provider's page in a new tab, or the course itself. */
export function CourseAction({ course, user, isCompleted, headingId }: CourseActionProps) {
  const { kind, href } = enrolmentOf(course, user);
  const props = { href, 'aria-describedby': headingId, className: buttonStyle('primary', 'w-full') };
  if (isCompleted) {
    return (
      <Link {...props} className={buttonStyle('done', 'w-full')}>
        <CircleCheck aria-hidden className="size-5" />
        Completed
      </Link>
    );
  }
  const label = buttonLabels[course.status];
  // No course has a certificate yet.
  if (course.status === 'completed') {
    return (
      <Button variant="secondary" disabled aria-describedby={headingId} className="w-full">
        {label}
      </Button>
    );
  }
  if (kind === 'course') return <Link {...props}>{label}</Link>;
  const Icon = kind === 'mail' ? Mail : ExternalLink;
  const newTab = kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...props} {...newTab}>
      <Icon aria-hidden className="size-5" />
      {label}
    </a>
  );
}
