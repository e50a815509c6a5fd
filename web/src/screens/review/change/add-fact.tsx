import type { DeskPage } from '@oryx/contract/desk';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { wordsOf } from '../fact-words.ts';
import { ChangeForm } from './change-form.tsx';
import { addableParts, withAddition } from './draft.ts';
import type { OpenDraft } from './use-draft.ts';

interface AddFactProps {
  readonly desk: DeskPage;
  readonly open: OpenDraft;
}

const labelOf = (part: string) => `New: ${wordsOf(part)}`;

/** What is added to the page, and a choice of what can be. */
export function AddFact({ desk, open }: AddFactProps) {
  const { draft, setDraft } = open;
  return (
    <>
      {draft.changes.map(
        ({ address, label }, index) =>
          address === null && (
            <section
              // biome-ignore lint/suspicious/noArrayIndexKey: what is added has no address yet
              key={index}
              aria-label={label}
              className="flex flex-col gap-3 rounded-card border border-yours-line bg-yours-soft p-4"
            >
              <h2 className="font-semibold">{label}</h2>
              <ChangeForm desk={desk} open={open} at={index} />
            </section>
          ),
      )}
      <Field label="Add to this page">
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={({ target: { value: part } }) =>
              setDraft(withAddition(draft, desk, part, labelOf(part)))
            }
          >
            <option value="">Choose what to add</option>
            {addableParts(desk).map((part) => (
              <option key={part} value={part}>
                {wordsOf(part)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
