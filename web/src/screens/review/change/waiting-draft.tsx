import type { DeskPage } from '@oryx/contract/desk';
import { Link } from 'wouter';
import { useSession } from '../../../session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { counted, idOfPage, momentOf } from '../desk.ts';
import { goOnWith, useKeptDrafts } from './kept-drafts.ts';
import type { OpenDraft } from './use-draft.ts';

interface WaitingDraftProps {
  readonly desk: DeskPage;
  readonly open: OpenDraft;
}

/** Offers to go on with what the author has begun on an earlier visit, and says if the page has changed since. */
export function WaitingDraft({ desk, open }: WaitingDraftProps) {
  const { waiting } = open;
  if (waiting === null) return null;
  const { changes, at, basedOn } = waiting;
  const isSame = basedOn.number === desk.number && basedOn.hash === desk.hash;
  return (
    <section
      aria-label="Your change that waits"
      className="flex flex-col gap-3 rounded-card border border-yours-line bg-yours-soft p-4"
    >
      <p className="font-semibold">
        {`You began ${counted(changes.length, 'change')} of this page and did not propose ${changes.length === 1 ? 'it' : 'them'}. Last typed on ${momentOf(at)}.`}
      </p>
      <ul className="wrap-anywhere list-disc pl-5">
        {changes.map(({ address, label }, index) => (
          <li key={address ?? index}>{label}</li>
        ))}
      </ul>
      {!isSame && (
        <p className="font-medium">
          The text of the page has changed since then. Go on, and compare both before you propose.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => goOnWith(desk.page)}>Go on</Button>
        <Button variant="secondary" onClick={open.discard}>
          {`Discard ${changes.length === 1 ? 'it' : 'them'}`}
        </Button>
      </div>
    </section>
  );
}

/** The pages of which the user has begun a change, for the queue. */
export function WaitingDrafts() {
  const { user } = useSession();
  const drafts = useKeptDrafts(user?.id ?? '');
  if (drafts.length === 0) return null;
  return (
    <section
      aria-labelledby="waiting-drafts"
      className="flex flex-col gap-2 rounded-card border border-yours-line bg-yours-soft p-4"
    >
      <h2 id="waiting-drafts" className="font-semibold">
        Begun by you, not proposed
      </h2>
      <ul className="flex flex-col gap-1">
        {drafts.map(({ page, title, changes, at }) => (
          <li key={page}>
            <Link
              href={`/review/${idOfPage(page)}`}
              className="inline-flex min-h-11 items-center text-accent-ink underline"
            >
              {title}
            </Link>
            {`, ${counted(changes.length, 'change')}, ${momentOf(at)}`}
          </li>
        ))}
      </ul>
      <p className="text-sm">It stays on this device until you propose or discard it, or sign out.</p>
    </section>
  );
}
