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
  const labelId = useId();
  const helpId = `${labelId}-help`;
  const pointsId = `${labelId}-points`;
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
        aria-labelledby={points === undefined ? labelId : `${labelId} ${pointsId}`}
        aria-describedby={help === undefined ? undefined : helpId}
        className="peer size-5 shrink-0 accent-accent outline-none"
      />
      <FocusRing />
      {/* Name and description of the checkbox: a screen reader must not read them twice. */}
      <span aria-hidden className="min-w-0 flex-1">
        <span id={labelId}>{label}</span>
        {help !== undefined && (
          <span id={helpId} className="block text-ink-muted text-sm">
            {help}
          </span>
        )}
      </span>
      {points !== undefined && (
        <span id={pointsId} aria-hidden className="shrink-0 font-semibold text-ink-muted">
          {points > 0 ? `+${points}` : String(points).replace('-', '−')}
          <span className="sr-only">{Math.abs(points) === 1 ? ' point' : ' points'}</span>
        </span>
      )}
    </label>
  );
}
