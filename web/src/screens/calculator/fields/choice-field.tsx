import { type ChoiceInput, notTestable, type Option } from '@oryx/calculators';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { RadioRow } from '../../../ui/radio-row.tsx';

interface ChoiceFieldProps {
  readonly input: ChoiceInput;
  readonly value: unknown;
  readonly onChange: (key: string | undefined) => void;
}

/** A choice as radio rows of at least 48 px with visible points. A few short options are side by side. */
export function ChoiceField({ input, value, onChange }: ChoiceFieldProps) {
  const name = useId();
  const helpId = `${name}-help`;
  return (
    <fieldset className="min-w-0" aria-describedby={input.help === undefined ? undefined : helpId}>
      <legend className="font-medium">{input.label}</legend>
      {input.help !== undefined && (
        <p id={helpId} className="mt-0.5 text-ink-muted text-sm">
          {input.help}
        </p>
      )}
      <div className={classNames('mt-2 grid gap-2', gridFor(input.options))}>
        {input.options.map((option) => (
          <RadioRow
            key={option.key}
            name={name}
            value={option.key}
            checked={value === option.key}
            onChange={() => onChange(option.key)}
          >
            <span className="wrap-anywhere min-w-0 flex-1">{option.label}</span>
            <Points option={option} />
          </RadioRow>
        ))}
      </div>
      {input.notTestable !== undefined && (
        // Not one of the options, which are the published ones.
        <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3 px-3 py-2">
          <input
            type="checkbox"
            aria-label={input.notTestable}
            checked={value === notTestable}
            onChange={(event) => onChange(event.target.checked ? notTestable : undefined)}
            className="size-5 shrink-0 accent-accent"
          />
          <span aria-hidden>{input.notTestable}</span>
        </label>
      )}
    </fieldset>
  );
}

function Points({ option: { points } }: { option: Option }) {
  if (points === undefined) return null;
  const text = String(points).replace('-', '−');
  return (
    <span className="shrink-0 font-semibold text-ink-muted">
      {text}
      <span className="sr-only">{Math.abs(points) === 1 ? ' point' : ' points'}</span>
    </span>
  );
}

/**
 * Returns the grid for options. Short options are side by side if they fit: narrow columns hold three
 * characters beside circle and points, so that `13–15` never breaks. Widths are in rem, so larger text falls
 * back to one option per row. A long word, such as Unresponsive, would break in a column.
 */
function gridFor(options: readonly Option[]): string {
  const longest = Math.max(...options.map(({ label }) => label.length));
  if (longest <= 3) return 'grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))]';
  const longestWord = Math.max(
    ...options.flatMap(({ label }) => label.split(' ').map(({ length }) => length)),
  );
  if (longest <= 15 && longestWord <= 10) return 'grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))]';
  return 'grid-cols-1';
}
