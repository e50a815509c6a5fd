import type { Age, Dose, PatientGroup } from '@oryx/contract';
import { ageSpan, inDays, isWithin, overlap, type Span, weightSpan } from '@oryx/doses';
import type { DoseFault } from './dose-fault.ts';

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ eighteen: 18, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
};
const number = `\\d+(?:[.,]\\d+)?|${Object.keys(numbers).join('|')}`;
const ageUnit = 'days?|weeks?|months?|mths?|years?|yrs?|y\\.?o';
const unit = `${ageUnit}|kg|kilos?|kilograms?`;

const below = 'under|below|younger than|less than|lighter than|up to|until|before|[<≤]';
const above = 'over|above|older than|more than|heavier than|from|after|at least|beyond|[>≥]';

/** Phrases of ages and weights: which, its numbers, and its unit. */
const phrases: readonly (readonly [pattern: RegExp, kind: 'below' | 'above' | 'between'])[] = [
  [
    RegExp(
      `\\b(${number})[\\s-]*(?:${unit})?\\s*(?:to|-|–|and|until)\\s*(?:under\\s*)?(${number})[\\s-]*(${unit})\\b`,
      'gi',
    ),
    'between',
  ],
  [RegExp(`(?<!\\p{L})(?:${below})\\s*(${number})()[\\s-]*(${unit})\\b(?!\\s*\\/)`, 'giu'), 'below'],
  [RegExp(`(?<!\\p{L})(?:${above})\\s*(${number})()[\\s-]*(${unit})\\b(?!\\s*\\/)`, 'giu'), 'above'],
  [
    RegExp(`\\b(${number})()[\\s-]*(${unit})\\s*(?:or|and)\\s*(?:younger|less|under|below|lighter)\\b`, 'gi'),
    'below',
  ],
  [
    RegExp(`\\b(${number})()[\\s-]*(${unit})\\s*(?:or|and)\\s*(?:older|over|more|above|heavier)\\b`, 'gi'),
    'above',
  ],
];

/** Any mention of an age or weight, also without a comparison: `a child of 20 kg`, `aged 65`, `60-year-old`. */
const figure = RegExp(
  `\\b(?:${number})[\\s-]*(?:weeks?|months?|mths?|years?|yrs?|y\\.?o|kg|kilos?|kilograms?)\\b(?!\\s*\\/)|\\b(?:${number})[\\s-]*days?[\\s-]*(?:old|of (?:age|life))|(?:under|below|above|younger than|older than|[<>≤≥])\\s*(?:${number})\\s*days?|\\b(?:aged?|ages) (?:of )?\\d|\\b\\d{2}s\\b|\\b\\d{2}\\+`,
  'i',
);

/** Words for patient groups. A group without a name in the data is narrower than any that has one. */
const groupWords: readonly (readonly [pattern: RegExp, group: PatientGroup | null, span: Span])[] = [
  [/\b(?:newborns?|neonat(?:es?|al))\b/i, 'newborn', ageSpan({ patient: 'newborn', ages: null })],
  [/\b(?:infants?|bab(?:y|ies))\b/i, null, { low: 0, includesLow: true, high: 366, includesHigh: false }],
  [/\btoddlers?\b/i, null, { low: 365, includesLow: true, high: 1461, includesHigh: false }],
  [/\b(?:child|children|p(?:a|ae)ediatric)\b/i, 'child', ageSpan({ patient: 'child', ages: null })],
  [
    /\b(?:adolescents?|teenagers?)\b/i,
    null,
    { low: 3652, includesLow: true, high: 6940, includesHigh: false },
  ],
  [/\badults?\b(?!['’])/i, 'adult', ageSpan({ patient: 'adult', ages: null })],
];

/** Words for the routes of the data. */
const routeWords: readonly (readonly [pattern: RegExp, route: Dose['routes'][number]])[] = [
  [/\b(?:IV|intravenous(?:ly)?)\b/, 'IV'],
  [/\b(?:IO|intraosseous(?:ly)?)\b/, 'IO'],
  [/\b(?:IM|intramuscular(?:ly)?)\b/, 'IM'],
  [/\b(?:SC|subcutaneous(?:ly)?)\b/, 'SC'],
  [/\b(?:oral(?:ly)?|by mouth)\b/i, 'oral'],
  [/\b(?:sublingual(?:ly)?|under the tongue)\b/i, 'sublingual'],
  [/\b(?:buccal(?:ly)?|inside the cheek)\b/i, 'buccal'],
  [/\b(?:intranasal(?:ly)?|into the nose)\b/i, 'intranasal'],
  [/\b(?:inhaled|by inhalation)\b/i, 'inhaled'],
  [/\b(?:nebulised|by nebuliser)\b/i, 'nebulised'],
  [/\b(?:rectal(?:ly)?|into the rectum)\b/i, 'rectal'],
  [/\bnasogastric\b/i, 'nasogastric'],
  [/\b(?:endotracheal|tracheal tube)\b/i, 'tracheal tube'],
  [/\binfiltration\b/i, 'infiltration'],
];

/** Words of time that a limit states as `per`. */
const limitTimes =
  /\b(?:24 ?h(?:ours?)?|(?:a|per|each|in one|in a) (?:day|dose|hour|minute)|an hour|daily|in (?:all|total)|per (?:course|kg))\b/i;

const say = 'state an age, a weight or a patient group as data';
const sayRoute = 'state the routes as data: a dose for each';

/**
 * Returns faults of a dose whose restrictions stand only in prose. Any age, weight or patient group is one,
 * except in the note, which may tell what other sources do.
 */
export function faultsOfProse(dose: Dose): DoseFault[] {
  const { who, topic, indication, differs, repeat, over } = dose;
  const short = { who, topic, indication, differs, repeat, over };
  const faults = Object.entries(short).flatMap(([field, text]): DoseFault[] =>
    text !== null && (figure.test(text) || namesOtherGroup(text, dose))
      ? [{ path: [field], message: say }]
      : [],
  );
  if (who !== null && routeWords.some(([pattern]) => pattern.test(who)))
    faults.push({ path: ['who'], message: sayRoute });
  if (dose.note !== null && sentencesOf(dose.note).some((sentence) => restricts(sentence, dose)))
    faults.push({ path: ['note'], message: say });
  for (const field of ['indication', 'repeat', 'over', 'note'] as const)
    if (restrictsRoutes(dose[field] ?? '', dose.routes)) faults.push({ path: [field], message: sayRoute });
  return [...faults, ...faultsOfRepeat(dose)];
}

/**
 * Returns faults of a repeat whose interval or number of doses stands only in prose, or says something else in
 * the data.
 */
function faultsOfRepeat({ repeat, interval, count }: Dose): DoseFault[] {
  if (repeat === null) return [];
  const faults: DoseFault[] = [];
  const every = /(?<!more often than )\bevery (\d+)(?: to (\d+))? (min|h|day)s?\b/.exec(repeat);
  if (every) {
    const [text, min = '', max = min, unit] = every;
    const isStated =
      interval !== null &&
      interval.unit === unit &&
      interval.min <= Number(min) &&
      Number(max) <= interval.max;
    if (!isStated) faults.push({ path: ['interval'], message: `state the interval as data: ${text}` });
  }
  const times = /\bonce\b(?! (?:a|every|daily)\b)|\b\d+ (?:times|doses)\b(?!, then)/.exec(repeat);
  if (times && count === null)
    faults.push({ path: ['count'], message: `state the most doses as data: ${times[0]}` });
  // "Repeat once" is read as a second dose.
  if (times?.[0] === 'once' && count?.most === 1 && !repeat.startsWith('once only'))
    faults.push({ path: ['repeat'], message: 'a single dose is given "once only"' });
  return faults;
}

/** Returns faults of the note of a limit: it may restrict nothing, because each restriction has a field. */
export function faultsOfLimitNote(note: string | null): DoseFault[] {
  if (note === null) return [];
  const isData =
    figure.test(note) ||
    limitTimes.test(note) ||
    /\binfusion\b/.test(note) ||
    [...groupWords, ...routeWords].some(([pattern]) => pattern.test(note));
  return isData
    ? [{ path: ['note'], message: 'state a route, a time, an age, a weight or a patient group as data' }]
    : [];
}

const sentencesOf = (text: string) => text.split(/[.;](?:\s|$)|:\s/);

/** Returns true if a text names a patient group that is not that of the dose. */
const namesOtherGroup = (text: string, { patient }: Dose): boolean =>
  groupWords.some(([pattern, group]) => pattern.test(text) && group !== patient);

const negative =
  /\b(?:not|never|no dose|avoid(?:ed)?|contraindicated|forbidden|omit|except|unless)\b(?! known)|n['’]t\b/i;
const only = /\b(?:only|just|solely|restricted|reserved)\b/i;
const changed =
  /\b(?:halve|half|double|twice|reduce|lower|less(?! than)|more slowly|instead|dilute|at most|no more)\b/i;

/** Names of sources. What follows one in a sentence tells what that source does. */
const attributed =
  /\b(?:MSF|WHO|AHA|ERC|ACEP|NHS|BC|UK|US|Australian?|Queensland|RAMPART|Canadian|Scottish|London|labels?|inserts?|guidelines?|guidance|protocols?|lists?|sheets?|charts?|tools?|hospitals?|sources?|references?|schemes?|licen[cs]e)\b/i;

/** Returns true if a sentence shuts some of the patients of a dose out, or changes the dose for them. */
function restricts(sentence: string, dose: Dose): boolean {
  const own = { age: ageSpan(dose), weight: weightSpan(dose.weights) };
  return spansIn(sentence).some(({ kind, span, start }) => {
    if (attributed.test(sentence.slice(0, start))) return false;
    const isShared = overlap(span, own[kind]);
    // A strength that must not be used says nothing about who gets the dose.
    if (negative.test(sentence) && !/\d ?%/.test(sentence)) return isShared;
    return isShared && !isWithin(own[kind], span) && (only.test(sentence) || changed.test(sentence));
  });
}

/** Ages in days or weights in kg that a sentence names. */
interface NamedSpan {
  readonly kind: 'age' | 'weight';
  readonly span: Span;
  readonly start: number;
}

function spansIn(sentence: string): NamedSpan[] {
  const named = phrases.flatMap(([pattern, kind]) =>
    [...sentence.matchAll(pattern)].map((match): NamedSpan => {
      const [, first = '', second = '', of = ''] = match;
      const [one, two] = [first, second].map((text) => inOwnUnit(text, of));
      const span = {
        low: kind === 'below' ? 0 : (one ?? 0),
        includesLow: true,
        high: (kind === 'above' ? Number.POSITIVE_INFINITY : kind === 'below' ? one : two) ?? 0,
        includesHigh: false,
      };
      return { kind: isWeight(of) ? 'weight' : 'age', span, start: match.index };
    }),
  );
  const groups = groupWords.flatMap(([pattern, , span]): NamedSpan[] => {
    const found = pattern.exec(sentence);
    return found ? [{ kind: 'age', span, start: found.index }] : [];
  });
  return [...named, ...groups];
}

const isWeight = (of: string) => /^k/i.test(of);

/** Converts a written number to days or kg. */
function inOwnUnit(text: string, of: string): number {
  const value = numbers[text.toLowerCase()] ?? Number(text.replace(',', '.'));
  if (isWeight(of)) return value;
  if (/^w/i.test(of)) return value * 7;
  const named: Age['unit'] = /^d/i.test(of) ? 'day' : /^m/i.test(of) ? 'month' : 'year';
  return inDays({ value, unit: named });
}

/** Returns true if a text allows only some of the routes of a dose, or forbids one of them. */
function restrictsRoutes(text: string, routes: Dose['routes']): boolean {
  return sentencesOf(text).some((sentence) => {
    const named = routeWords.filter(([pattern]) => pattern.test(sentence)).map(([, route]) => route);
    if (!named.some((route) => routes.includes(route))) return false;
    const words = routeWords.map(([pattern]) => pattern.source).join('|');
    const forbids = RegExp(
      `\\b(?:[Nn]ot|[Nn]ever|[Aa]void)\\s+(?:by\\s+|give\\s+(?:it\\s+)?)?(${words})`,
    ).exec(sentence)?.[1];
    if (forbids)
      return routeWords.some(([pattern, route]) => pattern.test(forbids) && routes.includes(route));
    const isOnly = RegExp(
      `\\b[Oo]nly\\s+(?:by\\s+)?(?:${words})|(?:${words})\\s+(?:use\\s+)?only\\b(?!\\s+(?:in|if|when|where|with|by|after)\\b)`,
    ).test(sentence);
    return isOnly && !routes.every((route) => named.includes(route));
  });
}
