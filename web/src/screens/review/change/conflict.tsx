import type { DeskPage } from '@oryx/contract/desk';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { FactDifference } from '../fact-value.tsx';
import { goneOn, othersSince } from './draft.ts';
import type { OpenDraft } from './use-draft.ts';

interface ConflictProps {
  readonly desk: DeskPage;
  readonly open: OpenDraft;
  readonly onCancel: () => void;
}

type Kept = 'mine' | 'theirs';

/** What somebody else has changed beside one's own changes. Nothing is given up unless it is chosen. */
export function Conflict({ desk, open, onCancel }: ConflictProps) {
  const { draft, setDraft } = open;
  const [kept, setKept] = useState<Readonly<Record<string, Kept>>>({});
  const others = othersSince(draft, desk);
  const ofOthers = new Map(others.map((each) => [each.address, each]));
  const own = new Set(draft.changes.map(({ address }) => address));
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
        const other = ofOthers.get(address ?? '');
        return (
          <section key={address ?? index} aria-label={`Yours: ${label}`} className="flex flex-col gap-2">
            <h3 className="wrap-anywhere font-semibold">{`Yours: ${label}`}</h3>
            {other ? (
              <>
                <FactDifference before={other.after} after={value} names={[`By ${author}`, 'By you']} />
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
      {others
        .filter(({ address }) => !own.has(address))
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
