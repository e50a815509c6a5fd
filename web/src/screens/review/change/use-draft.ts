import { checkChange, type DeskFault, type DeskPage } from '@oryx/contract/desk';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useKeptState } from '../../../device/kept-state.ts';
import { type Draft, newDraft, sentChanges } from './draft.ts';

/** Milliseconds without typing after which the checks are asked. */
const pause = 500;

/** What somebody is changing of a page, and what the checks of content say of it. It outlives leaving the screen. */
export interface OpenDraft {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly faults: readonly DeskFault[];
  /** True while the newest change is not checked, or could not be. */
  readonly isUnchecked: boolean;
  /** True if somebody else has changed the page since the draft began. */
  readonly isOvertaken: boolean;
}

export function useDraft(desk: DeskPage): OpenDraft {
  const [kept, setDraft] = useKeptState<Draft | null>(`review draft ${desk.page}`, null);
  const [checked, setChecked] = useState<{ readonly sent: string; readonly faults: readonly DeskFault[] }>();
  // Without a change there is nothing that could be overtaken.
  const draft = kept !== null && kept.changes.length > 0 ? kept : newDraft(desk);
  const isOvertaken = draft.basedOn.hash !== desk.hash || draft.basedOn.number !== desk.number;
  const changes = sentChanges(desk, draft);
  const sent = JSON.stringify({ page: desk.page, basedOn: draft.basedOn, changes });
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

  return {
    draft,
    setDraft,
    // What the last check said stands until the next one has answered.
    faults: checked?.faults ?? [],
    isUnchecked: changes.length > 0 && !isChecked,
    isOvertaken,
  };
}
