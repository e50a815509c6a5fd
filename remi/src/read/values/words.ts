export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words between the name of a measure and its number. */
export const gapWords = setOf(
  `is was of arterial now still at reads reading read score level measured shows approx approximately about around only just
  hovering sitting currently initially total down up to went dropped dropping fell fallen falling rose risen rising gone from has been
  low high mid felt palpated counted manual manually repeat repeated rechecked recheck thready weak feeble bounding regular irregular reg irreg had have are were a the his her on arrival again = : ~ - < > ≤ ≥ ↑ ↓`,
);

/** Pieces between two values of one measure, of which the last is the current one. */
export const trendWords = setOf('→ to then now >');

/** Words between a value and the arrow or word of its trend, as in `88% RA -> 96%` and `15 initially, now 12`. */
export const trendGaps = setOf(
  'ra room air on at arrival scene initially earlier previously before first oxygen o2 and rising falling dropping improving improved dropped rose fell up down',
);

/** Words before a value that is wanted, and not measured: `aim for MAP 65`, `keep sats above 94`. */
export const aims = setOf(
  'aim aims aiming target targets targeting goal goals keep keeping maintain maintaining titrate titrated titrating until till teiken mik alvo meta manter hou',
);

/** Words between such a word and the name of the value. */
export const beforeNames = setOf(
  'for to the a an of is at his her their be should normal up systolic mean om vir die o a de',
);

/** Words before a bound on which something depends: `call me if HR > 120`. */
export const conditions = setOf(
  'if when once unless whenever indien wanneer as se quando call notify alert phone',
);

/** Words behind a value that was taken before another one, as in `40 before neb, 28 after`. */
export const earlierWords = setOf(
  'before pre pretreatment prior initially earlier yesterday scene home previously first arrival ra air triage admission',
);

/** Words around a value that was taken after another one. */
export const laterWords = setOf(
  'now today after post later currently here repeat rpt recheck rechecked nou nog agora depois',
);

/** Words behind a weight that was lost or gained. */
export const weightChanges = setOf(
  'lost lose loses losing loss gained gain gains lighter heavier verloor perdeu',
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
