import { useState } from 'react';
import { failureMessage } from '../../api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * Sends a form, once at a time. A failure shows a destructive toast with this title and the server's message.
 * After a success the form stays busy, because the screen changes. `onFailure` runs before the toast.
 */
export function useSending<Request, Response>(
  call: (request: Request) => Promise<Response>,
  failureTitle: string,
  onSuccess: (response: Response, request: Request) => void,
  onFailure?: (error: unknown, request: Request) => void,
) {
  const [isBusy, setBusy] = useState(false);

  async function send(request: Request) {
    setBusy(true);
    try {
      onSuccess(await call(request), request);
    } catch (error) {
      setBusy(false);
      onFailure?.(error, request);
      // After a change of screen, because a toast belongs to the screen on which it is shown.
      toast({ variant: 'destructive', title: failureTitle, description: failureMessage(error) });
    }
  }

  return { isBusy, send };
}
