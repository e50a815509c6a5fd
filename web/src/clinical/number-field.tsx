import { type NumberInput, parseNumber, unitsOf, unitText } from '@oryx/calculators';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { commaText, type Entry, notCountedText, rangeInUnit, textInUnit } from './measurement.ts';

interface NumberFieldProps {
  readonly input: NumberInput;
  readonly entry: Entry;
  /** The displayed unit. */
  readonly unit: string;
  /** True if the field holds an invalid value. */
  readonly isInvalid: boolean;
  /** True where another field stands beside it on a phone. */
  readonly isNarrow?: boolean;
  readonly onType: (text: string) => void;
  readonly onUnit: (unit: string) => void;
}

/**
 * A field for a measured number. The permitted range is always shown below it. An entry that does not count
 * says so there, because a calculator never shows an error.
 */
export function NumberField({
  input,
  entry,
  unit,
  isInvalid,
  isNarrow = false,
  onType,
  onUnit,
}: NumberFieldProps) {
  const units = unitsOf(input);
  const shown = textInUnit(input, entry, unit) ?? entry.text;
  return (
    <Field label={input.label} hint={<Range input={input} entry={entry} unit={unit} isInvalid={isInvalid} />}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          {/* Not type="number": it swallows a decimal comma and reformats while typing. The limits
              are stated all the same, for whoever reads the page by its attributes. */}
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            min={input.min}
            max={input.max}
            step={input.step}
            placeholder={input.placeholder}
            value={shown}
            onChange={(event) => onType(event.target.value)}
            className={classNames('max-w-48 flex-1', isNarrow ? 'basis-16' : 'basis-28')}
          />
          {units.length === 1 ? (
            <span className="text-ink-muted">{unitText(input.unit)}</span>
          ) : (
            <UnitSwitch
              label={input.label}
              units={units.map((one) => one.unit)}
              chosen={unit}
              onUnit={onUnit}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function UnitSwitch({
  label,
  units,
  chosen,
  onUnit,
}: {
  label: string;
  units: readonly string[];
  chosen: string;
  onUnit: (unit: string) => void;
}) {
  return (
    <fieldset className="flex rounded-control border border-line-strong">
      <legend className="sr-only">{`Unit of ${label}`}</legend>
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === chosen}
          onClick={() => onUnit(unit)}
          className={classNames(
            'min-h-12 px-[min(0.75rem,3vw)] first:rounded-l-[0.4rem] last:rounded-r-[0.4rem]',
            unit === chosen ? 'bg-accent-soft font-semibold text-accent-ink' : 'text-ink-muted',
          )}
        >
          {unit}
        </button>
      ))}
    </fieldset>
  );
}

function Range({
  input,
  entry,
  unit,
  isInvalid,
}: {
  input: NumberInput;
  entry: Entry;
  unit: string;
  isInvalid: boolean;
}) {
  const others = unitsOf(input)
    .filter((one) => one.unit !== unit)
    .map((one) => ({ unit: one.unit, value: parseNumber(textInUnit(input, entry, one.unit) ?? '') }))
    .filter(({ value }) => value !== null);
  const comma = commaText(entry.text, input.max);
  return (
    <>
      {isInvalid && (
        <span className="font-semibold text-caution-ink">{`${notCountedText(input, entry, unit)} `}</span>
      )}
      {input.help !== undefined && <>{input.help} </>}
      {`Range ${rangeInUnit(input, unit)}.`}
      {!isInvalid && comma !== undefined && ` ${comma}`}
      {!isInvalid && others.map(({ unit: other, value }) => ` = ${value} ${unitText(other)}`)}
    </>
  );
}
