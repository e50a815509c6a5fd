/** One of these ends each reply: what Remi says never takes the place of whoever stands at the bedside. */
const closingRemarks = [
  'Check this against your patient before you act.',
  'Your clinical judgment and your local protocol come first.',
  'If the patient does not fit the text, trust the patient and call for help.',
] as const;

/**
 * A reply with one of the remarks under it.
 * @param random from 0 up to, and without, 1
 */
export function withClosingRemark(reply: string, random: number): string {
  return `${reply}\n\n*${closingRemarks[Math.floor(random * closingRemarks.length)]}*`;
}
