import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface BadgeProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A status word. The colour only repeats it. */
export function Badge({ className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center rounded-full border px-2.5 py-0.5 font-medium text-sm',
        className,
      )}
    >
      {children}
    </span>
  );
}
