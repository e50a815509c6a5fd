import { mergeMyPages, mostSentPages, myPage } from '@oryx/contract/my-pages';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { rowsOf } from '../../api/lenient.ts';
import { laterKeys } from '../../device/later-keys.ts';
import { onSessionEnd } from '../../device/session-end.ts';
import { keyOf } from './my-pages.ts';
import { currentPages, takeAccount } from './my-pages-store.ts';

/** Time limit of the call in ms. */
const timeout = 30_000;

const readAnswer = z.object({ entries: rowsOf(myPage) });

/** Counts the sessions of this page. What an earlier one has asked for is not stored. */
let session = 0;

onSessionEnd(() => {
  session += 1;
});

/**
 * Sends what was changed on this device, and takes over what the account holds. Rejects if it was not sent. The
 * changes then stay for the next time.
 */
export async function sendMyPages(): Promise<void> {
  // One tab sends at a time. Two would only do the same twice.
  if (navigator.locks) await navigator.locks.request(laterKeys.myPages, merge);
  else await merge();
}

async function merge(): Promise<void> {
  const ofSession = session;
  const { entries, unsent } = currentPages();
  const sent = entries.filter((entry) => unsent.includes(keyOf(entry))).slice(0, mostSentPages);
  const request = { entries: sent };
  const answer = await call(mergeMyPages, { request, signal: AbortSignal.timeout(timeout) }, readAnswer);
  if (ofSession === session) takeAccount(sent, answer.entries);
}
