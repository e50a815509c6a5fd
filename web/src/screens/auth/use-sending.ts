import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';

/** Sends a form: a failure is a destructive toast with this title and the server's words. */
export function useSending<Request, Response>(
  call: (request: Request) => Promise<Response>,
  failureTitle: string,
  onSuccess: (response: Response, request: Request) => void,
) {
  return useMutation({
    mutationFn: (request: Request) => call(request),
    onSuccess,
    onError: (error) =>
      toast({ variant: 'destructive', title: failureTitle, description: failureMessage(error) }),
  });
}
