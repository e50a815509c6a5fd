import {
  activeSection,
  type Definition,
  decidedChoice,
  type Evaluation,
  hasFindingsOnly,
} from '@oryx/calculators';
import { createContext, lazy, memo, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Entries } from '../use-entries.ts';
import { InputField } from './input-field.tsx';
import { useAdvance } from './use-advance.ts';

// Lazy: only a few tools have tabs. They take longer to render than the answer of a field may.
const Tabs = lazy(async () => ({ default: memo((await import('../../../ui/tabs.tsx')).Tabs) }));

interface InputFormProps {
  readonly definition: Definition;
  readonly entries: Entries;
  readonly evaluation: Evaluation;
}

type Sections = NonNullable<Definition['sections']>;

/** The state of the form for its cards, so that headings and tabs around them need not render with each answer. */
const FormContext = createContext<InputFormProps | null>(null);

function useForm(): InputFormProps {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A card of inputs stands outside its form.');
  return form;
}

/** The inputs of a tool, in one card, under headings, or in tabs. */
export function InputForm(props: InputFormProps) {
  const { sections, inputs } = props.definition;
  const cards = useMemo(() => {
    if (!sections) return <InputCard names={Object.keys(inputs)} />;
    return sections.as === 'headings' ? (
      <HeadedCards sections={sections} />
    ) : (
      <TabbedCards sections={sections} />
    );
  }, [sections, inputs]);
  const onClick = useAdvance(props.entries.raw);
  return (
    <FormContext value={props}>
      <div onClickCapture={onClick}>{cards}</div>
    </FormContext>
  );
}

function HeadedCards({ sections }: { sections: Sections }) {
  return (
    <div className="flex flex-col gap-4">
      {sections.list.map(({ key, title, inputs }) => (
        <section key={key} aria-labelledby={`section-${key}`} className="flex flex-col gap-2">
          <h2 id={`section-${key}`} className="font-bold text-lg">
            {title}
          </h2>
          <InputCard names={inputs} />
        </section>
      ))}
    </div>
  );
}

function TabbedCards({ sections }: { sections: Sections }) {
  const { list, decidedBy } = sections;
  const { definition, entries } = useForm();
  const { changes, raw } = entries;
  const [openTab, setOpenTab] = useState(list[0]?.key ?? '');
  const onValueChange = useCallback(
    (key: string) => (decidedBy === undefined ? setOpenTab(key) : changes.answer(decidedBy, key)),
    [decidedBy, changes],
  );
  const tabs = useMemo(
    () =>
      list.map(({ key, title, inputs }) => ({
        value: key,
        label: title,
        panel: <InputCard names={inputs} />,
      })),
    [list],
  );
  const value = decidedBy === undefined ? openTab : activeSection(sections, definition.inputs, raw).key;
  return (
    <Suspense>
      <Tabs label="Parts of this calculator" value={value} onValueChange={onValueChange} tabs={tabs} />
    </Suspense>
  );
}

function InputCard({ names }: { names: readonly string[] }) {
  const { definition, entries, evaluation } = useForm();
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
              value={entries.raw[name]}
              entry={entries.numbers[name]}
              unit={entries.units[name]}
              isInvalid={evaluation.invalid.includes(name)}
              decided={input.kind === 'dependent-choice' ? decidedChoice(input, entries.raw) : null}
              decidedBy={input.kind === 'dependent-choice' ? (inputs[input.on]?.label ?? '') : ''}
              patient={entries.patientBehind(name)}
              changes={entries.changes}
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
        for (const name of names) entries.changes.answer(name, false);
      }}
    >
      None of these findings
    </Button>
  );
}
