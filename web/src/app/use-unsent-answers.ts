import { useEffect } from 'react';
import { readItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/**
 * Sends answers that wait on this device for this user: at each visit, whichever screen it begins with,
 * and when the connection comes back. What sends them is loaded only when there are some.
 */
export function useUnsentAnswers(userId: string | undefined): void {
  useEffect(() => {
    function send() {
      if (userId === undefined || !readItem(storageKeys.unsentAnswers)?.includes(userId)) return;
      import('../api/send-unsent-answers.ts')
        .then(({ sendUnsentAnswers }) => sendUnsentAnswers(userId))
        // They stay on the device until the next time.
        .catch((error: unknown) => console.error('Answers to a module are not sent yet.', error));
    }
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}
