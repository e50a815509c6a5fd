const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words between the name of a measure and its number. */
export const gapWords = setOf(
  `is was of arterial now still at reads reading read score level measured shows approx approximately about around only just
  hovering sitting currently initially total down up to went dropped dropping fell fallen falling rose risen rising gone from has been
  low high mid felt palp palpable palpated counted manual manually repeat repeated rechecked recheck thready weak feeble bounding regular irregular reg irreg had have are were a the his her on arrival again = : ~ - < > ≤ ≥ ↑ ↓`,
);

/** Pieces between two values of one measure, of which the last is the current one. */
export const trendWords = setOf('→ to then now >');

/** Words between a value and the arrow or word of its trend, as in `88% RA -> 96%` and `15 initially, now 12`. */
export const trendGaps = setOf(
  'ra room air on at arrival scene initially earlier previously before first oxygen o2 and rising falling dropping improving improved dropped settled slowed increased reduced came rose fell up down',
);

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
