import type { Input } from '@oryx/calculators';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FocusRing } from '../../../ui/focus-ring.tsx';

interface ToggleFieldProps {
  readonly input: Extract<Input, { kind: 'toggle' }>;
  readonly value: unknown;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox for a finding, as one row. */
export function ToggleField({ input, value, onChange }: ToggleFieldProps) {
  const helpId = useId();
  const { label, help, points } = input;
  return (
    <label
      className={classNames(
        'relative flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-3 py-2',
        value === true ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={help === undefined ? undefined : helpId}
        className="peer size-5 shrink-0 accent-accent outline-none"
      />
      <FocusRing />
      <span className="min-w-0 flex-1">
        {label}
        {help !== undefined && (
          <span id={helpId} className="block text-ink-muted text-sm">
            {help}
          </span>
        )}
      </span>
      {points !== undefined && (
        <span className="shrink-0 font-semibold text-ink-muted">
          {points > 0 ? `+${points}` : String(points).replace('-', '−')}
          <span className="sr-only"> points</span>
        </span>
      )}
    </label>
  );
}
