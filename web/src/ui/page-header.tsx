import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from './use-page-title.ts';

interface PageHeaderProps {
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** Target of the Back link. Without it there is none. */
  backTo?: string;
  /** Action of a Back button, for an overlay. */
  onBack?: () => void;
}

const backLook =
  '-ml-2 inline-flex min-h-11 items-center gap-1 self-start rounded-control px-2 font-medium text-accent-ink hover:bg-accent-soft print:hidden';

const backContent = (
  <>
    <ChevronLeft aria-hidden className="size-[1.25em]" />
    Back
  </>
);

/** The header of a screen: its only h1 and, if there is one, the Back link. */
export function PageHeader({ title, description, backTo, onBack }: PageHeaderProps) {
  const heading = usePageTitle(title);
  return (
    <header className="flex flex-col gap-1 short:flex-row short:flex-wrap short:items-center short:gap-x-4">
      {backTo !== undefined && (
        <Link href={backTo} className={backLook}>
          {backContent}
        </Link>
      )}
      {onBack !== undefined && (
        <button type="button" onClick={onBack} className={backLook}>
          {backContent}
        </button>
      )}
      <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl leading-tight tracking-tight">
        {title}
      </h1>
      {description !== undefined && <p className="text-ink-muted">{description}</p>}
    </header>
  );
}
