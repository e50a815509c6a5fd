import { useId } from 'react';
import { classNames } from './class-names.ts';
import { FocusRing } from './focus-ring.tsx';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  /** Hides the label visually if the options are clear enough. */
  isLabelHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A choice among a few options, as segmented buttons. For keyboard and screen reader they are radio buttons.
 */
export function SegmentedChoice<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      <div className="flex flex-wrap rounded-control border border-line-strong bg-surface p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-[44px] flex-1 cursor-pointer items-center justify-center rounded-md px-2 py-1 text-center font-medium',
              option.value === value ? 'bg-accent text-on-accent' : 'text-ink-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              aria-label={option.label}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer sr-only"
            />
            <FocusRing />
            {/* A screen reader must not read the words twice. */}
            <span aria-hidden>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
