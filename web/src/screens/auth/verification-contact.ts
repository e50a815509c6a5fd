import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import { storageKeys } from '../../product.ts';

/* Whom the verification code went to, kept for this tab so that a reload does not lose it. */

/** Stores the e-mail address that was just registered. */
export function rememberVerificationContact(contact: string): void {
  writeItem(storageKeys.verificationContact, contact, 'sessionStorage');
}

/** Returns the e-mail address that awaits verification, or null. */
export function readVerificationContact(): string | null {
  return readItem(storageKeys.verificationContact, 'sessionStorage');
}

/** Removes the address once it is verified. */
export function forgetVerificationContact(): void {
  removeItem(storageKeys.verificationContact, 'sessionStorage');
}
