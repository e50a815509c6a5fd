const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Pieces between two values of one measure, of which the last is the current one. */
export const trendWords = setOf('→ to then now >');

/** Words before a bound, which is not the value of a patient: `under 20 kg`. */
export const bounds = setOf('under over below above than least most up to < > ≤ ≥');

/** Words after a number that is the age of a person. */
export const agedWords = setOf('yo y m f male female man woman old -');
