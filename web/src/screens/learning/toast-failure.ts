import { failureMessage } from '../../api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';

/** Tells the user what failed, in the words of the error, and why. */
export function toastFailure({ message, cause }: Error): void {
  toast({ title: message, description: failureMessage(cause), variant: 'destructive' });
}
