import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
}

/** The text of an empty list, under the long horns of an oryx that looks up. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-line border-dashed px-4 py-8 text-center">
      <svg
        aria-hidden
        viewBox="0 0 64 48"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mx-auto mb-2 h-14 text-ink-muted"
      >
        <path d="M29 27C27 19 21 10 13 3M35 27c2-8 8-17 16-24" />
        <path d="M25 30c-4-2-8-2-11 0 2 3 6 4 10 3M39 30c4-2 8-2 11 0-2 3-6 4-10 3" />
        <path d="M25 30c1-3 3-4 7-4s6 1 7 4c0 6-2 9-3 14-1 2-7 2-8 0-1-5-3-8-3-14Z" />
        <path d="M32 30v9M27.8 33h.1M36.2 33h.1" />
      </svg>
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div className="mt-1 text-ink-muted">{children}</div>}
    </div>
  );
}
