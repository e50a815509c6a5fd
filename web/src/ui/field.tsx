import { type ReactNode, useId } from 'react';
import { ToneIcon } from './tone-icon.tsx';

/** Attributes that connect a control to its label, hint and error. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message, shown as soon as it is set. */
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A form control with its label, hint and error, connected for assistive technology. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hintId, error === undefined ? undefined : errorId].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="mb-1.5 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-ink-muted text-sm">
          {hint}
        </p>
      )}
      <div id={errorId} aria-live="polite">
        {error !== undefined && (
          <p className="mt-1.5 flex items-center gap-1.5 font-medium text-caution-ink text-sm">
            <ToneIcon tone="caution" className="size-[1.1em]" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
