import { completeModule } from '@oryx/contract/learning';
import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { toast } from '../ui/toast-store.ts';
import { ApiError } from './api-error.ts';
import { currentUser } from './auth-calls.ts';
import { send } from './call.ts';
import { queryClient } from './query-client.ts';
import { completionOf, forgetUnsentAnswers, type UnsentAnswers, unsentAnswersOf } from './unsent-answers.ts';
import { forgetUnsentFault, sendUnsentFault, unsentFaultsOf } from './unsent-faults.ts';
import { forgetUnsentStart, sendUnsentStart, unsentStartsOf } from './unsent-starts.ts';

/** Time limit of one call, in ms. */
const timeout = 30_000;

/** Client errors after which the same answers may be accepted later: not signed in, too slow, too many. */
const passing = [401, 408, 429];

/**
 * Sends this user's unsent reports of faults, starts and answers one after the other, and shows a toast about the
 * answers. Reports, starts and answers that the server rejects are dropped, because it would reject them each time.
 * Throws the error that stopped it; the rest stays on the device.
 */
export async function sendUnsentAnswers(userId: string): Promise<void> {
  // Only one tab sends at a time. Without the Locks API two may send, but the server stores an attempt once.
  if (navigator.locks) await navigator.locks.request(storageKeys.unsentAnswers, () => sendAll(userId));
  else await sendAll(userId);
}

async function sendAll(userId: string): Promise<void> {
  const sent: string[] = [];
  const refused: string[] = [];
  try {
    await sendFaults(userId);
    await sendStarts(userId);
    for (const item of unsentAnswersOf(userId)) {
      // All tabs share the cookie, so another user may have signed in in another tab.
      const user = await currentUser({ signal: AbortSignal.timeout(timeout) });
      if (user.id !== userId) return;
      await complete(item).then(
        (result) => sent.push(result),
        (error: unknown) => {
          if (!isRefusal(error)) throw error;
          refused.push(`${item.title}: ${error.userMessage}`);
        },
      );
      forgetUnsentAnswers(item);
    }
  } finally {
    report(sent, refused);
  }
}

/** Sends reports of faults. One that the server refuses is dropped. */
async function sendFaults(userId: string): Promise<void> {
  for (const fault of unsentFaultsOf(userId)) {
    const user = await currentUser({ signal: AbortSignal.timeout(timeout) });
    if (user.id !== userId) return;
    await sendUnsentFault(fault).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
    forgetUnsentFault(fault);
  }
}

/** Sends the starts of modules, before the answers to them. A start that the server refuses is dropped. */
async function sendStarts(userId: string): Promise<void> {
  for (const start of unsentStartsOf(userId)) {
    const user = await currentUser({ signal: AbortSignal.timeout(timeout) });
    if (user.id !== userId) return;
    await sendUnsentStart(start).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
    forgetUnsentStart(start);
    queryClient.invalidateQueries({ queryKey: ['learning'] });
  }
}

/**
 * Sends the answers and returns what to tell the user. A success counts even if its score cannot be read,
 * because the server has stored the answers.
 */
async function complete(item: UnsentAnswers): Promise<string> {
  const { request, headers } = completionOf(item);
  const answer = await send(completeModule, {
    request,
    headers: { ...headers, 'answered-at': item.answeredAt },
    signal: AbortSignal.timeout(timeout),
  });
  const { data } = z.pick(completeModule.response, { score: true }).safeParse(answer);
  return data ? `${item.title}: ${Math.round(data.score)}%` : item.title;
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !passing.includes(error.status);
}

/** Shows one toast. Rejected answers take precedence, because that news must not be missed. */
function report(sent: readonly string[], refused: readonly string[]): void {
  if (sent.length > 0) {
    queryClient.invalidateQueries({ queryKey: ['learning'] });
    toast({ title: 'Answers sent', description: sent.join('. ') });
  }
  if (refused.length > 0) {
    const title = 'Answers not accepted';
    toast({ title, description: `${refused.join(' ')} Please answer again.`, variant: 'destructive' });
  }
}
