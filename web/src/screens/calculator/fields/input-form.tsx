import { activeSection, type Definition, type Evaluation, hasFindingsOnly } from '@oryx/calculators';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Entries } from '../use-entries.ts';
import { InputField } from './input-field.tsx';

// Lazy: only a few tools have tabs.
const Tabs = lazy(async () => ({ default: (await import('../../../ui/tabs.tsx')).Tabs }));

interface InputFormProps {
  readonly definition: Definition;
  readonly entries: Entries;
  readonly evaluation: Evaluation;
}

/** The inputs of a tool, in one card, under headings, or in tabs. */
export function InputForm({ definition, entries, evaluation }: InputFormProps) {
  const { sections, inputs } = definition;
  const [openTab, setOpenTab] = useState(sections?.list[0]?.key ?? '');
  const fields = (names: readonly string[]) => (
    <InputCard definition={definition} entries={entries} evaluation={evaluation} names={names} />
  );
  if (!sections) return fields(Object.keys(inputs));
  if (sections.as === 'headings') {
    return (
      <div className="flex flex-col gap-4">
        {sections.list.map((section) => (
          <section
            key={section.key}
            aria-labelledby={`section-${section.key}`}
            className="flex flex-col gap-2"
          >
            <h2 id={`section-${section.key}`} className="font-bold text-lg">
              {section.title}
            </h2>
            {fields(section.inputs)}
          </section>
        ))}
      </div>
    );
  }
  const { decidedBy } = sections;
  return (
    <Suspense>
      <Tabs
        label="Parts of this calculator"
        value={decidedBy === undefined ? openTab : activeSection(sections, inputs, entries.raw).key}
        onValueChange={(key) => (decidedBy === undefined ? setOpenTab(key) : entries.answer(decidedBy, key))}
        tabs={sections.list.map((section) => ({
          value: section.key,
          label: section.title,
          panel: fields(section.inputs),
        }))}
      />
    </Suspense>
  );
}

function InputCard({
  definition,
  entries,
  evaluation,
  names,
}: InputFormProps & { names: readonly string[] }) {
  const { inputs, columns } = definition;
  return (
    <Card
      className={classNames(
        // Keeps a focused control clear of the result bar.
        'grid grid-cols-1 gap-6 [&_input]:scroll-mb-32 [&_label]:scroll-mb-32 [&_select]:scroll-mb-32',
        columns === 3 && 'sm:grid-cols-2 xl:grid-cols-3',
        names.every((name) => inputs[name]?.kind === 'toggle') && 'gap-2!',
      )}
    >
      {names.map((name) => {
        const input = inputs[name];
        return (
          input && (
            <InputField
              key={name}
              name={name}
              input={input}
              inputs={inputs}
              entries={entries}
              isInvalid={evaluation.invalid.includes(name)}
            />
          )
        );
      })}
      {hasFindingsOnly(definition) && <NoneOfThese entries={entries} names={names} />}
    </Card>
  );
}

/** A button that sets every tick to "no", because an untouched page says nothing about a patient. */
function NoneOfThese({ entries, names }: { entries: Entries; names: readonly string[] }) {
  return (
    <Button
      variant="secondary"
      aria-pressed={names.every((name) => entries.raw[name] === false)}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
      onClick={() => {
        for (const name of names) entries.answer(name, false);
      }}
    >
      None of these findings
    </Button>
  );
}
