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
  /** Shows the certificate of the completed course. */
  readonly onCertificate: () => void;
}

/** The button of a course: a mail, the provider's page in a new tab, or the course itself. */
export function CourseAction({ course, user, isCompleted, headingId, onCertificate }: CourseActionProps) {
  const { kind, href } = enrolmentOf(course, user);
  const props = { href, 'aria-describedby': headingId, className: buttonStyle('primary', 'w-full') };
  const certificate = (
    <Button variant="secondary" aria-describedby={headingId} className="w-full" onClick={onCertificate}>
      {buttonLabels.completed}
    </Button>
  );
  if (isCompleted) {
    return (
      <div className="flex flex-col gap-2">
        <Link {...props} className={buttonStyle('done', 'w-full')}>
          <CircleCheck aria-hidden className="size-5" />
          Completed
        </Link>
        {certificate}
      </div>
    );
  }
  const label = buttonLabels[course.status];
  if (course.status === 'completed') return certificate;
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
