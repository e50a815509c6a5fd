import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** While true the button shows that work is under way and takes no press. */
  busy?: boolean;
}

/** A button of at least 48 px; `type` is `button` unless said otherwise. */
export function Button({ variant, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
