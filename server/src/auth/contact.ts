/**
 * The form in which contacts are compared: two spellings of one address must not make two accounts.
 */
export function normaliseContact(contact: string): string {
  return contact.trim().normalize('NFKC').toLowerCase();
}
