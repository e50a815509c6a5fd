import { isAmbiguousComma, parseNumber } from '@oryx/calculators';
import type { DeskFault } from '@oryx/contract/desk';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { isObject, type Json } from '../desk.ts';
import { choiceWords, wordsOf } from '../fact-words.ts';
import { faultWords } from './fault-words.ts';
import { emptyOf, type FieldShape, isAbsent, isOfKind, shapeOf } from './shape.ts';

type Path = readonly (string | number)[];

/** What all fields of a form share. */
interface FormFacts {
  /** What the checks say of this value. */
  readonly faults: readonly DeskFault[];
  /** The values that a field may name, such as the keys of the sources of the page. */
  readonly namesOf: (field: string) => readonly { readonly key: string; readonly label: string }[];
}

interface SchemaFieldProps {
  readonly form: FormFacts;
  /** The name of the field in its file. */
  readonly name: string;
  readonly label: string;
  readonly schema: Json;
  readonly value: Json;
  readonly path: Path;
  readonly onChange: (value: Json) => void;
}

const isAt = (path: Path, fault: DeskFault) =>
  path.length === fault.path.length && path.every((key, index) => key === fault.path[index]);

/** A field drawn from its schema, with what the checks say of it. */
export function SchemaField(props: SchemaFieldProps): ReactNode {
  const { form, name, label, schema, value, path, onChange } = props;
  const { shape } = shapeOf(schema);
  const fault = form.faults.find((each) => isAt(path, each));
  const error = fault && faultWords(fault.message);
  switch (shape.kind) {
    case 'number':
      return <NumberInput label={label} error={error} value={value} onChange={onChange} />;
    case 'choice':
      return (
        <ChoiceInput
          label={label}
          error={error}
          value={value}
          onChange={onChange}
          choices={shape.choices.map((key) => ({ key, label: choiceWords(key) }))}
        />
      );
    case 'yes-no':
    case 'mark':
      return (
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked || (shape.kind === 'mark' ? null : false))}
            className="size-6 shrink-0 accent-accent"
          />
          {label}
        </label>
      );
    case 'list':
      return <ListInput {...props} item={shape.item} error={error} />;
    case 'group':
      return (
        <Fieldset label={label} error={error}>
          <GroupFields {...props} fields={shape.fields} />
        </Fieldset>
      );
    case 'either':
      return <EitherInput {...props} options={shape.options} error={error} />;
    default: {
      const names = form.namesOf(name);
      if (names.length > 0) {
        return <ChoiceInput label={label} error={error} value={value} onChange={onChange} choices={names} />;
      }
      return (
        <TextField
          label={label}
          error={error}
          value={value}
          onChange={onChange}
          isOneLine={shape.isOneLine}
        />
      );
    }
  }
}

interface InputProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

function TextField({
  label,
  error,
  value,
  onChange,
  isOneLine,
}: InputProps & { readonly isOneLine: boolean }) {
  const text = value === null ? '' : String(value);
  return (
    <Field label={label} error={error}>
      {(control) =>
        isOneLine ? (
          <TextInput {...control} value={text} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <textarea
            {...control}
            rows={Math.min(8, Math.ceil((text.length + 1) / 34) + text.split('\n').length - 1)}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            className={controlStyle}
          />
        )
      }
    </Field>
  );
}

/** Returns what was typed as a number; as text if it is none, or if `1,000` may mean one or a thousand. */
const numberIn = (text: string): Json =>
  isAmbiguousComma(text) ? text.trim() : (parseNumber(text) ?? text.trim());

function NumberInput({ label, error, value, onChange }: InputProps) {
  const [typed, setTyped] = useState('');
  // What was typed stands as long as it means the value: 0.50 is not made 0.5 under the finger.
  const text = numberIn(typed) === value ? typed : value === null ? '' : String(value);
  const isWrong = typeof value === 'string' && value !== '';
  const wrong = isAmbiguousComma(text)
    ? 'Write it without the comma: one or a thousand?'
    : 'Enter a number, such as 0.5.';
  return (
    <Field label={label} error={isWrong ? wrong : error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(numberIn(event.target.value));
          }}
        />
      )}
    </Field>
  );
}

interface ChoiceInputProps extends InputProps {
  readonly choices: readonly { readonly key: string; readonly label: string }[];
}

function ChoiceInput({ label, error, value, onChange, choices }: ChoiceInputProps) {
  const chosen = value === null ? '' : String(value);
  const isKnown = chosen === '' || choices.some(({ key }) => key === chosen);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose</option>
          {!isKnown && <option value={chosen}>{chosen}</option>}
          {choices.map(({ key, label: words }) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface FieldsetProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

function Fieldset({ label, error, children }: FieldsetProps) {
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : errorId}
      className="flex min-w-0 flex-col gap-3 border-line border-l-4 pl-3"
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      {error !== undefined && <FaultText id={errorId}>{error}</FaultText>}
      {children}
    </fieldset>
  );
}

/** What is wrong, in the style of the error of a field. */
export function FaultText({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="wrap-anywhere flex items-center gap-1.5 font-medium text-caution-ink text-sm">
      <ToneIcon tone="caution" className="size-[1.1em]" />
      {children}
    </p>
  );
}

type GroupProps = Omit<SchemaFieldProps, 'name' | 'label' | 'schema'> & {
  readonly fields: readonly FieldShape[];
};

/** The fields of a group. Optional ones that say nothing are buttons, which keeps the form short. */
export function GroupFields({ form, value, path, onChange, fields }: GroupProps) {
  const group = isObject(value) ? value : {};
  const isThere = ({ name, isRequired }: FieldShape) => isRequired || !isAbsent(group[name]);
  const set = (name: string, next: Json) => {
    const { [name]: _, ...others } = group;
    onChange(next === null ? others : { ...group, [name]: next });
  };
  const missing = fields.filter((field) => !isThere(field));
  return (
    <>
      {fields.filter(isThere).map(({ name, schema, isRequired }) => {
        const field = (
          <SchemaField
            form={form}
            name={name}
            label={wordsOf(name)}
            schema={schema}
            value={group[name] ?? null}
            path={[...path, name]}
            onChange={(next) => set(name, next)}
          />
        );
        if (isRequired) return <div key={name}>{field}</div>;
        return (
          <div key={name} className="flex flex-wrap items-start gap-2">
            <div className="min-w-0 flex-1 basis-48">{field}</div>
            <Button variant="ghost" aria-label={`Remove ${wordsOf(name)}`} onClick={() => set(name, null)}>
              Remove
            </Button>
          </div>
        );
      })}
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {missing.map(({ name, schema }) => (
            <Button key={name} variant="secondary" onClick={() => set(name, emptyOf(schema))}>
              {`Add: ${wordsOf(name)}`}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** Most choices that are shown as boxes to tick. */
const mostBoxes = 20;

type ListInputProps = SchemaFieldProps & { readonly item: Json; readonly error: string | undefined };

function ListInput({ form, name, label, value, path, onChange, item, error }: ListInputProps) {
  const rows: readonly Json[] = Array.isArray(value) ? value : [];
  const { shape } = shapeOf(item);
  const choices = shape.kind === 'choice' && shape.choices.length <= mostBoxes ? shape.choices : [];
  if (choices.length > 0 && rows.every((row) => choices.includes(String(row)))) {
    return (
      <Fieldset label={label} error={error}>
        <div className="flex flex-wrap gap-x-5">
          {choices.map((choice) => (
            <label key={choice} className="flex min-h-12 items-center gap-2">
              <input
                type="checkbox"
                checked={rows.includes(choice)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...rows, choice] : rows.filter((row) => row !== choice))
                }
                className="size-6 shrink-0 accent-accent"
              />
              {choiceWords(choice)}
            </label>
          ))}
        </div>
      </Fieldset>
    );
  }
  return (
    <Fieldset label={label} error={error}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own
        <div key={index} className="flex flex-wrap items-start gap-2">
          <div className="min-w-0 flex-1 basis-48">
            <SchemaField
              form={form}
              name={name}
              label={`${label} ${index + 1}`}
              schema={item}
              value={row}
              path={[...path, index]}
              onChange={(next) => onChange(rows.map((each, at) => (at === index ? next : each)))}
            />
          </div>
          <Button
            variant="ghost"
            aria-label={`Remove ${label} ${index + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button variant="secondary" className="self-start" onClick={() => onChange([...rows, emptyOf(item)])}>
        {`Add to: ${label}`}
      </Button>
    </Fieldset>
  );
}

/** What the forms are called that a value may take. */
const formWords: Readonly<Record<string, string>> = {
  choice: 'A finding',
  group: 'A measured value',
  list: 'Any one of several',
  number: 'A number',
  text: 'Words',
};

type EitherInputProps = SchemaFieldProps & {
  readonly options: readonly Json[];
  readonly error: string | undefined;
};

function EitherInput({ options, error, ...props }: EitherInputProps) {
  const { label, value, onChange } = props;
  const chosen = options.findIndex((option) => isOfKind(option, value));
  const option = options[chosen];
  return (
    <Fieldset label={label} error={error}>
      <Field label={`${label}: form`}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => onChange(emptyOf(options[Number(event.target.value)] ?? {}))}
          >
            {options.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the forms never move
              <option key={index} value={index}>
                {formWords[shapeOf(each).shape.kind] ?? `Form ${index + 1}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {option !== undefined && <SchemaField {...props} schema={option} />}
    </Fieldset>
  );
}
