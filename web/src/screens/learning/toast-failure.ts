import { failureMessage } from '../../api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';

/** Shows a toast with the message of an error and its cause. */
export function toastFailure({ message, cause }: Error): void {
  toast({ title: message, description: failureMessage(cause), variant: 'destructive' });
}
