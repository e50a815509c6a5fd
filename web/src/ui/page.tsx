import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PageProps {
  /** `reading` keeps lines short, `full` leaves room for columns. */
  width?: 'reading' | 'full';
  className?: string;
  children: ReactNode;
}

/** The frame of a screen: width, padding and spacing. */
export function Page({ width = 'reading', className, children }: PageProps) {
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col gap-4 px-(--page-inset) py-4 short:gap-3 short:py-2 wide:gap-6 wide:py-8',
        width === 'reading' ? 'max-w-3xl' : 'max-w-6xl',
        className,
      )}
    >
      {children}
    </div>
  );
}
