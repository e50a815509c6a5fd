import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from './use-page-title.ts';

interface PageHeaderProps {
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** Where the Back link leads; without it there is none. */
  backTo?: string;
  /** What a Back button does, for what is open over a screen. */
  onBack?: () => void;
}

const backLook =
  '-ml-2 inline-flex min-h-11 items-center gap-1 self-start rounded-control px-2 font-medium text-accent-ink hover:bg-accent-soft';

const backContent = (
  <>
    <ChevronLeft aria-hidden className="size-[1.25em]" />
    Back
  </>
);

/** The head of a screen: its one h1 and, where there is a way back, the link. */
export function PageHeader({ title, description, backTo, onBack }: PageHeaderProps) {
  const heading = usePageTitle(title);
  return (
    <header className="flex flex-col gap-1">
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
