import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readItem, removeItem, writeItem } from '../../../device/device-storage.ts';
import { laterKeys } from '../../../device/later-keys.ts';
import { onSessionEnd } from '../../../device/session-end.ts';
import { createEmitter } from '../../../ui/emitter.ts';

const key = laterKeys.reviewDrafts;

const keptDraft = z.object({
  page: z.string(),
  title: z.string(),
  /** When it was last changed. */
  at: z.iso.datetime(),
  basedOn: z.object({ number: z.int(), hash: z.string() }),
  changes: z.array(
    z.object({
      address: z.nullable(z.string()),
      part: z.string(),
      label: z.string(),
      before: z.json(),
      value: z.json(),
    }),
  ),
  source: z.string(),
  reason: z.string(),
  isCritical: z.boolean(),
});

/** A change of a page that waits on this device until it is proposed, with what was said of it so far. */
export type KeptDraft = Readonly<z.infer<typeof keptDraft>>;

const keptDrafts = z.object({ userId: z.string(), drafts: z.array(keptDraft) });

/** What the device keeps, as text. It is held in memory too, because a browser may refuse its storage. */
let text: string | null | undefined;
/** The pages whose drafts were begun or gone on with since Oryx was opened. */
const begunHere = new Set<string>();
const changed = createEmitter();

const readText = (): string | null => {
  if (text === undefined) text = readItem(key);
  return text;
};

onSessionEnd(() => {
  text = undefined;
  begunHere.clear();
  changed.emit();
});

function subscribe(listener: () => void) {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    text = undefined;
    listener();
  };
  window.addEventListener('storage', followOtherTabs);
  const unsubscribe = changed.subscribe(listener);
  return () => {
    window.removeEventListener('storage', followOtherTabs);
    unsubscribe();
  };
}

/** Returns the drafts that a text holds for a user, the newest first. Drafts of somebody else, or of another form, are none. */
function draftsIn(kept: string | null, userId: string): readonly KeptDraft[] {
  if (kept === null) return [];
  try {
    const { data } = keptDrafts.safeParse(JSON.parse(kept));
    return data?.userId === userId ? data.drafts : [];
  } catch {
    return [];
  }
}

/** Returns what this user has begun to change and not proposed, the newest first. */
export function useKeptDrafts(userId: string): readonly KeptDraft[] {
  const kept = useSyncExternalStore(subscribe, readText);
  return useMemo(() => draftsIn(kept, userId), [kept, userId]);
}

/** Keeps the draft of a page on the device, in the place of the one before. One without a change is forgotten. */
export function keepDraft(userId: string, draft: KeptDraft): void {
  begunHere.add(draft.page);
  const others = draftsIn(readText(), userId).filter(({ page }) => page !== draft.page);
  const drafts = draft.changes.length === 0 ? others : [draft, ...others];
  text = drafts.length === 0 ? null : JSON.stringify({ userId, drafts });
  if (text === null) removeItem(key);
  else writeItem(key, text);
  changed.emit();
}

/** Returns true if the draft of a page was begun, or gone on with, since Oryx was opened. */
export function useIsBegunHere(page: string): boolean {
  return useSyncExternalStore(subscribe, () => begunHere.has(page));
}

/** Notes that the user goes on with the draft of a page. */
export function goOnWith(page: string): void {
  begunHere.add(page);
  changed.emit();
}
