import { changeConflict, checkChange, type DeskPage } from '@oryx/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { send } from '../../../api/call.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FactDifference } from '../fact-value.tsx';
import { type Draft, goneOn, sentChanges } from './draft.ts';
import type { OpenDraft } from './use-draft.ts';

interface ConflictProps {
  readonly desk: DeskPage;
  readonly open: OpenDraft;
  readonly onCancel: () => void;
}

type Kept = 'mine' | 'theirs';

/**
 * Asks the server what both have changed since the version that a draft began with. It refuses the change and says so in
 * the body of its refusal.
 */
async function conflictOf(desk: DeskPage, draft: Draft) {
  const request = { page: desk.page, basedOn: draft.basedOn, changes: sentChanges(desk, draft) };
  try {
    await send(checkChange, { request });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return changeConflict.parse(JSON.parse(error.body)).conflict;
  }
  throw new Error('Nobody else has changed the page.');
}

/** What somebody else has changed beside one's own changes. Nothing is given up unless it is chosen. */
export function Conflict({ desk, open, onCancel }: ConflictProps) {
  const { draft, setDraft } = open;
  const [kept, setKept] = useState<Readonly<Record<string, Kept>>>({});
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['review', 'conflict', desk.page, desk.number, desk.hash, draft],
      queryFn: () => conflictOf(desk, draft),
      staleTime: 0,
    },
    queryClient,
  );
  if (data === undefined) {
    return error === null ? (
      <SkeletonRows count={3} label="Comparing both..." />
    ) : (
      <LoadError title="Unable to Compare" description={failureMessage(error)} onRetry={refetch} />
    );
  }
  const { mine, theirs, both } = data;
  const ofOthers = new Map(theirs.map((each) => [each.address, each]));
  const ofMine = new Map(mine.map((each) => [each.address, each]));
  const { author = 'somebody else' } = desk.versions.at(-1) ?? {};

  function goOn(event: FormEvent) {
    event.preventDefault();
    const dropped = Object.entries(kept).filter(([, whose]) => whose === 'theirs');
    setDraft(goneOn(draft, desk, new Set(dropped.map(([address]) => address))));
  }

  return (
    <form onSubmit={goOn} className="flex flex-col gap-5">
      <p>{`The page is now version ${desk.number}, by ${author}. Your changes are all here. Nothing of them was stored.`}</p>
      {draft.changes.map(({ address, label, before, value }, index) => {
        const other = both.includes(address ?? '') ? ofOthers.get(address ?? '') : undefined;
        const own = ofMine.get(address ?? '');
        return (
          <section key={address ?? index} aria-label={`Yours: ${label}`} className="flex flex-col gap-2">
            <h3 className="wrap-anywhere font-semibold">{`Yours: ${label}`}</h3>
            {other ? (
              <>
                <FactDifference
                  before={other.after}
                  // A fact that gets another address by the change is one that is taken out and one that is added.
                  after={own?.after ?? value}
                  names={[`By ${author}`, 'By you']}
                />
                {other.after === null && (
                  <p>The other version has no such fact. Yours would be added as a fact of its own.</p>
                )}
                <SegmentedChoice<Kept>
                  label="Both have changed this fact. Go on with"
                  options={[
                    { value: 'mine', label: 'Mine' },
                    { value: 'theirs', label: 'Theirs' },
                  ]}
                  value={kept[other.address] ?? 'mine'}
                  onChange={(whose) => setKept({ ...kept, [other.address]: whose })}
                />
              </>
            ) : (
              <>
                <FactDifference before={before} after={value} names={['Now', 'By you']} />
                <p className="text-sm">Nobody else has changed this fact. It is carried over.</p>
              </>
            )}
          </section>
        );
      })}
      {theirs
        .filter(({ address }) => !both.includes(address))
        .map(({ address, label, before, after }) => (
          <section key={address} aria-label={`By ${author}: ${label}`} className="flex flex-col gap-2">
            <h3 className="wrap-anywhere font-semibold">{`By ${author}: ${label}`}</h3>
            <FactDifference before={before} after={after} names={['When you began', 'Now']} />
          </section>
        ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel} className="flex-1">
          Cancel
        </Button>
        <Button type="submit" className="flex-1">
          Go on with this version
        </Button>
      </div>
    </form>
  );
}
