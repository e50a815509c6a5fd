import type { QueuedPage } from '@oryx/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { queryClient } from '../../api/query-client.ts';
import { keptPosition, useKeptScroll, useKeptState } from '../../device/kept-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { WaitingDrafts } from './change/waiting-draft.tsx';
import { DangerBadge } from './danger-badge.tsx';
import { counted, dayOf, idOfPage, listed, queueOptions } from './desk.ts';
import { DeskError } from './desk-error.tsx';
import { wordsOf } from './fact-words.ts';

/** The states by which the queue can be filtered. */
const states = {
  all: { label: 'All that waits', has: () => true },
  unsigned: { label: 'Nobody has signed', has: ({ signedBy }) => signedBy.length === 0 },
  half: { label: 'A second signature is missing', has: ({ halfSigned }) => halfSigned > 0 },
  proposed: { label: 'A change is proposed', has: ({ pending }) => pending !== null },
  withdrawn: { label: 'A fact is withdrawn', has: ({ withdrawn }) => withdrawn > 0 },
  commented: { label: 'With comments', has: ({ comments }) => comments > 0 },
} satisfies Record<string, { label: string; has: (page: QueuedPage) => boolean }>;

type State = keyof typeof states;

const position = keptPosition('review');

/** The filters of the queue, which it finds again in this visit. */
function useFilters() {
  const [text, setText] = useKeptState('review text', '');
  const [state, setState] = useKeptState<State>('review state', 'all');
  const [kind, setKind] = useKeptState('review kind', '');
  return { text, setText, state, setState, kind, setKind };
}

function foundPages(
  pages: readonly QueuedPage[],
  { text, state, kind }: Pick<ReturnType<typeof useFilters>, 'text' | 'state' | 'kind'>,
): readonly QueuedPage[] {
  const words = text.trim().toLowerCase();
  const isFound = (page: QueuedPage) =>
    [page.title, ...page.sources].some((each) => each.toLowerCase().includes(words));
  return pages.filter(
    (page) => (kind === '' || page.document === kind) && states[state].has(page) && isFound(page),
  );
}

/** Returns the pages that the filters leave, for the list beside an open page. */
export function useFoundPages(): readonly QueuedPage[] {
  // The list beside a page need not be of this second.
  const { data = [] } = useQuery({ ...queueOptions, staleTime: 60_000 }, queryClient);
  const filters = useFilters();
  return foundPages(data, filters);
}

/** Every page that is not reviewed as a whole, the most dangerous first. */
export function Queue({ title }: { readonly title: string }) {
  const { data: pages, error, refetch } = useQuery(queueOptions, queryClient);
  const filters = useFilters();
  const { text, setText, state, setState, kind, setKind } = filters;
  useKeptScroll(position, pages !== undefined);
  const kinds = useMemo(() => [...new Set(pages?.map(({ document }) => document))].sort(), [pages]);
  const found = foundPages(pages ?? [], filters);
  return (
    <Page width="full">
      <PageHeader
        title={title}
        description="What waits for two clinicians, what kills if wrong first"
        backTo="/settings"
      />
      {pages === undefined && error === null && <SkeletonRows count={8} label="Loading the queue..." />}
      {pages === undefined && error !== null && (
        <DeskError title="Unable to Load the Queue" error={error} onRetry={refetch} />
      )}
      {pages !== undefined && (
        <>
          <WaitingDrafts />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
            <Field label="Page or source">
              {(control) => (
                <TextInput
                  {...control}
                  type="search"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
            <Field label="State">
              {(control) => (
                <Select
                  {...control}
                  value={state}
                  onChange={(event) => setState(event.target.value as State)}
                >
                  {Object.entries(states).map(([value, { label }]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Kind of page">
              {(control) => (
                <Select {...control} value={kind} onChange={(event) => setKind(event.target.value)}>
                  <option value="">All kinds</option>
                  {kinds.map((each) => (
                    <option key={each} value={each}>
                      {kindWords(each)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <p role="status" className="text-ink-muted text-sm">
            {counted(found.length, 'page')}
          </p>
          {found.length === 0 ? (
            <EmptyState title={pages.length === 0 ? 'Nothing Waits' : 'No Page Found'}>
              {pages.length === 0
                ? 'Two clinicians have signed every page.'
                : 'No page that waits matches these filters.'}
            </EmptyState>
          ) : (
            <ul aria-label="Pages that wait" className="grid gap-3 beside:grid-cols-2">
              {found.map((page) => (
                <QueueRow key={page.page} page={page} />
              ))}
            </ul>
          )}
        </>
      )}
    </Page>
  );
}

/** Returns the kind of a page as words: `Paediatrics: vital signs`. */
const kindWords = (document: string) => wordsOf(document.replace('/', ': ').replaceAll('-', ' '));

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the age of a page in the queue in whole days. */
function ageWords(since: string): string {
  const days = Math.floor((Date.now() - Date.parse(since)) / dayMs);
  return days < 1 ? 'today' : counted(days, 'day');
}

function QueueRow({ page }: { readonly page: QueuedPage }) {
  const { title, danger, dangerous, open, facts, general, sources, signedBy, halfSigned } = page;
  const { withdrawn, comments, pending, since, document } = page;
  const [source, ...others] = sources;
  return (
    <li className="wrap-anywhere relative flex flex-col gap-1 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          href={`/review/${idOfPage(page.page)}`}
          className="font-semibold text-accent-ink underline after:absolute after:inset-0"
        >
          {title}
        </Link>
        <DangerBadge danger={danger} />
        {pending && <Badge className="border-line-strong">Change proposed</Badge>}
        {withdrawn > 0 && <Badge className="border-line-strong">{`${withdrawn} withdrawn`}</Badge>}
      </div>
      <p>{`${open} of ${counted(facts, 'fact')} wait; ${dangerous} of them carry this danger.`}</p>
      <p>
        {signedBy.length === 0
          ? 'Nobody has signed.'
          : `Signed by ${listed(signedBy)}. ${counted(halfSigned, 'fact')} need a second signature.`}
      </p>
      {pending && (
        <p>{`Version ${pending.number}, proposed by ${pending.author} on ${dayOf(pending.at)}.`}</p>
      )}
      <p className="text-ink-muted text-sm">
        {`${kindWords(document)}. Waits since ${dayOf(since)} (${ageWords(since)}). `}
        {source === undefined ? 'No source named.' : `Source: ${source}`}
        {others.length > 0 && ` and ${others.length} more`}
        {general > 0 && `. ${general} from general knowledge`}
        {comments > 0 && `. ${counted(comments, 'comment')}`}
      </p>
    </li>
  );
}
