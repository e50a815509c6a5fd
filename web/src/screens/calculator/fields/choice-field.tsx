import type { ChoiceInput, Option } from '@oryx/calculators';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface ChoiceFieldProps {
  readonly input: ChoiceInput;
  readonly value: unknown;
  readonly onChange: (key: string) => void;
}

/** One of several options as radio rows of at least 48 px, the points in view; a few short ones side by side. */
export function ChoiceField({ input, value, onChange }: ChoiceFieldProps) {
  const name = useId();
  const helpId = `${name}-help`;
  const isSegmented = isShort(input.options);
  return (
    <fieldset aria-describedby={input.help === undefined ? undefined : helpId}>
      <legend className="font-semibold">{input.label}</legend>
      {input.help !== undefined && (
        <p id={helpId} className="mt-0.5 text-ink-muted text-sm">
          {input.help}
        </p>
      )}
      <div className={classNames('mt-2 grid gap-2', isSegmented && segments[input.options.length])}>
        {input.options.map((option) => (
          <label
            key={option.key}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-2 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.key}
              checked={value === option.key}
              onChange={() => onChange(option.key)}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1">{option.label}</span>
            <Points option={option} />
          </label>
        ))}
      </div>
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

const segments: Record<number, string> = { 2: 'grid-cols-2', 3: 'grid-cols-3' };

/** Two or three options of a word or so fit beside each other at 360 px. */
function isShort(options: readonly Option[]): boolean {
  const longest = Math.max(...options.map(({ label }) => label.length));
  return options.length in segments && longest <= (options.length === 2 ? 15 : 7);
}
