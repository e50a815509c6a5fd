import { checkChange, type DeskFault, type DeskPage } from '@oryx/contract/desk';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../session/session-context.ts';
import { type Draft, newDraft, sentChanges } from './draft.ts';
import { type KeptDraft, keepDraft, useIsBegunHere, useKeptDrafts } from './kept-drafts.ts';

/** Milliseconds without typing after which the checks are asked. */
const pause = 500;

/** What the author says of a proposal. */
type Said = Pick<KeptDraft, 'source' | 'reason' | 'isCritical'>;

/** What somebody is changing of a page, and what the checks of content say of it. The device keeps it. */
export interface OpenDraft {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly said: Said;
  readonly setSaid: (said: Said) => void;
  /** Takes the draft off the device, with all that was said of it. */
  readonly discard: () => void;
  /** A draft of an earlier visit, until the author goes on with it or discards it. */
  readonly waiting: KeptDraft | null;
  readonly faults: readonly DeskFault[];
  /** True while the newest change is not checked, or could not be. */
  readonly isUnchecked: boolean;
  /** True if somebody else has changed the page since the draft began. */
  readonly isOvertaken: boolean;
}

const nothing: Said = { source: '', reason: '', isCritical: false };

export function useDraft(desk: DeskPage): OpenDraft {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const { page, title } = desk;
  const kept = useKeptDrafts(userId).find((each) => each.page === page) ?? null;
  const isBegunHere = useIsBegunHere(page);
  const waiting = isBegunHere ? null : kept;
  const [checked, setChecked] = useState<{ readonly sent: string; readonly faults: readonly DeskFault[] }>();
  const said = kept ?? nothing;
  const draft: Draft = waiting === null && kept !== null ? kept : newDraft(desk);
  const isOvertaken = draft.basedOn.hash !== desk.hash || draft.basedOn.number !== desk.number;
  const changes = sentChanges(desk, draft);
  const sent = JSON.stringify({ page, basedOn: draft.basedOn, changes });
  const isChecked = checked?.sent === sent;
  const isIdle = changes.length === 0 || isOvertaken || isChecked;

  useEffect(() => {
    if (isIdle) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call(checkChange, { request: JSON.parse(sent), signal: controller.signal })
        .then(({ faults }) => setChecked({ sent, faults }))
        // The server checks a proposal anyway.
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sent, isIdle]);

  const keep = (next: Draft, words: Said) => {
    const { basedOn, changes: those } = next;
    const { source, reason, isCritical } = words;
    const at = new Date().toISOString();
    keepDraft(userId, { page, title, at, basedOn, changes: [...those], source, reason, isCritical });
  };
  return {
    draft,
    // What waits is never replaced: who begins anew goes on with it.
    setDraft: (next) => keep(waiting ? { ...waiting, changes: joined(waiting, next) } : next, said),
    said,
    setSaid: (words) => keep(draft, words),
    discard: () => keep(newDraft(desk), nothing),
    waiting,
    // What the last check said stands until the next one has answered.
    faults: checked?.faults ?? [],
    isUnchecked: changes.length > 0 && !isChecked,
    isOvertaken,
  };
}

/** Returns the changes of two drafts of one page. Of a fact that both change, the first one counts. */
function joined(first: Draft, second: Draft): Draft['changes'] {
  const taken = new Set(first.changes.map(({ address }) => address));
  return [
    ...first.changes,
    ...second.changes.filter(({ address }) => address === null || !taken.has(address)),
  ];
}
