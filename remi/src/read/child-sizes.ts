/** What can be asked of the paediatric tables. */
export type ChildValue =
  | 'heartRate'
  | 'respiratoryRate'
  | 'systolic'
  | 'weight'
  | 'tube'
  | 'airway'
  | 'nasogastric'
  | 'blade'
  | 'mask'
  | 'suction'
  | 'depth'
  | 'shock'
  | 'cardioversion';

const sizes: readonly (readonly [ChildValue, RegExp])[] = [
  [
    'tube',
    /\b(?:ett?|e\.t\.|et ?tube|tracheal tube|endotracheal(?: tube)?|(?<!\b(?:ng|ngt|nasogastric|feeding|suction) ?)tube size|size (?:of )?(?:the )?tube|intubation tube)\b/i,
  ],
  ['airway', /\b(?:opa|guedel|gudel|oropharyngeal(?: airway)?|oral airway)\b/i],
  ['nasogastric', /\b(?:ngt?|ng ?tube|nasogastric(?: tube)?|feeding tube)\b/i],
  ['blade', /\b(?:blade|laryngoscope|mac(?:intosh)?|miller)\b/i],
  ['mask', /\b(?:lma|laryngeal mask|i-?gel|supraglottic)\b/i],
  ['suction', /\bsuction (?:catheter|tube|size)\b/i],
  ['depth', /\b(?:depth|how (?:deep|far)|cm at (?:the )?lips?|at (?:the )?(?:lips?|teeth))\b/i],
];

const vitals: readonly (readonly [ChildValue, RegExp])[] = [
  ['heartRate', /\b(?:hr|heart ?rate|pulse(?: rate)?|bpm)\b/i],
  ['respiratoryRate', /\b(?:rr|resps?|resp(?:iratory)? ?rate|breathing rate|breaths)\b/i],
  ['systolic', /\b(?:bp|sbp|systolic|blood ?pressure|pressure)\b/i],
  ['weight', /\b(?:weight|weigh|how heavy)\b/i],
];
const allVitals: readonly ChildValue[] = ['heartRate', 'respiratoryRate', 'systolic'];

const energy =
  /\b(?:joules?|j\/kg|how many j|defib\w*|cardiover\w*|shock (?:energy|dose)|(?:energy|dose) (?:of|for)? ?(?:the )?(?:first )?shock|how much (?:to )?shock)\b/i;
const synchronised = /\b(?:cardiover\w*|synchron\w*|svt|with (?:a )?pulse|unstable tachy\w*)\b/i;
const unsynchronised = /\b(?:vf|pulseless|arrest|v ?fib\w*|ventricular fib\w*|defib\w*)\b/i;

/** How deep to press is no size of a tube. */
const ofChest = /\b(?:compress\w*|cpr|press (?:the )?chest|burns?)\b/i;

const asksSize = /\b(?:sizes?|what|which|how (?:big|deep|far|many)|number|fr|french|mm|for)\b/i;
const asksNormal =
  /\b(?:normal|usual|expected|average|range|vitals?|should be|limits?|is .{0,30}(?:ok|okay|normal|high|low|fast|slow)|(?:ok|okay|too (?:fast|slow|high|low)) (?:for|in))\b/i;

/** Returns the values of the paediatric tables that a text asks for, in the order of the tables. */
export function askedValues(text: string): readonly ChildValue[] {
  if (ofChest.test(text)) return [];
  if (energy.test(text)) {
    const isSynchronised = synchronised.test(text);
    const isUnsynchronised = unsynchronised.test(text) && !/\bcardiover/i.test(text);
    if (isSynchronised === isUnsynchronised) return ['shock', 'cardioversion'];
    return isSynchronised ? ['cardioversion'] : ['shock'];
  }
  const named = sizes.filter(([, pattern]) => pattern.test(text)).map(([value]) => value);
  if (named.length > 0 && (asksSize.test(text) || isShort(text))) return named;
  if (!asksNormal.test(text) && !isOnlyAge(text)) return [];
  const measured = vitals.filter(([, pattern]) => pattern.test(text)).map(([value]) => value);
  return measured.length > 0 || !/\bvitals?\b/i.test(text) ? measured : allVitals;
}

/** A few words, such as `ett 4 y`, ask for the size. */
const isShort = (text: string) => text.trim().split(/\s+/).length <= 6;

/** `hr 6mo` states no value, only an age. */
const isOnlyAge = (text: string) =>
  isShort(text) && /^\D*\d+(?:\.\d+)?\s*-?\s*(?:mo|mths?|months?|y|yo|yrs?|years?)\b\D*$/i.test(text);

/** Days in a unit of age. */
const unitDays: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?)$/i, 1],
  [/^(?:w|wks?|weeks?)$/i, 7],
  [/^(?:mo|mths?|months?)$/i, 365.25 / 12],
  [/^(?:y|yrs?|years?)$/i, 365.25],
];

/**
 * Returns an age in days that stands in a text without the word "old". In a question for a size or a normal value it
 * is the age, elsewhere it may be a duration.
 */
export function bareAge(text: string): number | undefined {
  const ages = [
    ...text.matchAll(/(\d+(?:\.\d+)?)\s*-?\s*(days?|d|weeks?|wks?|w|months?|mths?|mo|years?|yrs?|y)\b/gi),
  ];
  const [only, ...others] = ages;
  const factor = unitDays.find(([pattern]) => pattern.test(only?.[2] ?? ''))?.[1];
  if (only === undefined) return bareYears(text);
  return factor === undefined || others.length > 0 ? undefined : Number(only[1]) * factor;
}

/** Oldest age in years that a number without a unit can be beside a size. */
const oldest = 12;

/** Returns the age in days of `ett 4`: the only number of a few words, which is the age in years. */
function bareYears(text: string): number | undefined {
  const [number, ...others] = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const isAge =
    number !== undefined &&
    others.length === 0 &&
    isShort(text) &&
    !energy.test(text) &&
    /(?<![\d.,#])\d{1,2}(?![\d.,]|\s*(?:kg|kilos?|fr|mm|cm|j\b|joules?|#|%|\/))/i.test(text);
  return isAge && Number(number) <= oldest ? Number(number) * 365.25 : undefined;
}

/** Returns the weight in kg of `joules 15`: the only number of a few words about an energy. */
export function bareWeight(text: string): number | undefined {
  const [number, ...others] = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const isWeight =
    number !== undefined &&
    others.length === 0 &&
    isShort(text) &&
    energy.test(text) &&
    !/\d\s*(?:j\b|j\/|joules?|y|yo|yrs?|years?|mo|months?|mths?|m\b|%)/i.test(text);
  return isWeight && Number(number) >= 2 && Number(number) < 40 ? Number(number) : undefined;
}

/** Words of a text for the age groups of the tables. */
const groupWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:newborns?|neonat\w*)\b/i, ['newborn']],
  [/\b(?:infants?)\b/i, ['infant']],
  [/\b(?:baby|babies)\b/i, ['newborn', 'infant']],
  [/\btoddlers?\b/i, ['toddler']],
  [/\bpre-?school\w*\b/i, ['preschool']],
  [/(?<!pre-?)\bschool(?:child| child| age| going)?\b/i, ['school']],
];

/** Returns the age groups of the tables that a text names. */
export const ageGroupsIn = (text: string): readonly string[] =>
  groupWords.flatMap(([pattern, groups]) => (pattern.test(text) ? groups : []));
