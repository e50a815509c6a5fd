import {
  type Definition,
  type NumberInput,
  type RawValues,
  startingValues,
  withChange,
} from '@oryx/calculators';
import { useCallback, useMemo, useState } from 'react';
import { type Entry, emptyEntry, specifiedValue } from '../../clinical/measurement.ts';
import { preferUnit } from '../../clinical/unit-preferences.ts';

/** What was typed and tapped on a calculator's page. It lives as long as the page. */
export interface Entries {
  /** Raw values in the specified units, for the rule. */
  readonly raw: RawValues;
  readonly numbers: Readonly<Record<string, Entry>>;
  /** The unit each number is shown in, which may differ from the one it was typed in. */
  readonly units: Readonly<Record<string, string>>;
  readonly answer: (key: string, value: unknown) => void;
  readonly type: (key: string, text: string) => void;
  readonly switchUnit: (key: string, unit: string) => void;
  readonly reset: () => void;
}

/** The state of one calculator's inputs; as the definition starts them, at first and after a reset. */
export function useEntries(definition: Definition): Entries {
  const { inputs } = definition;
  const numberInputs = useMemo(
    () =>
      Object.entries(inputs).filter((entry): entry is [string, NumberInput] => entry[1].kind === 'number'),
    [inputs],
  );
  const noNumbers = useCallback(
    () => Object.fromEntries(numberInputs.map(([key, input]) => [key, emptyEntry(input)])),
    [numberInputs],
  );
  const [answers, setAnswers] = useState<RawValues>(() => startingValues(inputs));
  const [numbers, setNumbers] = useState<Record<string, Entry>>(noNumbers);
  const [units, setUnits] = useState<Record<string, string>>(() => unitsOfEntries(noNumbers()));

  const raw = useMemo(() => {
    const typed = numberInputs.map(([key, input]) => [
      key,
      specifiedValue(input, numbers[key] ?? emptyEntry(input)),
    ]);
    return { ...answers, ...Object.fromEntries(typed) };
  }, [answers, numbers, numberInputs]);

  return {
    raw,
    numbers,
    units,
    answer: (key, value) => setAnswers((before) => withChange(inputs, before, key, value)),
    type: (key, text) =>
      setNumbers((before) => ({ ...before, [key]: { text, unit: units[key] ?? before[key]?.unit ?? '' } })),
    // The entry keeps the unit it was typed in, so that switching there and back changes nothing.
    switchUnit: (key, unit) => {
      setUnits((before) => ({ ...before, [key]: unit }));
      const input = inputs[key];
      if (input?.kind === 'number' && input.measure !== undefined) preferUnit(input.measure, unit);
    },
    reset: () => {
      setAnswers(startingValues(inputs));
      setNumbers(noNumbers());
      setUnits(unitsOfEntries(noNumbers()));
    },
  };
}

function unitsOfEntries(entries: Readonly<Record<string, Entry>>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([key, { unit }]) => [key, unit]));
}
