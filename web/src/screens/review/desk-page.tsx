import type { DeskFact, DeskPage } from '@oryx/contract/desk';
import type { OwnRoles } from '@oryx/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { queryClient } from '../../api/query-client.ts';
import { BesideList } from '../../ui/beside-list.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { AboutPage } from './about-page.tsx';
import { AddFact } from './change/add-fact.tsx';
import { Propose } from './change/propose.tsx';
import { useDraft } from './change/use-draft.ts';
import { WaitingDraft } from './change/waiting-draft.tsx';
import { counted, dayOf, idOfPage, listed, pageOptions } from './desk.ts';
import { DeskError } from './desk-error.tsx';
import { FactCard } from './fact-card.tsx';
import { FactValue } from './fact-value.tsx';
import { useFoundPages } from './queue.tsx';
import { SignFacts } from './sign-facts.tsx';

interface DeskPageViewProps {
  readonly page: string;
  /** The day whose page is shown; null for the newest version. */
  readonly at: string | null;
  readonly own: OwnRoles;
}

/** A page at the desk with the queue beside it. */
export function DeskPageView({ page, at, own }: DeskPageViewProps) {
  const { data, error, refetch } = useQuery(pageOptions(page, at), queryClient);
  const queue = useFoundPages();
  const rows = queue.map((each) => ({
    href: `/review/${idOfPage(each.page)}`,
    title: each.title,
    isOpen: each.page === page,
  }));
  return (
    <BesideList label="Pages that wait" rows={rows}>
      <Page width="full" className="@container">
        <PageHeader
          title={data?.title ?? 'Review Desk'}
          description={data && `Review desk: ${data.page}`}
          backTo="/review"
        />
        {data === undefined && error === null && <SkeletonRows count={6} label="Loading the page..." />}
        {data === undefined && error !== null && (
          <DeskError title="Unable to Load This Page" error={error} onRetry={refetch} />
        )}
        {data !== undefined && <Facts desk={data} at={at} own={own} />}
      </Page>
    </BesideList>
  );
}

/** The facts of a page that are shown. */
const views = {
  open: { label: 'Not reviewed by two', has: ({ reviewed, withdrawn }) => !reviewed || withdrawn !== null },
  mine: { label: 'Not signed by me', has: ({ signatures }) => !signatures.some(({ isOwn }) => isOwn) },
  changed: { label: 'Changed by this version', has: ({ before }) => before !== null },
  all: { label: 'All', has: () => true },
} satisfies Record<string, { label: string; has: (fact: DeskFact) => boolean }>;

type View = keyof typeof views;

/** How many facts are drawn at first: the longest page has some hundreds. */
const firstFacts = 40;

function Facts({ desk, at, own }: { desk: DeskPage; at: string | null; own: OwnRoles }) {
  const { facts, removed, number, shown, reviewed } = desk;
  const isToday = at === null;
  const [view, setView] = useState<View>(() => (facts.some(views.changed.has) ? 'changed' : 'open'));
  const [isWhole, setWhole] = useState(false);
  const open = useDraft(desk);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [decisions, setDecisions] = useState(0);
  const state = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone once it is done, and the focus goes to what has come of it.
  useEffect(() => {
    if (decisions > 0) state.current?.focus();
  }, [decisions]);
  const decided = () => setDecisions((before) => before + 1);
  const roles = isToday ? own.roles : [];
  const canPropose = roles.some((role) => role !== 'administrator');
  // The order of the file, but what kills stands first.
  const found = facts
    .filter(isToday ? views[view].has : views.all.has)
    .toSorted((one, other) => other.danger - one.danger);
  const drawn = isWhole ? found : found.slice(0, firstFacts);
  const tickedFacts = facts.filter(({ hash }) => ticked.has(hash));
  const tick = (hashes: readonly string[], isTicked: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      for (const hash of hashes) isTicked ? next.add(hash) : next.delete(hash);
      return next;
    });
  const areTicked = found.length > 0 && found.every(({ hash }) => ticked.has(hash));
  return (
    <>
      {at !== null && <DayBanner desk={desk} at={at} />}
      <div className="flex flex-col gap-2">
        <p ref={state} tabIndex={-1}>
          {reviewed
            ? `Reviewed by ${listed(reviewed.by)} on ${dayOf(reviewed.on)}.`
            : `${counted(facts.filter(views.open.has).length, 'fact')} of ${facts.length} not reviewed.`}
          {number > shown
            ? ` Version ${number} is proposed; readers see ${versionWords(shown)}.`
            : ` Readers see ${versionWords(shown)}.`}
        </p>
        {isToday && desk.replacedAt !== null && (
          <p role="note" className={`rounded-card border p-3 font-medium ${toneStyle.caution}`}>
            {`Version ${number} was proposed before the file was replaced on ${dayOf(desk.replacedAt)}. It would take back what has changed since: compare each changed fact with what readers see.`}
          </p>
        )}
        {isToday && desk.readers !== null && (
          <Link href={desk.readers} className={buttonStyle('secondary', 'self-start')}>
            Open the page as readers see it
          </Link>
        )}
      </div>
      {canPropose && <WaitingDraft desk={desk} open={open} />}
      <div className="grid items-start gap-4 @min-[56rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <AboutPage desk={desk} canComment={canPropose} />
        <div className="flex min-w-0 flex-col gap-4 @min-[56rem]:order-first">
          {isToday && (
            <Field label="Facts">
              {(control) => (
                <Select {...control} value={view} onChange={(event) => setView(event.target.value as View)}>
                  {Object.entries(views).map(([value, { label, has }]) => (
                    <option key={value} value={value}>
                      {`${label} (${facts.filter(has).length})`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {found.length === 0 && <EmptyState title="No Fact to Show">Choose other facts above.</EmptyState>}
          {roles.includes('reviewer') && found.length > 0 && (
            <label className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                checked={areTicked}
                onChange={() =>
                  tick(
                    found.map(({ hash }) => hash),
                    !areTicked,
                  )
                }
                className="size-6 shrink-0 accent-accent"
              />
              {`I agree with all ${found.length} shown here`}
            </label>
          )}
          {drawn.map((fact) => (
            <FactCard
              key={fact.address}
              fact={fact}
              desk={desk}
              roles={roles}
              isTicked={ticked.has(fact.hash)}
              onTick={(isTicked) => tick([fact.hash], isTicked)}
              open={open}
            />
          ))}
          {drawn.length < found.length && (
            <Button variant="secondary" onClick={() => setWhole(true)}>
              {`Show the other ${found.length - drawn.length}`}
            </Button>
          )}
          {canPropose && <AddFact desk={desk} open={open} />}
          {removed.length > 0 && (
            <section
              aria-label="Left out by this version"
              className={`flex flex-col gap-3 rounded-card border p-4 ${toneStyle.caution}`}
            >
              <h2 className="font-semibold text-lg">Left out by this version</h2>
              {removed.map(({ address, label, value }) => (
                <div key={address}>
                  <h3 className="font-semibold">{label}</h3>
                  <FactValue value={value} />
                </div>
              ))}
            </section>
          )}
        </div>
      </div>
      {isToday && (
        <div
          data-over-foot
          className="sticky bottom-[calc(var(--bottom-bar-height)+0.5rem)] z-10 flex max-h-[35dvh] flex-col gap-3 overflow-y-auto rounded-card border border-line-strong bg-surface p-3 shadow-lg empty:hidden"
        >
          <Propose desk={desk} open={open} onProposed={decided} />
          {tickedFacts.length > 0 && (
            <SignFacts
              desk={desk}
              facts={tickedFacts}
              reviewer={own.reviewer}
              onSigned={() => {
                setTicked(new Set());
                decided();
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

const versionWords = (number: number) => (number === 0 ? 'the text of the file' : `version ${number}`);

function DayBanner({ desk, at }: { readonly desk: DeskPage; readonly at: string }) {
  return (
    <div
      role="note"
      className={`flex flex-wrap items-center gap-3 rounded-card border p-4 ${toneStyle.caution}`}
    >
      <p className="min-w-0 flex-1 basis-60 font-semibold">
        {`This is what readers saw at the end of ${dayOf(at)}. It may be out of use today.`}
      </p>
      {/* Each complaint has a page of its own, which opens on that day too. */}
      {desk.readers !== null && desk.readers !== '/complaints' && (
        <Link href={`${desk.readers}?at=${at}`} className={buttonStyle('secondary')}>
          As readers saw it
        </Link>
      )}
      <Link href={`/review/${idOfPage(desk.page)}`} className={buttonStyle('secondary')}>
        Back to today
      </Link>
    </div>
  );
}
