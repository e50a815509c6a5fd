import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
}

/** The text of an empty list. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-line border-dashed px-4 py-8 text-center">
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div className="mt-1 text-ink-muted">{children}</div>}
    </div>
  );
}
