/** Closing remarks. Each reply ends with one, because Remi never replaces the clinician. */
const closingRemarks = [
  'Check this against your patient before you act.',
  'Your clinical judgment and your local protocol come first.',
  'If the patient does not fit the text, trust the patient and call for help.',
] as const;

/** Returns a closing remark as Markdown. `random` is at least 0 and less than 1. */
export const closingRemark = (random: number): string =>
  `*${closingRemarks[Math.floor(random * closingRemarks.length)]}*`;
