import {
  analytes,
  type Definition,
  evaluateDefinition,
  type RawValues,
  type UnitCategory,
  unitCategories,
} from '@oryx/calculators';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useId, useRef, useState } from 'react';
import { commaText } from '../../../clinical/measurement.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ResultActions } from '../result/result-actions.tsx';
import { ResultCard } from '../result/result-card.tsx';
import { shownResult, spokenResult } from '../result/shown-result.ts';

const nothing = { value: '', from: '', to: '', analyte: '' };

/** What is converted most, each with category, units and substance. */
const frequent = [
  ['Glucose mg/dL → mmol/L', 'concentration', 'mg/dL', 'mmol/L', 'glucose'],
  ['Creatinine µmol/L → mg/dL', 'concentration', 'umol/L', 'mg/dL', 'creatinine'],
  ['lb → kg', 'mass', 'lb', 'kg', ''],
  ['°F → °C', 'temperature', 'F', 'C', ''],
] as const;

/**
 * The units converter converts on its button, not while typing, and clears its result on every change, so
 * that a figure is never shown beside other units.
 */
export function UnitsConverterPanel({ title, definition }: { title: string; definition: Definition }) {
  const [category, setCategory] = useState<UnitCategory>(firstCategory);
  const [entered, setEntered] = useState(nothing);
  const [converted, setConverted] = useState<RawValues | null>(null);
  const formId = useId();
  const value = useRef<HTMLInputElement>(null);

  const change = (field: Partial<typeof nothing>) => {
    setEntered((before) => ({ ...before, ...field }));
    setConverted(null);
  };
  const convert = (raw: typeof nothing) => {
    if (evaluateDefinition(definition, raw, new Date()).isComplete) setConverted(raw);
  };
  const swap = () => {
    const swapped = { ...entered, from: entered.to, to: entered.from };
    const outcome = converted && evaluateDefinition(definition, converted, new Date()).outcome;
    const result = outcome?.values['result'];
    // A figure that must not be used is not offered for further conversion.
    if (typeof result !== 'string' || outcome?.headline.text !== result) return change(swapped);
    const withResult = { ...swapped, value: result };
    change(withResult);
    // A value out of range gives no result, and the previous one belongs to other units.
    convert(withResult);
  };
  const reset = () => {
    setCategory(firstCategory);
    setEntered(nothing);
    setConverted(null);
  };

  const raw = converted ?? {};
  const evaluation = evaluateDefinition(definition, raw, new Date());
  const shown = { ...shownResult(definition, evaluation), progress: undefined };
  const unitOptions = category.units.map(({ symbol, name }) => (
    <option key={symbol} value={symbol}>{`${symbol} (${name})`}</option>
  ));
  return (
    <div className="grid grid-cols-1 items-start gap-4 beside:grid-cols-[minmax(0,1fr)_min(24rem,45%)] wide:gap-6">
      <Card className="flex flex-col gap-5 print:hidden">
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            convert(entered);
          }}
        >
          <fieldset className="min-w-0">
            <legend className="mb-2 font-medium">Often needed</legend>
            <div className="flex flex-wrap gap-2">
              {frequent.map(([label, key, from, to, analyte]) => (
                <Button
                  key={label}
                  variant="secondary"
                  aria-pressed={entered.from === from && entered.to === to && entered.analyte === analyte}
                  className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
                  onClick={() => {
                    setCategory(unitCategories.find((each) => each.key === key) ?? firstCategory);
                    change({ from, to, analyte });
                    value.current?.focus();
                  }}
                >
                  {label}
                </Button>
              ))}
            </div>
          </fieldset>
          <Field label="Category">
            {(control) => (
              <Select
                {...control}
                value={category.key}
                onChange={(event) => {
                  setCategory(unitCategories.find(({ key }) => key === event.target.value) ?? firstCategory);
                  change({ from: '', to: '', analyte: '' });
                }}
              >
                {unitCategories.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Value" hint={commaText(entered.value)}>
            {(control) => (
              <TextInput
                {...control}
                ref={value}
                inputMode="decimal"
                autoComplete="off"
                value={entered.value}
                onChange={(event) => change({ value: event.target.value })}
              />
            )}
          </Field>
          <Field label="From">
            {(control) => (
              <Select
                {...control}
                value={entered.from}
                onChange={(event) => change({ from: event.target.value })}
              >
                <option value="">Choose a unit</option>
                {unitOptions}
              </Select>
            )}
          </Field>
          <Button
            variant="secondary"
            disabled={entered.from === '' || entered.to === ''}
            onClick={swap}
            className="self-start"
          >
            <ArrowDownUp aria-hidden className="size-5" />
            Swap
          </Button>
          <Field label="To">
            {(control) => (
              <Select
                {...control}
                value={entered.to}
                onChange={(event) => change({ to: event.target.value })}
              >
                <option value="">Choose a unit</option>
                {unitOptions}
              </Select>
            )}
          </Field>
          {category.key === 'concentration' && (
            <Field label="Substance" hint="With it the conversion uses the molar mass of the substance.">
              {(control) => (
                <Select
                  {...control}
                  value={entered.analyte}
                  onChange={(event) => change({ analyte: event.target.value })}
                >
                  <option value="">Not chosen</option>
                  {analytes.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Button type="submit">Convert</Button>
        </form>
        {category.caution && entered.analyte === '' && (
          <p className="rounded-control border border-danger-line bg-danger-soft px-3 py-2 font-semibold text-danger-ink">
            {category.caution.text}
          </p>
        )}
      </Card>
      <ResultCard
        title="Result"
        result={{ definition, evaluation, shown }}
        actions={
          <ResultActions
            title={title}
            definition={definition}
            raw={raw}
            evaluation={evaluation}
            onReset={reset}
          />
        }
      />
      <p role="status" className="sr-only">
        {converted ? spokenResult(shown, evaluation.outcome.cautions?.[0]?.brief) : ''}
      </p>
    </div>
  );
}

// The table of categories is never empty.
const firstCategory = unitCategories[0] as UnitCategory;
