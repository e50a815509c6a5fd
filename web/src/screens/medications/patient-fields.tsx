import { type NumberInput, read } from '@oryx/calculators';
import type { Age } from '@oryx/contract';
import type { Patient } from '@oryx/doses';
import { type Ref, useState } from 'react';
import { type Entry, emptyEntry, specifiedValue } from '../../clinical/measurement.ts';
import { NumberField } from '../../clinical/number-field.tsx';
import { preferUnit } from '../../clinical/unit-preferences.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type AgeEntry, ageIn } from './age-entry.ts';

/** Possible weights in kg, from the smallest newborn on. */
const weightInput: NumberInput = {
  kind: 'number',
  label: 'Weight',
  unit: 'kg',
  min: 0.4,
  max: 300,
  step: 0.1,
  measure: 'weight',
  missing: { rule: 'required' },
};

/** Possible heights in cm of those whose dose depends on it. */
const heightInput: NumberInput = {
  kind: 'number',
  label: 'Height',
  unit: 'cm',
  min: 100,
  max: 250,
  step: 1,
  missing: { rule: 'required' },
};

/** What a field of a number holds. */
export interface Measured {
  readonly entry: Entry;
  /** The displayed unit. */
  readonly unit: string;
  /** The number in the specified unit, or null while the field is empty. */
  readonly value: number | null | 'invalid';
  readonly change: (next: Partial<Entry>) => void;
}

function useMeasured(input: NumberInput): Measured {
  const [entry, setEntry] = useState(() => emptyEntry(input));
  const [unit, setUnit] = useState(entry.unit);
  const reading = read(input, specifiedValue(input, entry), {});
  return {
    entry,
    unit,
    value:
      reading.state === 'filled' ? Number(reading.value) : reading.state === 'invalid' ? 'invalid' : null,
    change: ({ text, unit: chosen }) => {
      if (text !== undefined) setEntry({ text, unit });
      if (chosen !== undefined) {
        setUnit(chosen);
        if (input.measure !== undefined) preferUnit(input.measure, chosen);
      }
    },
  };
}

/** The typed weight. */
export const useTypedWeight = (): Measured => useMeasured(weightInput);

/** The typed height. */
export const useTypedHeight = (): Measured => useMeasured(heightInput);

function MeasureField({ input, measured }: { input: NumberInput; measured: Measured }) {
  const { entry, unit, value, change } = measured;
  return (
    <NumberField
      input={input}
      entry={entry}
      unit={unit}
      isNarrow
      isInvalid={value === 'invalid'}
      onType={(text) => change({ text })}
      onUnit={(chosen) => change({ unit: chosen })}
    />
  );
}

/** The weight, in kg or lb. */
export const WeightField = ({ measured }: { measured: Measured }) => (
  <MeasureField input={weightInput} measured={measured} />
);

interface AgeFieldProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly entry: AgeEntry;
  /** True if a child's doses are asked for, which need the age. */
  readonly isAsked: boolean;
  readonly onEntry: (entry: AgeEntry) => void;
}

/** The age, which may stay empty. */
export function AgeField({ inputRef, entry, isAsked, onEntry }: AgeFieldProps) {
  const isInvalid = ageIn(entry) === 'invalid';
  return (
    <Field
      label="Age"
      hint={
        <span className={classNames((isInvalid || isAsked) && 'font-semibold text-caution-ink')}>
          {isInvalid
            ? 'Up to 120 years. Under 1 year in months or days.'
            : isAsked
              ? 'Enter the age of the child.'
              : 'If you know it.'}
        </span>
      }
    >
      {(control) => (
        <div className="flex gap-2">
          <TextInput
            {...control}
            ref={inputRef}
            inputMode="decimal"
            autoComplete="off"
            value={entry.text}
            onChange={(event) => onEntry({ ...entry, text: event.target.value })}
            className="flex-1 basis-12"
          />
          <Select
            aria-label="Unit of Age"
            className="pr-8 pl-2"
            value={entry.unit}
            onChange={(event) => onEntry({ ...entry, unit: event.target.value as Age['unit'] })}
          >
            <option value="year">years</option>
            <option value="month">months</option>
            <option value="day">days</option>
          </Select>
        </div>
      )}
    </Field>
  );
}

type Sex = NonNullable<Patient['sex']>;

/** Height and sex. What the patient in hand tells is not asked for. */
export interface Body {
  readonly height: Measured | 'known';
  readonly sex: Sex | null | 'known';
  readonly onSex: (sex: Sex) => void;
}

/** Height and sex, for a dose that works on the ideal or the lean weight. */
export function BodyFields({ height, sex, onSex }: Body) {
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {height !== 'known' && (
        <div className="min-w-0 flex-1 basis-36">
          <MeasureField input={heightInput} measured={height} />
        </div>
      )}
      {sex !== 'known' && (
        <div className="min-w-0 flex-1 basis-40">
          <SegmentedChoice<Sex | ''>
            label="Sex"
            options={[
              { value: 'female', label: 'Female' },
              { value: 'male', label: 'Male' },
            ]}
            value={sex ?? ''}
            onChange={(chosen) => chosen !== '' && onSex(chosen)}
          />
        </div>
      )}
    </div>
  );
}
