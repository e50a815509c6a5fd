import { type DeskPage, proposeChange } from '@oryx/contract/desk';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../../../api/call.ts';
import { tellRoleFailure } from '../../../session/own-roles.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { counted, refreshDesk } from '../desk.ts';
import { FactDifference } from '../fact-value.tsx';
import { footButtons } from '../go-to.tsx';
import { Conflict } from './conflict.tsx';
import { sentChanges } from './draft.ts';
import { faultWords } from './fault-words.ts';
import { FaultText } from './schema-field.tsx';
import type { OpenDraft } from './use-draft.ts';

interface ProposeProps {
  readonly desk: DeskPage;
  readonly open: OpenDraft;
  readonly onProposed: () => void;
}

/** How many changes wait, at the foot of the page, and the dialog in which they are proposed. */
export function Propose({ desk, open, onProposed }: ProposeProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const { draft, faults, isOvertaken } = open;
  const count = draft.changes.length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="min-w-0 flex-1 basis-40 font-medium">
        {isOvertaken
          ? 'Somebody else has changed this page since you began.'
          : `${counted(count, 'change')} of yours, not proposed yet.${faults.length > 0 ? ` ${counted(faults.length, 'fault')} found.` : ''}`}
      </p>
      <Button id={footButtons.propose} onClick={() => setOpen(true)}>
        {isOvertaken ? 'Compare both' : 'Propose'}
      </Button>
      {isOpen && (
        <ModalDialog
          onDismiss={() => setOpen(false)}
          aria-labelledby={titleId}
          className="m-auto max-h-[calc(100dvh-2.5rem)] w-[calc(100%-2*var(--page-inset))] max-w-2xl rounded-card border border-line-strong p-5 shadow-lg backdrop:bg-[rgb(0_0_0/0.6)]"
        >
          <h2 id={titleId} className="mb-3 font-semibold text-lg leading-tight">
            {isOvertaken ? 'Your change and that of somebody else' : `Propose ${counted(count, 'change')}`}
          </h2>
          {isOvertaken ? (
            <Conflict desk={desk} open={open} onCancel={() => setOpen(false)} />
          ) : (
            <ProposeForm desk={desk} open={open} onProposed={onProposed} onClose={() => setOpen(false)} />
          )}
        </ModalDialog>
      )}
    </div>
  );
}

function ProposeForm({ desk, open, onProposed, onClose }: ProposeProps & { readonly onClose: () => void }) {
  const { draft, said, setSaid, faults, isUnchecked } = open;
  const { source, reason, isCritical } = said;
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { page } = desk;
    const words = { source: source.trim(), reason: reason.trim(), isCritical };
    const change = { page, basedOn: draft.basedOn, changes: sentChanges(desk, draft) };
    try {
      await send(proposeChange, { request: { ...change, ...words } });
    } catch (error) {
      setBusy(false);
      tellRoleFailure('Not Proposed', error);
      // If somebody else was faster, the page is another now, and both changes are shown.
      void refreshDesk();
      return;
    }
    open.discard();
    toast({ title: 'Proposed', description: 'Readers see it once two clinicians have signed it.' });
    onClose();
    onProposed();
    await refreshDesk();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {draft.changes.map(({ address, label, before, value }, index) => (
        <section key={address ?? index} aria-label={label} className="flex flex-col gap-1">
          <h3 className="wrap-anywhere font-semibold">{label}</h3>
          <FactDifference before={before} after={value} names={['Now', 'Proposed']} isShort />
        </section>
      ))}
      {faults.map(({ change, path, message }) => (
        <FaultText key={`${change} ${path} ${message}`}>
          {[draft.changes[change ?? -1]?.label, [...path, faultWords(message)].join(' ')]
            .filter(Boolean)
            .join(': ')}
        </FaultText>
      ))}
      <Field label="Source of the change" hint="Title, edition and page, as others can find it.">
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={300}
            value={source}
            onChange={(event) => setSaid({ ...said, source: event.target.value })}
          />
        )}
      </Field>
      <Field label="Why" hint="Readers of the page see it once two clinicians have signed.">
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={300}
            value={reason}
            onChange={(event) => setSaid({ ...said, reason: event.target.value })}
          />
        )}
      </Field>
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          checked={isCritical}
          onChange={(event) => setSaid({ ...said, isCritical: event.target.checked })}
          className="size-6 shrink-0 accent-accent"
        />
        Whoever goes on as before may kill somebody: interrupt the readers of this page
      </label>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy} onClick={onClose} className="flex-1">
          Go on changing
        </Button>
        <Button
          type="submit"
          busy={isBusy}
          disabled={source.trim() === '' || reason.trim() === '' || (faults.length > 0 && !isUnchecked)}
          className="flex-1"
        >
          Propose
        </Button>
      </div>
    </form>
  );
}
