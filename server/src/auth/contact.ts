import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Returns the canonical form of a contact. Two spellings of one address must not make two accounts, and two
 * look-alike addresses must not share one. Case and Unicode composition are normalised. The domain is
 * compared in its ASCII form, in which Cyrillic and Latin letters differ.
 */
export function normaliseContact(contact: string): string {
  return asDelivered(contact.trim().normalize('NFKC').toLowerCase());
}

/**
 * Returns an e-mail address with its domain in ASCII, as mail servers accept it. Other text is returned
 * unchanged.
 */
export function asDelivered(email: string): string {
  const domain = asciiDomainOf(email);
  return domain ? `${email.slice(0, email.lastIndexOf('@'))}@${domain}` : email;
}

/** Returns the domain of an address in ASCII, or an empty string if it has none. */
function asciiDomainOf(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? domainToASCII(email.slice(at + 1)) : '';
}

/**
 * Matches a local part and domain within the lengths of RFC 5321. The domain must be a name, not an IP
 * address.
 */
const deliverable =
  /^(?=.{3,254}$)[^@]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[\d-]*[a-z])[a-z\d-]{2,63}$/i;

/**
 * Returns true if mail can be delivered to an address in the form of `asDelivered`. Some domains have no
 * ASCII form, or turn into an IP address.
 */
export function isDeliverable(email: string): boolean {
  const domain = asciiDomainOf(email);
  // Node.js 26 passes a label such as `xn--a` on, although it stands for no text.
  const isText = domain !== '' && !/(?:^|\.)xn--/i.test(domainToUnicode(domain));
  return isText && deliverable.test(asDelivered(email));
}
