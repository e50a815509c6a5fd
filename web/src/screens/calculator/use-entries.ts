import {
  type Definition,
  type NumberInput,
  type RawValues,
  startingValues,
  withChange,
} from '@oryx/calculators';
import { useMemo, useState } from 'react';
import { type Entry, emptyEntry, specifiedValue } from '../../clinical/measurement.ts';
import type { PatientInHand } from '../../clinical/patient/patient-in-hand.ts';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { preferUnit } from '../../clinical/unit-preferences.ts';
import { type LinkValues, valuesInLink } from './link-values.ts';

/** The entries of a calculator page. They last as long as the page. */
export interface Entries {
  /** Raw values in the specified units, for the rule. */
  readonly raw: RawValues;
  readonly numbers: Readonly<Record<string, Entry>>;
  /** The displayed unit of each number, which may differ from the unit in which it was typed. */
  readonly units: Readonly<Record<string, string>>;
  readonly changes: EntryChanges;
  /** True while the page began with values from a link. */
  readonly isFromLink: boolean;
  /** Returns the patient in hand if the value of an input still comes from there, otherwise null. */
  readonly patientBehind: (key: string) => PatientInHand | null;
}

/** What changes entries. It is the same object after each change, so that no other field renders again. */
export interface EntryChanges {
  readonly answer: (key: string, value: unknown) => void;
  readonly type: (key: string, text: string) => void;
  readonly switchUnit: (key: string, unit: string) => void;
  readonly reset: () => void;
}

interface Values {
  readonly answers: RawValues;
  readonly numbers: Readonly<Record<string, Entry>>;
  readonly units: Readonly<Record<string, string>>;
  readonly isFromLink: boolean;
}

const nothing: RawValues = {};

/**
 * Returns the state of a calculator's inputs. Its initial values, also after a reset, come from the
 * definition, and from the patient in hand if there is one. A change of the patient replaces all that came
 * from the one before, typed over or not, so that no value is carried to the next patient.
 *
 * Values of a link stand alone: none of them is mixed with the patient in hand, and a change of the patient removes them.
 */
export function useEntries(definition: Definition, link: string): Entries {
  const { fromPatient } = definition;
  const patient = usePatient();
  const prefill = useMemo(
    () => (patient === null || fromPatient === undefined ? nothing : fromPatient(patient)),
    [patient, fromPatient],
  );
  const [values, setValues] = useState<Values>(() => {
    const linked = valuesInLink(link, definition);
    return linked ? linkedStart(definition, linked) : startOf(definition, prefill);
  });
  const [prefilled, setPrefilled] = useState(prefill);
  if (prefilled !== prefill) {
    const start = startOf(definition, prefill);
    const keys = [...Object.keys(prefilled), ...Object.keys(prefill)];
    setPrefilled(prefill);
    setValues(
      values.isFromLink
        ? start
        : {
            ...values,
            answers: replaced(values.answers, start.answers, keys),
            numbers: replaced(values.numbers, start.numbers, keys),
          },
    );
  }

  const { answers, numbers, units, isFromLink } = values;
  const raw = useMemo(() => {
    const typed = numberInputsOf(definition).map(([key, input]) => [
      key,
      specifiedValue(input, numbers[key] ?? emptyEntry(input)),
    ]);
    return { ...answers, ...Object.fromEntries(typed) };
  }, [answers, numbers, definition]);

  const changes = useMemo<EntryChanges>(
    () => ({
      answer: (key, value) =>
        setValues((before) => ({
          ...before,
          answers: withChange(definition.inputs, before.answers, key, value),
        })),
      type: (key, text) =>
        setValues((before) => {
          const unit = before.units[key] ?? before.numbers[key]?.unit ?? '';
          return { ...before, numbers: { ...before.numbers, [key]: { text, unit } } };
        }),
      // The entry keeps its original unit, so that switching back and forth changes nothing.
      switchUnit: (key, unit) => {
        setValues((before) => ({ ...before, units: { ...before.units, [key]: unit } }));
        const input = definition.inputs[key];
        if (input?.kind === 'number' && input.measure !== undefined) preferUnit(input.measure, unit);
      },
      reset: () => setValues(startOf(definition, prefill)),
    }),
    [definition, prefill],
  );

  return {
    raw,
    numbers,
    units,
    changes,
    isFromLink,
    patientBehind: (key) => {
      if (isFromLink) return null;
      const known = prefill[key];
      const current = numbers[key]?.text ?? answers[key];
      return known !== undefined && String(known) === String(current) ? patient : null;
    },
  };
}

const numberInputsOf = ({ inputs }: Definition) =>
  Object.entries(inputs).filter((entry): entry is [string, NumberInput] => entry[1].kind === 'number');

/** Returns the values that a page starts with. */
function startOf(definition: Definition, prefill: RawValues): Values {
  const numberInputs = numberInputsOf(definition);
  const isNumber = (key: string) => numberInputs.some(([other]) => other === key);
  const answers = Object.entries(prefill).filter(([key]) => !isNumber(key));
  const empty = numberInputs.map(([key, input]) => [key, emptyEntry(input)] as const);
  return {
    answers: { ...startingValues(definition.inputs), ...Object.fromEntries(answers) },
    numbers: Object.fromEntries(
      numberInputs.map(([key, input]) => [
        key,
        prefill[key] === undefined ? emptyEntry(input) : { text: String(prefill[key]), unit: input.unit },
      ]),
    ),
    units: Object.fromEntries(empty.map(([key, { unit }]) => [key, unit])),
    isFromLink: false,
  };
}

/** Returns the values of a page that was opened by a link with values. */
function linkedStart(definition: Definition, { answers, numbers }: LinkValues): Values {
  const start = startOf(definition, nothing);
  const units = Object.entries(numbers).map(([key, { unit }]) => [key, unit]);
  return {
    answers: { ...start.answers, ...answers },
    numbers: { ...start.numbers, ...numbers },
    units: { ...start.units, ...Object.fromEntries(units) },
    isFromLink: true,
  };
}

/** Returns a record in which some keys are as in another one, and missing if they are missing there. */
function replaced<Value>(
  record: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Readonly<Record<string, Value>> {
  const isKept = ([key]: [string, Value]) => !keys.includes(key);
  const isTaken = ([key]: [string, Value]) => keys.includes(key);
  return Object.fromEntries([
    ...Object.entries(record).filter(isKept),
    ...Object.entries(other).filter(isTaken),
  ]);
}
