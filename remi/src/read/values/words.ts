/*
 * Words that keep a number from being read as what it is not. They stand in the code: without them, Remi on knowledge that
 * is older than the app would read `p 50 mg` as a pulse, and the first value of a trend as the current one.
 */

/** Returns the words of a list. */
export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Pieces between two values of one measure, of which the last is the current one. */
export const trendWords = setOf('→ to then now >');

/** Words before a bound, which is not the value of a patient: `under 20 kg`. */
export const bounds = setOf('under over below above than least most up to < > ≤ ≥');

/** Words after a number that is the age of a person. */
export const agedWords = setOf('yo y m f male female man woman old -');

/**
 * Units that no measure shares. A number with one of them is an amount of something else: `p 50 mg`, `t 36 weeks`.
 * A slash is in neither list: `HR 120/min` and `bp 90/60` are read by their measures.
 */
export const foreignUnits = setOf(
  `g gram grams mg mcg ug microgram micrograms ml l litre litres liter liters unit units amp ampoule ampoules tablet tablets puffs
  joules mmol meq degrees ms mm cm kg kgs kilo kilos lb lbs kpa y yo % min day days week weeks month months year years yr yrs hour hours hrs mins minutes wk wks mth mths`,
);
