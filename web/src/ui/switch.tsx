import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once. The whole row can be pressed. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-12 items-center justify-between gap-4">
      <div className="wrap-anywhere min-w-0">
        {/* The label reaches over the whole row, so that a gloved finger need not aim. */}
        <label htmlFor={id} className="cursor-pointer font-medium after:absolute after:inset-0">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-ink-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="h-[28px] w-[48px] shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken p-[2px] transition-colors duration-100 before:block before:size-[20px] before:rounded-full before:bg-line-strong checked:border-accent checked:bg-accent checked:before:translate-x-[20px] checked:before:bg-on-accent"
      />
    </div>
  );
}
