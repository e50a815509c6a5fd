import { domainToASCII } from 'node:url';

/**
 * The form in which contacts are compared: two spellings of one address must not make two accounts,
 * and two addresses that only look alike must not share one. Case and composition are levelled; the
 * domain is compared as the name system knows it, where a Cyrillic letter is not the Latin one.
 */
export function normaliseContact(contact: string): string {
  return asDelivered(contact.trim().normalize('NFKC').toLowerCase());
}

/** An e-mail address as a mail server takes it: its domain in ASCII. What is no address stays as it is. */
export function asDelivered(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = at > 0 ? domainToASCII(email.slice(at + 1)) : '';
  return domain ? `${email.slice(0, at)}@${domain}` : email;
}
