import { passwordMinLength } from '@oryx/contract/limits';
import { toast } from '../../ui/toast-store.ts';

/**
 * Returns the hint for a confirmation that differs from the password, or undefined. Empty is not an error
 * until the user types.
 */
export function mismatchHint(password: string, confirmation: string): string | undefined {
  return confirmation !== '' && password !== confirmation ? 'Passwords do not match' : undefined;
}

/** Returns true if a new password may be sent. Otherwise it shows the reason in a toast. */
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
