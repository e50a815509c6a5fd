import type { DeskFact, DeskPage } from '@oryx/contract/desk';
import type { OwnRoles } from '@oryx/contract/roles';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { tellRoleFailure } from '../../session/own-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sign } from './decisions.ts';
import { counted, refreshDesk } from './desk.ts';
import { footButtons } from './go-to.tsx';

interface SignFactsProps {
  readonly desk: DeskPage;
  /** What the reviewer agrees with. */
  readonly facts: readonly DeskFact[];
  readonly reviewer: OwnRoles['reviewer'];
  readonly onSigned: () => void;
}

/** Returns the day some years from now, such as `2027-11-23`. */
function inYears(years: number): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() + years);
  return day.toISOString().slice(0, 10);
}

/** What is ticked, at the foot of the page, and the dialog in which it is signed. */
export function SignFacts({ desk, facts, reviewer, onSigned }: SignFactsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="min-w-0 flex-1 basis-40 font-medium">
        {`You agree with ${counted(facts.length, 'fact')}.`}
      </p>
      <Button id={footButtons.sign} onClick={() => setOpen(true)}>
        Sign
      </Button>
      {isOpen && (
        <SignDialog
          desk={desk}
          facts={facts}
          reviewer={reviewer}
          onClose={() => setOpen(false)}
          onSigned={onSigned}
        />
      )}
    </div>
  );
}

/** Returns the labels of facts with how many have each, the most dangerous first. */
function kindsOf(facts: readonly DeskFact[]): readonly (readonly [string, number])[] {
  const sorted = facts.toSorted((one, other) => other.danger - one.danger);
  const counts = new Map<string, number>();
  for (const { label } of sorted) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts];
}

function SignDialog({ desk, facts, reviewer, onClose, onSigned }: SignFactsProps & { onClose: () => void }) {
  const titleId = useId();
  const [until, setUntil] = useState(() => inYears(1));
  const [isBusy, setBusy] = useState(false);
  const isAuthor = desk.versions.some(({ number, isOwn }) => number === desk.number && isOwn);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await sign(desk.page, desk.number, facts, until);
      toast({
        title: 'Signed',
        description: 'Readers see it as reviewed once two different people have signed.',
      });
      onSigned();
    } catch (error) {
      setBusy(false);
      tellRoleFailure('Not Signed', error);
      // What has changed since is shown, and what is still the same stays ticked.
      void refreshDesk();
    }
  }

  return (
    <ModalDialog
      onDismiss={onClose}
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-2.5rem)] w-[calc(100%-2*var(--page-inset))] max-w-xl rounded-card border border-line-strong p-5 shadow-lg backdrop:bg-[rgb(0_0_0/0.6)]"
    >
      <form onSubmit={submit} className="wrap-anywhere flex flex-col gap-3">
        <h2 id={titleId} className="font-semibold text-lg leading-tight">
          {`Sign ${counted(facts.length, 'fact')} of ${desk.title}`}
        </h2>
        {reviewer === null ? (
          <p>
            Enter your name, qualification and registration in{' '}
            <Link href="/settings" className="text-accent-ink underline">
              Settings
            </Link>{' '}
            before you sign.
          </p>
        ) : (
          <p>
            {`You sign as ${reviewer.shownName}, ${reviewer.qualification}, ${reviewer.council} ${reviewer.registration}. Readers see your name, and it stays in the record.`}
          </p>
        )}
        {/* A list that scrolls is reached by the keyboard too. */}
        <ul
          aria-label="What you sign"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          className="max-h-48 list-disc overflow-y-auto pl-5 text-sm"
        >
          {kindsOf(facts).map(([label, count]) => (
            <li key={label}>{count === 1 ? label : `${label} (${count})`}</li>
          ))}
        </ul>
        {isAuthor && (
          <p className="font-medium">
            You proposed this version. It reaches readers once another clinician has signed it too.
          </p>
        )}
        <Field label="Valid until" hint="Three years at most. Then it returns to the queue.">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              min={inYears(0)}
              max={inYears(3)}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
        <p>By signing you state that you have compared each of them with its source.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={isBusy} onClick={onClose} className="flex-1">
            Cancel
          </Button>
          <Button type="submit" busy={isBusy} disabled={reviewer === null} className="flex-1">
            Sign
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
