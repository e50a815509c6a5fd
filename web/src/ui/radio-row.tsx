import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FocusRing } from './focus-ring.tsx';

interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly checked: boolean;
  readonly children: ReactNode;
}

/** One radio option as a row of at least 48 px. The whole row can be pressed. */
export function RadioRow({ children, ...input }: RadioRowProps) {
  const labelId = useId();
  return (
    <label
      className={classNames(
        'relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border px-3 py-2',
        input.checked ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      <input
        {...input}
        type="radio"
        aria-labelledby={labelId}
        className="peer size-5 shrink-0 accent-accent outline-none"
      />
      <FocusRing />
      {/* The radio has these words as its name, and a screen reader must not read them twice. */}
      <span id={labelId} aria-hidden className="contents">
        {children}
      </span>
    </label>
  );
}
