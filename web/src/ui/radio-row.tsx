import type { ComponentProps, ReactNode } from 'react';

interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly children: ReactNode;
}

/** One radio option as a row of at least 48 px. The whole row can be pressed. */
export function RadioRow({ children, ...input }: RadioRowProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 py-2 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2">
      <input {...input} type="radio" className="size-5 shrink-0 accent-accent outline-none" />
      {children}
    </label>
  );
}
