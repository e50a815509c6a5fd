import type { DeskPage } from '@oryx/contract/desk';
import { Button } from '../../../ui/button.tsx';
import { isObject, type Json } from '../desk.ts';
import { wordsOf } from '../fact-words.ts';
import { GoTo } from '../go-to.tsx';
import { type DraftChange, schemaOfChange, withValue } from './draft.ts';
import { faultWords } from './fault-words.ts';
import { FaultText, GroupFields, SchemaField } from './schema-field.tsx';
import { isShown, shapeOf } from './shape.ts';
import type { OpenDraft } from './use-draft.ts';

interface ChangeFormProps {
  readonly desk: DeskPage;
  readonly open: OpenDraft;
  /** The place of the change in the draft. */
  readonly at: number;
  /** Called once the form is gone. */
  readonly onUndone?: () => void;
}

/** The form of one change, drawn from the schema of its field. */
export function ChangeForm({ desk, open, at, onUndone }: ChangeFormProps) {
  const { draft, setDraft } = open;
  const change = draft.changes[at];
  if (!change) return null;
  const { value, address, part } = change;
  const schema = schemaOfChange(desk, change);
  const faults = open.faults.filter((fault) => fault.change === at);
  const elsewhere = faults.filter(({ path }) => path.length === 0 || !isShown(schema, value, path));
  const { shape } = shapeOf(schema);
  const shared = {
    form: { faults, namesOf: (field: string) => namesIn(desk, draft.changes, field) },
    value,
    path: [],
    onChange: (next: Json) => setDraft(withValue(draft, at, next)),
  };
  return (
    <div className="flex flex-col gap-3">
      {elsewhere.map(({ path, message }) => (
        <FaultText key={`${path} ${message}`}>{[...path, faultWords(message)].join(' ')}</FaultText>
      ))}
      {value === null ? (
        <p className="font-medium">You take this fact out.</p>
      ) : shape.kind === 'group' ? (
        // The name of a box is what the others lead to.
        <GroupFields
          {...shared}
          fields={part === 'nodes' ? shape.fields.filter(({ name }) => name !== 'id') : shape.fields}
        />
      ) : (
        <SchemaField {...shared} name={part} label={wordsOf(part)} schema={schema} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            setDraft(withValue(draft, at, undefined));
            onUndone?.();
          }}
        >
          {address === null ? 'Remove what I added' : 'Undo my change'}
        </Button>
        {address !== null && value !== null && (
          <Button variant="secondary" onClick={() => setDraft(withValue(draft, at, null))}>
            Take this fact out
          </Button>
        )}
        <GoTo target="propose">Go to Propose</GoTo>
      </div>
    </div>
  );
}

/** Lists of a page whose rows a field names. */
const namedParts: Readonly<Record<string, { readonly part: string; readonly key: string }>> = {
  source: { part: 'sources', key: 'key' },
  concentration: { part: 'concentrations', key: 'key' },
  ...Object.fromEntries(
    ['to', 'beside', 'asked', 'dangerAsked', 'step'].map((field) => [field, { part: 'nodes', key: 'id' }]),
  ),
};

/** Returns what a field may name on its page: a source, the strength that a dose is drawn from, or a box of the chart. */
function namesIn({ facts }: DeskPage, changes: readonly DraftChange[], field: string) {
  const named = namedParts[field];
  if (!named) return [];
  const { part, key } = named;
  const stated = facts
    .filter((fact) => fact.part === part)
    .map(({ address, editable }) => changes.find((each) => each.address === address)?.value ?? editable);
  const added = changes
    .filter((each) => each.address === null && each.part === part)
    .map(({ value }) => value);
  return [...stated, ...added].flat().flatMap((row) => {
    if (!isObject(row) || typeof row[key] !== 'string') return [];
    const words = String(row['title'] ?? row['label'] ?? row['text'] ?? '');
    return { key: row[key], label: `${row[key]}: ${words.split('\n')[0]}` };
  });
}
