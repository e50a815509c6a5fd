import { useEffect } from 'react';
import { onRecovery } from '../api/recovery.ts';
import { readItem } from '../device/device-storage.ts';
import { laterKeys } from '../device/later-keys.ts';
import { storageKeys } from '../product.ts';

/** What may wait for a connection. */
const kinds = [storageKeys.unsentAnswers, storageKeys.unsentFaults, laterKeys.unsentStarts];

/**
 * Sends this user's unsent answers and reports at each visit, whichever screen it begins with, and when the connection
 * returns. The code for sending is loaded only if there are some.
 */
export function useUnsentAnswers(userId: string | undefined): void {
  useEffect(() => {
    function send() {
      if (userId === undefined || !kinds.some((key) => readItem(key)?.includes(userId))) return;
      import('../api/send-unsent-answers.ts')
        .then(({ sendUnsentAnswers }) => sendUnsentAnswers(userId))
        // They stay on the device until the next attempt.
        .catch((error: unknown) => console.error('Answers or reports are not sent yet.', error));
    }
    send();
    return onRecovery(send);
  }, [userId]);
}
