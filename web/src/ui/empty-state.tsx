import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
}

/** What a list says when nothing is in it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-line border-dashed px-4 py-8 text-center">
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div className="mt-1 text-ink-muted">{children}</div>}
    </div>
  );
}
