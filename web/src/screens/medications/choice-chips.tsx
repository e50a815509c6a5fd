import { useId } from 'react';

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
      <legend className={isOneLine ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
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
            className="relative flex min-h-12 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-surface px-4 font-medium text-ink-muted not-has-checked:hover:text-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
