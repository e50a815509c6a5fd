import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { useMedia } from './use-media.ts';

interface BesideListProps {
  /** The name of the list. */
  readonly label: string;
  readonly rows: readonly { readonly href: string; readonly title: string; readonly isOpen: boolean }[];
  /** The open page. */
  readonly children: ReactNode;
}

/**
 * A page with the list that it was opened from at its left, where both have room at the text size of the user. It is
 * the same page without the list, so that a turned tablet or a resized window loses nothing that was entered.
 */
export function BesideList({ label, rows, children }: BesideListProps) {
  const isWide = useMedia('(width >= 80rem)');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const open = isWide && list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would also scroll the page.
    if (open) open.closest('nav')?.scrollTo(0, open.offsetTop - window.innerHeight / 2);
  }, [isWide]);

  return (
    <div className={classNames(isWide && '@container flex items-start')}>
      {isWide && (
        <nav
          aria-label={label}
          className="sticky top-0 hidden h-dvh w-64 shrink-0 overflow-y-auto overscroll-contain border-line border-r bg-surface @min-[65rem]:block print:hidden"
        >
          <ul ref={list} className="divide-y divide-line">
            {rows.map(({ href, title, isOpen }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={isOpen || undefined}
                  className="wrap-anywhere flex min-h-12 items-center px-4 py-1.5 leading-tight -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
