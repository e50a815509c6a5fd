import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'done';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border px-4 py-2 text-center font-semibold leading-tight transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-60 [&>svg]:shrink-0';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent enabled:hover:border-accent-hover enabled:hover:bg-accent-hover',
  secondary: 'border-line-strong bg-surface text-ink enabled:hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-accent-ink enabled:hover:bg-accent-soft',
  danger:
    'border-danger-solid bg-danger-solid text-on-danger enabled:hover:border-danger-solid-hover enabled:hover:bg-danger-solid-hover',
  done: 'border-normal-line bg-normal-soft text-normal-ink enabled:hover:border-normal-ink',
};

/** Returns the classes of a button, also for a link that looks like one. */
export function buttonStyle(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(base, looks[variant], className);
}
