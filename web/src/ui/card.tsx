import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A surface for one subject. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classNames('rounded-card border border-line bg-surface p-4 shadow-card', className)}
    />
  );
}
