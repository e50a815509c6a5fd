import { storageKeys } from '../product.ts';
import { toast } from '../ui/toast-store.ts';
import { ApiError } from './api-error.ts';
import { currentUser } from './auth-calls.ts';
import { completeModule } from './learning-calls.ts';
import { queryClient } from './query-client.ts';
import { forgetUnsentAnswers, type UnsentAnswers, unsentAnswersOf } from './unsent-answers.ts';

/** How long the server has for one of the calls, in milliseconds. */
const timeout = 30_000;

/** Client errors after which the same answers may be taken later: not signed in, too slow, too many. */
const passing = [401, 408, 429];

/**
 * Sends what waits on this device for this user, one after the other, and tells the user. What the server
 * refuses is dropped, because it would refuse it each time.
 * @throws what stopped it, if something did; the rest stays on the device
 */
export async function sendUnsentAnswers(userId: string): Promise<void> {
  // Only one tab sends at a time. Without locks two may: the server stores an attempt once.
  if (navigator.locks) await navigator.locks.request(storageKeys.unsentAnswers, () => sendAll(userId));
  else await sendAll(userId);
}

async function sendAll(userId: string): Promise<void> {
  const sent: string[] = [];
  const refused: string[] = [];
  try {
    for (const item of unsentAnswersOf(userId)) {
      // The cookie is shared by all tabs: in another one, somebody else may have signed in.
      const user = await currentUser({ signal: AbortSignal.timeout(timeout) });
      if (user.id !== userId) return;
      await send(item).then(
        (score) => sent.push(`${item.title}: ${Math.round(score)}%`),
        (error: unknown) => {
          if (!isRefusal(error)) throw error;
          refused.push(`${item.title}: ${error.serverMessage}`);
        },
      );
      forgetUnsentAnswers(item);
    }
  } finally {
    report(sent, refused);
  }
}

async function send({ userId, title, ...answers }: UnsentAnswers): Promise<number> {
  const { score } = await completeModule(answers, { signal: AbortSignal.timeout(timeout) });
  return score;
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !passing.includes(error.status);
}

/** There is one toast at a time: what was refused is the news that must not be missed. */
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
