import { useState } from 'react';
import { failureMessage } from '../../api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * Sends a form, once at a time. A failure shows a destructive toast with this title and the server's message.
 * After a success the form stays busy, because the screen changes. `onFailure` runs in addition to the toast.
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
      toast({ variant: 'destructive', title: failureTitle, description: failureMessage(error) });
      setBusy(false);
      onFailure?.(error, request);
    }
  }

  return { isBusy, send };
}
