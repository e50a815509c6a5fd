import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import { storageKeys } from '../../product.ts';

/* Whom the verification code went to, kept for this tab so that a reload does not lose it. */

/** Remembers the e-mail address that was just registered. */
export function rememberVerificationContact(contact: string): void {
  writeItem(storageKeys.verificationContact, contact, 'sessionStorage');
}

/** The e-mail address that waits for its code, or null. */
export function readVerificationContact(): string | null {
  return readItem(storageKeys.verificationContact, 'sessionStorage');
}

/** Forgets it, once it is verified. */
export function forgetVerificationContact(): void {
  removeItem(storageKeys.verificationContact, 'sessionStorage');
}
