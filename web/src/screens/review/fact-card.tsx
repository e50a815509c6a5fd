import type { DeskFact, DeskPage } from '@oryx/contract/desk';
import type { Role } from '@oryx/contract/limits';
import { useId, useRef, useState } from 'react';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { ChangeForm } from './change/change-form.tsx';
import { withFact } from './change/draft.ts';
import type { OpenDraft } from './change/use-draft.ts';
import { CommentForm, Comments } from './comments.tsx';
import { DangerBadge } from './danger-badge.tsx';
import { takeBackSignature, withdraw } from './decisions.ts';
import { dayOf, lastDayBefore, listed } from './desk.ts';
import { FactDifference, FactValue } from './fact-value.tsx';
import { GoTo } from './go-to.tsx';
import { ReasonForm } from './reason-form.tsx';

interface FactCardProps {
  readonly fact: DeskFact;
  readonly desk: DeskPage;
  /** The roles of the user, none for a page of the past. */
  readonly roles: readonly Role[];
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** What the user is changing of the page. */
  readonly open: OpenDraft;
}

/** A fact beside its source, with its state and what the user may do with it. */
export function FactCard({ fact, desk, roles, isTicked, onTick, open }: FactCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<'comment' | 'withdraw'>();
  const { address, hash, label, danger, value, before, reviewed, withdrawn, isGeneral } = fact;
  const changeAt = open.draft.changes.findIndex((each) => each.address === address);
  const canPropose = roles.includes('reviewer') || roles.includes('editor');
  const comments = desk.comments.filter((each) => each.address === address);
  const done = () => {
    setDoing(undefined);
    heading.current?.focus();
  };
  return (
    <article
      aria-labelledby={titleId}
      className="@container flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <header className="flex flex-wrap items-center gap-2">
        <h2
          ref={heading}
          tabIndex={-1}
          id={titleId}
          className="wrap-anywhere min-w-0 font-semibold leading-tight"
        >
          {label}
        </h2>
        <DangerBadge danger={danger} />
        {before !== null && (
          <Badge className={toneStyle.caution}>{before.value === null ? 'New' : 'Changed'}</Badge>
        )}
        {reviewed ? (
          <ReviewStatus review={{ by: listed(reviewed.by), on: dayOf(reviewed.on) }} />
        ) : (
          <ReviewMark />
        )}
      </header>
      {withdrawn && (
        <p className={`rounded-control border p-3 font-medium ${toneStyle.danger}`}>
          {`Withdrawn on ${dayOf(withdrawn.at)}: ${withdrawn.reason} Two signatures bring it back.`}
        </p>
      )}
      <div className="grid gap-4 @min-[32rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          {address === 'outline' ? (
            <p>{`The page has the ${desk.facts.length - 1} facts listed at the desk, and no others.`}</p>
          ) : before !== null && before.value !== null ? (
            <FactDifference
              before={before.value}
              after={value}
              names={['Readers see', `Version ${desk.number}`]}
            />
          ) : (
            <FactValue value={value} />
          )}
        </div>
        <Sources fact={fact} />
      </div>
      {isGeneral && <p className="text-sm">It rests on general knowledge. Nobody has read it in a source.</p>}
      <Signatures fact={fact} />
      <Comments comments={comments} />
      {canPropose && changeAt >= 0 && (
        <section
          aria-label={`Your change of ${label}`}
          className="flex flex-col gap-3 rounded-control border border-yours-line bg-yours-soft p-3"
        >
          <h3 className="font-semibold">Your change</h3>
          <ChangeForm desk={desk} open={open} at={changeAt} onUndone={() => heading.current?.focus()} />
        </section>
      )}
      {doing === 'comment' && <CommentForm page={desk.page} address={address} onDone={done} />}
      {doing === 'withdraw' && (
        <ReasonForm
          label="Why it is taken out of use"
          hint="Readers see this in its place at once, on every device with a connection."
          maxLength={200}
          submitLabel="Withdraw this fact"
          failure="Not Withdrawn"
          onReason={(reason) => withdraw(desk.page, { address, hash }, reason)}
          onDone={done}
        />
      )}
      {roles.length > 0 && doing === undefined && (
        <div className="flex flex-wrap items-center gap-3">
          {roles.includes('reviewer') && (
            <label className="flex min-h-12 flex-1 basis-48 items-center gap-3 font-medium">
              <input
                type="checkbox"
                checked={isTicked}
                onChange={(event) => onTick(event.target.checked)}
                aria-describedby={titleId}
                className="size-6 shrink-0 accent-accent"
              />
              I agree with it
            </label>
          )}
          {isTicked && <GoTo target="sign">Go to Sign</GoTo>}
          {canPropose && fact.editable !== null && changeAt < 0 && (
            <Button
              variant="secondary"
              aria-describedby={titleId}
              onClick={() => {
                open.setDraft(withFact(open.draft, fact));
                heading.current?.focus();
              }}
            >
              Change
            </Button>
          )}
          {canPropose && (
            <Button variant="secondary" aria-describedby={titleId} onClick={() => setDoing('comment')}>
              Comment
            </Button>
          )}
          {roles.includes('editor') && fact.canBeWithdrawn && !withdrawn && (
            <Button variant="secondary" aria-describedby={titleId} onClick={() => setDoing('withdraw')}>
              Withdraw
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

const howRead: Readonly<Record<string, string>> = {
  full: 'read in full',
  excerpt: 'read in excerpt',
  none: 'not opened',
};

/** What a fact rests on, and what the second readers wrote of it. */
function Sources({ fact }: { readonly fact: DeskFact }) {
  return (
    <div className="wrap-anywhere flex min-w-0 flex-col gap-1 self-start rounded-control bg-sunken p-3 text-sm">
      <h3 className="font-semibold">Source</h3>
      {fact.sources.length === 0 ? (
        <p>This fact names none. See the sources of the page.</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {fact.sources.map(({ title, edition, read, for: facts }) => (
            <li key={`${title} ${edition}`}>
              {`${title}, ${edition}, ${howRead[read] ?? read}. For: ${facts}`}
            </li>
          ))}
        </ul>
      )}
      {fact.notes.length > 0 && (
        <>
          <h3 className="mt-2 font-semibold">Second reader</h3>
          <ul className="flex flex-col gap-1">
            {fact.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Signatures({ fact }: { readonly fact: DeskFact }) {
  const [backId, setBackId] = useState<string>();
  if (fact.signatures.length === 0) return null;
  return (
    <ul aria-label="Signatures" className="wrap-anywhere flex flex-col gap-1 text-sm">
      {fact.signatures.map(({ id, name, qualification, council, at, until, isOwn }) => (
        <li key={id}>
          {`Signed by ${name}, ${qualification}, ${council}, on ${dayOf(at)}, valid until ${lastDayBefore(until)}. `}
          {isOwn && backId !== id && (
            <Button variant="ghost" onClick={() => setBackId(id)}>
              Take it back
            </Button>
          )}
          {backId === id && (
            <ReasonForm
              label="Why you take this signature back"
              hint="It ends under every fact that you signed with it."
              maxLength={300}
              submitLabel="Take the signature back"
              failure="Not Taken Back"
              onReason={(reason) => takeBackSignature(id, reason)}
              onDone={() => setBackId(undefined)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
