import type { Dose, Medication, PatternName } from '@oryx/contract';
import { type Patterns, tellingWords, words } from '@oryx/search';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { readAccess } from '../../read/access.ts';
import { readPulse, saysNoBreath } from '../../read/danger-words.ts';
import { saysInjury } from '../../read/injury.ts';
import { signValue } from '../../read/patient.ts';
import { type Route, routesOrFormsIn } from '../../read/routes.ts';
import type { Scheme } from '../../read/scheme.ts';
import { groupsIn } from '../../retrieval/question.ts';
import { chartFor, disease } from '../chart/choice.ts';
import { stem } from '../safety/contraindications.ts';
import { isLater, withFirst } from './later.ts';
import { schemeFor } from './scheme-of.ts';
import { isWay } from './ways.ts';

/** What a text says about the purpose, the route and the place of a dose in a scheme. */
interface Asked {
  readonly keys: ReadonlySet<string>;
  /** The stems of what the text names a part of. */
  readonly wholes: readonly string[];
  readonly routes: ReadonlySet<Route>;
  readonly access: 'vein' | 'none' | undefined;
  readonly years: number | undefined;
  readonly pulse: 'present' | 'absent' | undefined;
  readonly isWithoutBreath: boolean;
  readonly scheme: Scheme;
  /** The whole numbers of the text. */
  readonly numbers: ReadonlySet<string>;
  /** The times over which something is given, as pages write them: `over 24 h`. */
  readonly spans: readonly string[];
}

/** How much a dose gains or loses by each thing that a text says of it. */
const weights = {
  condition: 2,
  word: 1,
  commonWord: 0.25,
  /** Taken off for each word of the purpose that the text does not name. */
  unnamed: 0.02,
  place: 1.5,
  /** Taken off a dose that follows another one, and off one that prevents, if the text asks for none. */
  later: 3,
  route: 4,
  /** Taken off a dose for a pulse without one, and for an arrest with one. */
  pulse: 4,
  alternative: 1,
  /** Taken off a dose per kg without a weight, if the same is stated without one. */
  byWeight: 0.5,
  age: 3,
  who: 5,
  rate: 0.6,
  /** The doses up to this far behind the best fit as well as it does. */
  alike: 0.3,
  /** The doses up to this far behind the best are a first choice as well. */
  near: 0.7,
};

/** Words of pages for purposes that have many parts: whoever has broken a leg is in pain. A pattern finds the parts. */
const wholes = [
  'pain',
  'infection',
  'bronchospasm',
  'saturation',
  'trauma',
  'angina',
  'adder',
  'ear',
  'sinus',
] as const;

/** Those that a page names beside the part that is meant: infection of the ear. */
export const generalWholes: ReadonlySet<string> = new Set(['infection', 'pain', 'trauma'].map(stem));

/** Returns the words of pages for what a text names a part of. */
export const wholesOf = (text: string, patterns: Patterns): readonly string[] =>
  wholes.filter((whole) => patterns(`part-of-${whole}`).test(text));

/** A dose that prevents, by its purpose. */
const preventive = /\bprevent|prophyla/i;

/** A dose for somebody who can swallow. It is not the first for anybody of whom that is not said. */
const byMouth = /\bable to swallow/i;

/** Words of a dose for a patient in shock, and for one who is not. Shock alone tells of no malnutrition. */
const forShock = /(?<!not |malnutrition, )\b(?:in shock|shock, low|unstable)/i;
const forStable = /not (?:old, frail or )?in shock|\bstable circulation|normal blood pressure/i;

/** What a text may ask of a scheme. The row of each, such as `dose-asksFirst`, has the words of pages for such a dose. */
const places = [
  'asksFirst',
  'asksLater',
  'asksThird',
  'asksMaintenance',
  'asksRepeat',
  'isRefractory',
  'isIntubated',
  'isAfterArrest',
  'hasNoPump',
  'isDependent',
  'isInHospital',
  'isWithAdrenaline',
] as const;
const withoutVein = /\b(?:no|without a?) ?(?:vein|iv access)\b/i;

/** Youngest age in years at which a dose for elderly people comes first. */
const elderlyFrom = 65;
const forYounger = /\bnot (?:elderly|old)\b/i;

/**
 * Returns the doses of a drug that fit what a text asks for best, best first. They are all of the given ones if
 * the text names nothing that tells them apart.
 */
export function chosenDoses(
  medication: Medication,
  fitting: readonly Dose[],
  facts: Facts,
  library: Library,
): readonly Dose[] {
  // The stridor of somebody who was stung is no croup: what surely happened is a purpose as well.
  const choice = chartFor(facts, library);
  const event = choice && choice.weight >= disease ? choice.chart.title : '';
  const asked = askedOf(facts, medication, library, event);
  const score = purposeScores(fitting, asked, library);
  const purposes = new Map(fitting.map((dose) => [dose, score(dose)]));
  const scored = fitting.map((dose) => {
    // What follows a dose is for its purpose.
    const followed = fitting.filter(({ topic, patient }) => topic === dose.topic && patient === dose.patient);
    const ofTopic = asked.scheme.asksLater && isLater(dose) ? followed : [dose];
    const purpose = Math.max(...ofTopic.map((each) => purposes.get(each) ?? 0));
    // What is given again is the next dose of the scheme, if the scheme has one.
    const isRepeat = asked.scheme.asksRepeat && isLater(dose) && dose.amount.time === null;
    // What a text names better than the first choice is no alternative to it.
    const asWell = fitting.filter((other) => (purposes.get(other) ?? 0) > purpose - weights.word);
    const isAside = isAlternative(dose, asWell) && !isRepeat && !replacesByWeight(dose, fitting, facts);
    const alternative = isAside ? weights.alternative : 0;
    const byWeight = fitting.some((other) => isInstead(other, dose, facts)) ? weights.byWeight : 0;
    const strength = isOfStrength(dose, medication, asked) ? weights.place : 0;
    const fit = schemeScore(dose, asked, library.patterns) + weights.who * whoFit(dose, facts);
    return { dose, purpose, score: purpose + fit + strength - alternative - byWeight };
  });
  const named = scored.filter(({ purpose }) => purpose > 0).map(({ dose }) => dose);
  const wanted = asked.scheme.asksLater ? named : withFirst(named, fitting);
  const candidates = scored.filter(({ dose }) => named.length === 0 || wanted.includes(dose));
  const best = Math.max(...candidates.map(({ score }) => score));
  // Doses that fit about as well stand in the order of the page, which has the usual one first.
  const rank = ({ score }: { score: number }) => (score >= best - weights.alike ? best : score);
  const sorted = candidates.toSorted((one, other) => rank(other) - rank(one));
  if (asked.scheme.asksCourse) return courseOf(sorted, candidates);
  const near = sorted.filter(({ score }) => score >= best - weights.near);
  return [...new Set([...bestOfEach(asked.routes, sorted), ...near])].map(({ dose }) => dose);
}

/** Returns the parts of the scheme that the best dose belongs to, in the order of the page. */
function courseOf<Scored extends { dose: Dose }>(
  [best]: readonly Scored[],
  candidates: readonly Scored[],
): readonly Dose[] {
  const ofPatient = candidates
    .map(({ dose }) => dose)
    .filter(({ patient }) => patient === best?.dose.patient);
  const parts = ofPatient.filter(({ topic }) => topic === best?.dose.topic);
  return parts.length > 1 ? parts : ofPatient;
}

/** Returns the best dose by each of several routes that a text asks for, such as `IM and drip`. */
function bestOfEach<Scored extends { dose: Dose }>(
  routes: ReadonlySet<Route>,
  sorted: readonly Scored[],
): Scored[] {
  if (routes.size < 2) return [];
  return [...routes].flatMap(
    (route) => sorted.find(({ dose }) => dose.routes.some((own) => own === route)) ?? [],
  );
}

/** Returns true if a dose is drawn from a strength that a text names, such as `10%`. */
function isOfStrength(
  { concentration, indication }: Dose,
  { concentrations }: Medication,
  { scheme }: Asked,
): boolean {
  const label = concentrations.find(({ key }) => key === concentration)?.label.replaceAll(/[\s,]/g, '') ?? '';
  const isBegun = (text: string, strength: string) =>
    new RegExp(`(?:^|\\s)${strength.replace('.', '\\.')}(?!\\d)`).test(text);
  // Only 50% may be at hand, of which another strength is made.
  return scheme.strengths.some((strength) => isBegun(label, strength) || isBegun(indication, strength));
}

function askedOf(
  { text, patterns, question, signs, patient }: Facts,
  drug: Medication,
  library: Pick<Library, 'conceptsIn' | 'patterns'>,
  event = '',
): Asked {
  // The trade name of one preparation, such as Syntometrine, tells which dose is meant.
  const told = new Set(drug.doses.flatMap(({ indication }) => words(indication)));
  const telling = new Set(drug.tradeNames.flatMap(words).filter((word) => told.has(word)));
  const names = new Set(
    [
      ...[drug.name, ...drug.synonyms, ...drug.tradeNames].flatMap(words),
      ...question.mentions.flatMap((mention) => (mention.drug?.name === drug.name ? mention.words : [])),
    ].filter((word) => word === drug.name.toLowerCase() || !telling.has(word)),
  );
  const scheme = schemeFor(drug.name, { text, patterns, question });
  // A pressure of 230/130 is more than high: the grave signs say most, and each by its first meaning.
  const grave = signs.filter(({ row }) => row.isDanger);
  const meanings = (grave.length > 0 ? grave : signs).flatMap(({ row }) => row.means.slice(0, 1));
  const isShocked = scheme.isShocked || meanings.some((meaning) => /\bshock\b/i.test(meaning));
  const said = question.keywords.filter((word) => !names.has(word) && !patterns('found-in-state').test(word));
  const concepts = conceptsOf(text, library);
  const happened = keysOf(event, library);
  // Of a chart for two diseases the text names the one that is meant.
  const isNamed = happened.some((key) => concepts.includes(key));
  return {
    keys: new Set([
      ...said.filter((word) => !isWay(word)).map(stem),
      ...keysOf(meanings.join('. '), library),
      ...(isNamed ? [] : happened),
      ...concepts,
      // Whoever is hurt bleeds.
      ...(saysInjury(text, patterns) ? ['trauma', 'bleeding'].map(stem) : []),
      ...scheme.purposes.flatMap((purpose) => keysOf(purpose, library)),
    ]),
    // Not every snake is an adder.
    wholes: wholesOf(text, patterns)
      .filter((whole) => whole !== 'adder')
      .map(stem),
    routes: new Set([...routesOrFormsIn(text, patterns), ...(scheme.asksDripToo ? (['IV'] as const) : [])]),
    access: readAccess(text, patterns),
    pulse: readPulse(text, patterns),
    isWithoutBreath: saysNoBreath(text, patterns),
    years: patient.years,
    // A pressure of 70/40 is shock, whether or not the word is said.
    scheme: { ...scheme, isShocked },
    numbers: new Set(text.match(/\b\d+\b/g)),
    spans: [...text.matchAll(/\b(?:over|oor)\s+(\d+)\s?(h|m(?=in))/gi)].map(
      ([, time, unit = '']) => `over ${time} ${unit.toLowerCase()}`,
    ),
  };
}

/** Returns the keys of the complaints and findings that a text names, without those for a patient group. */
export const conceptsOf = (text: string, library: Pick<Library, 'conceptsIn' | 'patterns'>): string[] =>
  library
    .conceptsIn(text)
    .flatMap(([name = '']) => (groupsIn(words(name), library.patterns).size > 0 ? [] : [`concept ${name}`]));

/** Returns the stems of the telling words of a text, and its complaints and findings. */
export const keysOf = (text: string, library: Pick<Library, 'conceptsIn' | 'patterns'>): string[] => [
  ...tellingWords(words(text))
    .filter((word) => groupsIn([word], library.patterns).size === 0 && !isWay(word))
    .map(stem),
  ...conceptsOf(text, library),
];

const purposeOf = ({ indication, topic }: Dose) => `${indication}. ${topic}`;
/** Returns all words that tell what and whom a dose is for. */
export const schemeOf = (dose: Dose): string =>
  [purposeOf(dose), dose.who ?? '', dose.differs ?? ''].join('. ');

/** Returns true if a dose differs from a first choice for the same purpose, patient and route that fits as well. */
const isAlternative = (dose: Dose, fitting: readonly Dose[]): boolean =>
  dose.differs !== null &&
  fitting.some(
    ({ differs, topic, patient, routes }) =>
      differs === null &&
      topic === dose.topic &&
      patient === dose.patient &&
      routes.some((route) => dose.routes.includes(route)),
  );

/**
 * Returns true if a fixed dose of an adult, or of a child of known age, is stated for the same as one per kg, and no
 * weight is known.
 */
const isInstead = (fixed: Dose, perKg: Dose, { patient, question }: Facts): boolean =>
  signValue(patient, 'weight') === undefined &&
  (perKg.patient === 'adult' || question.age !== undefined) &&
  fixed.patient === perKg.patient &&
  perKg.amount.kind === 'perKg' &&
  fixed.amount.kind === 'fixed' &&
  fixed.topic === perKg.topic &&
  fixed.weights === null &&
  fixed.amount.time === perKg.amount.time &&
  fixed.routes.some((route) => perKg.routes.includes(route));

const replacesByWeight = (dose: Dose, fitting: readonly Dose[], facts: Facts): boolean =>
  fitting.some((other) => isInstead(dose, other, facts));

/** Returns true if a text names the purpose of one of the doses. */
export const namesPurpose = (
  medication: Medication,
  facts: Facts,
  library: Pick<Library, 'conceptsIn' | 'patterns'>,
): boolean => bestPurpose(medication, medication.doses, facts, library) > weights.word / 2;

/** Returns how well a text names the purpose of the dose that it names best, 0 if it names none. */
export function bestPurpose(
  medication: Medication,
  doses: readonly Dose[],
  facts: Facts,
  library: Pick<Library, 'conceptsIn' | 'patterns'>,
): number {
  const asked = askedOf(facts, medication, library);
  return Math.max(0, ...doses.map(purposeScores(doses, asked, library)));
}

/** Returns how well a text names the purpose of each dose. If it names none, its parts count: a broken leg is pain. */
function purposeScores(
  doses: readonly Dose[],
  asked: Asked,
  library: Pick<Library, 'conceptsIn' | 'patterns'>,
): (dose: Dose) => number {
  const named = (dose: Dose) => purposeScore(dose, asked, library);
  if (asked.wholes.length === 0 || doses.some((dose) => named(dose) > 0)) return named;
  return (dose) => {
    const keys = asked.wholes.filter((key) => !generalWholes.has(key) || isForWhole(dose, key, library));
    return purposeScore(dose, { ...asked, keys: new Set(keys) }, library);
  };
}

/** Returns the stems of words that tell no purpose by themselves. */
export const commonOf = (patterns: Patterns): ReadonlySet<string> =>
  new Set([...patterns.words('words-common-purpose')].map(stem));

/** Returns true if a dose is for what a general word says, and not for a part of it, such as the pain of a drip in bone. */
export function isForWhole(
  { topic }: Dose,
  whole: string,
  library: Pick<Library, 'conceptsIn' | 'patterns'>,
): boolean {
  const common = commonOf(library.patterns);
  const isCommon = (key: string) => key.startsWith('concept ') || common.has(key);
  return topic.split(' or ').some((part) => {
    const own = keysOf(part, library).filter((key) => !isCommon(key));
    return own.length === 1 && own[0] === whole;
  });
}

/** Returns how well a text names the purpose of a dose. It is above 0 if it names it at all. */
function purposeScore(
  dose: Dose,
  { keys }: Asked,
  library: Pick<Library, 'conceptsIn' | 'patterns'>,
): number {
  const own = keysOf(purposeOf(dose), library);
  const common = commonOf(library.patterns);
  const weightOf = (key: string) =>
    key.startsWith('concept ') ? weights.condition : common.has(key) ? weights.commonWord : weights.word;
  const named = [...new Set(own)].filter((key) => keys.has(key)).reduce((sum, key) => sum + weightOf(key), 0);
  return named > 0 ? named - weights.unnamed * new Set(own.filter((key) => !keys.has(key))).size : 0;
}

/** Returns true if a dose is for people who are not elderly, and the patient is. */
export const isForYounger = (dose: Dose, years: number | undefined): boolean =>
  years !== undefined && years >= elderlyFrom && forYounger.test(dose.who ?? '');

/** Returns how well the route, the place in a scheme and the patient of a dose fit a text. */
function schemeScore(dose: Dose, asked: Asked, patterns: Patterns): number {
  const scheme = schemeOf(dose);
  let score = 0;
  const isOf = (place: PatternName) => patterns(place).test(scheme);
  for (const place of places) {
    // A third dose is no second one.
    const isAsked = asked.scheme[place] && !(place === 'asksLater' && asked.scheme.asksThird);
    if (isAsked && isOf(`dose-${place}`)) score += weights.place;
  }
  if (asked.isWithoutBreath && /breathing has stopped|not breathing/i.test(scheme)) score += weights.place;
  if (asked.scheme.isIntubated && /rapid sequence/i.test(scheme)) score -= weights.later;
  // A dose for somebody who does not breathe is for nobody else.
  const isBreathing = !asked.isWithoutBreath && asked.pulse !== 'absent';
  if (isBreathing && /not breathing/i.test(scheme)) score -= weights.later;
  if (asked.pulse === 'absent' && /\bwith (?:a )?pulse\b/i.test(scheme)) score -= weights.pulse;
  if (asked.pulse === 'present' && /pulseless|cardiac arrest/i.test(scheme)) score -= weights.pulse;
  // A second dose is no infusion that follows a second drug.
  const isRate = dose.amount.time !== null;
  const isNext =
    asked.scheme.asksMaintenance ||
    (asked.scheme.asksLater && (!isRate || !asked.scheme.asksNumbered)) ||
    // Who asks for the drip has given what goes before it.
    (isRate ? asked.scheme.asksRate : asked.scheme.asksRepeat);
  if (isLater(dose) && !isNext) score -= weights.later;
  if (asked.scheme.asksRepeat && dose.repeat !== null) score += weights.near;
  if (byMouth.test(scheme) && !asked.scheme.isAwake) score -= weights.alternative;
  if (preventive.test(scheme)) score += asked.scheme.asksPreventive ? weights.place : -weights.later;
  if (isRate) score += asked.scheme.asksRate ? weights.place : -weights.rate;
  else if (asked.scheme.asksRate) score -= weights.rate;
  const [age, shock] = [ageScore(dose, isOf('dose-elderly'), asked), shockScore(scheme, asked)];
  // A dose for shock or old age is for either of them.
  const state = Math.max(age, shock) > 0 ? Math.max(age, shock) : age + shock;
  return score + routeScore(dose, asked) + state + numberScore(dose, asked);
}

/** Returns what the amount of the dose before tells, as in `after the 150 mg dose`, the time that a dose runs over, and `daily`. */
function numberScore(
  { indication, over, repeat }: Dose,
  { numbers, spans, scheme: { asksDaily } }: Asked,
): number {
  const isAfter = [...indication.matchAll(/\b(\d+) mg\b/g)].some(([, number = '']) => numbers.has(number));
  const isDaily = asksDaily && /\b(?:once a|every) day\b/.test(repeat ?? '');
  const isOver = spans.some((span) => new RegExp(`\\b${span}`).test(over ?? ''));
  return weights.place * [isAfter, isOver, isDaily].filter(Boolean).length;
}

/** Returns true if a dose is given into a vein or a bone only. */
export const isByVein = ({ routes }: Dose): boolean =>
  routes.every((route) => route === 'IV' || route === 'IO');

function routeScore(dose: Dose, { routes: named, access }: Asked): number {
  const { routes } = dose;
  const isForNoVein = withoutVein.test(dose.indication);
  const isNamed = routes.some((route) => named.has(route));
  const byName = isNamed ? weights.route : 0;
  if (access === 'none') return byName + (isForNoVein ? weights.route : isByVein(dose) ? -weights.route : 0);
  return named.size === 0 && access === 'vein' && routes.includes('IV') ? weights.route : byName;
}

/**
 * Returns 1 if the patient of a text is one of those whom a dose is for, -1 if it is for others, and 0 if the text does
 * not tell: who takes carbamazepine gets another dose. The patterns of the content compare the two, parted by `//`.
 */
export function whoFit(
  { who, indication }: Dose,
  { text, patterns, question: { mentions } }: Facts,
): -1 | 0 | 1 {
  const both = `${who ?? indication} // ${text} ${mentions.map(({ drug }) => drug?.name)}`;
  if (patterns('who-misfits').test(both)) return -1;
  return patterns('who-fits').test(both) ? 1 : 0;
}

function shockScore(stated: string, { scheme: { isShocked } }: Asked): number {
  const isForStable = forStable.test(stated);
  const isForShock = !isForStable && forShock.test(stated);
  if (isForShock) return isShocked ? weights.age : -weights.age;
  return isShocked && isForStable ? -weights.age : 0;
}

function ageScore({ ages, who }: Dose, isElderlyDose: boolean, { years, scheme }: Asked): number {
  if (ages !== null && years !== undefined) return 0;
  const isElderly = scheme.isFrail || (years !== undefined && years >= elderlyFrom);
  if (isElderlyDose) return isElderly ? weights.age : -weights.age;
  return isElderly && forYounger.test(who ?? '') ? -weights.age : 0;
}
