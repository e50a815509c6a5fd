import { passwordMinLength } from '@oryx/contract/limits';
import { toast } from '../../ui/toast-store.ts';

/** The words under a confirmation that differs from the password, or undefined. Nothing typed is no mistake yet. */
export function mismatchHint(password: string, confirmation: string): string | undefined {
  return confirmation !== '' && password !== confirmation ? 'Passwords do not match' : undefined;
}

/** Whether a new password may be sent; says in a toast why not. */
export function acceptsNewPassword(password: string, confirmation: string): boolean {
  if (password.length < passwordMinLength) {
    toast({
      variant: 'destructive',
      title: 'Password Too Short',
      description: `Password must be at least ${passwordMinLength} characters long.`,
    });
    return false;
  }
  if (password !== confirmation) {
    toast({
      variant: 'destructive',
      title: 'Password Mismatch',
      description: 'The passwords do not match. Please try again.',
    });
    return false;
  }
  return true;
}
