import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FocusRing } from '../../ui/focus-ring.tsx';

interface ChoiceChipsProps {
  readonly label: string;
  readonly options: readonly string[];
  /** The chosen option, or null if none is. */
  readonly value: string | null;
  readonly onChange: (option: string) => void;
  /** Lets many options scroll sideways on one line. A question shows all of them instead. */
  readonly isOneLine?: boolean;
}

/** A choice among a few short texts. For keyboard and screen reader they are radio buttons. */
export function ChoiceChips({ label, options, value, onChange, isOneLine = false }: ChoiceChipsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend
        data-announced={isOneLine || value !== null ? undefined : true}
        className={isOneLine ? 'sr-only' : 'mb-1.5 font-medium'}
      >
        {label}
      </legend>
      <div
        className={
          isOneLine
            ? '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]'
            : 'flex flex-wrap gap-2'
        }
      >
        {options.map((option) => (
          <label
            key={option}
            className={classNames(
              'relative flex min-h-12 shrink-0 cursor-pointer items-center justify-center rounded-full border px-4 font-medium',
              option === value
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line-strong bg-surface text-ink-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              aria-label={option}
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <FocusRing />
            <span aria-hidden>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
