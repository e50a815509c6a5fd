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
  const domain = asciiDomainOf(email);
  return domain ? `${email.slice(0, email.lastIndexOf('@'))}@${domain}` : email;
}

/** The domain of an address in ASCII; empty if it has none. */
function asciiDomainOf(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? domainToASCII(email.slice(at + 1)) : '';
}

/** Local part and domain within the lengths of RFC 5321; the domain a name, not an address of a machine. */
const deliverable =
  /^(?=.{3,254}$)[^@]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[\d-]*[a-z])[a-z\d-]{2,63}$/i;

/**
 * Whether a mail can go to an address as `asDelivered` makes it. Some domains look like one and have
 * no form in ASCII, or turn into the address of a machine.
 */
export function isDeliverable(email: string): boolean {
  return asciiDomainOf(email) !== '' && deliverable.test(asDelivered(email));
}
