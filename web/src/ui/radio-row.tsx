import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FocusRing } from './focus-ring.tsx';

interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly checked: boolean;
  readonly children: ReactNode;
}

/** One radio option as a row of at least 48 px. The whole row can be pressed. */
export function RadioRow({ children, ...input }: RadioRowProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border px-3 py-2',
        input.checked ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      <input {...input} type="radio" className="peer size-5 shrink-0 accent-accent outline-none" />
      <FocusRing />
      {children}
    </label>
  );
}
