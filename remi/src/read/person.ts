import type { PatternName } from '@oryx/contract';
import { inDays, isPlausible, plausibleAges } from '@oryx/doses';
import type { Patterns } from '@oryx/search';
import { defined } from '../defined.ts';
import { withoutAccents } from './accents.ts';
import { isOfName } from './names-with-numbers.ts';
import { withoutDenied } from './negation.ts';
import { type Span, withinAny } from './spans.ts';
import type { Token } from './tokens.ts';
import { isMeasureName } from './values/names.ts';
import { spokenTokens } from './values/spoken.ts';
import { setOf } from './values/words.ts';

/** Age, sex and pregnancy, as far as a text states them. */
export interface Person {
  /** The displayed text, such as `45 years`. */
  readonly age?: string;
  readonly years?: number;
  /** Age in days. */
  readonly days?: number;
  readonly group?: 'adult' | 'child';
  readonly sex?: 'male' | 'female';
  readonly isPregnant: boolean;
  /** True for a woman who gave birth lately. */
  readonly isAfterBirth: boolean;
  /** What the words call a child: a newborn, or a baby, who may be up to two years old. */
  readonly stage?: 'newborn' | 'baby';
}

type AgeUnit = 'year' | 'month' | 'week' | 'day';

/** An age that a text states. */
export interface StatedAge {
  readonly value: number;
  readonly unit: AgeUnit;
  /** Positions of its first character and after its last one. */
  readonly start: number;
  readonly end: number;
}

const unitWords: Readonly<Record<AgeUnit, ReadonlySet<string>>> = {
  year: setOf('year years yr yrs y yo jr jaar jare jarig jarige ano anos'),
  month: setOf('month months mth mths mo maand maande mes meses'),
  week: setOf('week weeks wk wks weke semana semanas'),
  day: setOf('day days dae dia dias d'),
};
/** Fractions of a year, month or week as they are written at the bedside: 6/12 is six months. */
const fractions: Readonly<Record<number, AgeUnit>> = { 12: 'month', 52: 'week', 7: 'day' };

/** Words for a person beside an age. */
const people = setOf(
  `baby infant neonate newborn child toddler kid boy girl male female man woman lady patient pt preterm term aged age
  kind baba seuntjie dogtertjie bebe wafelsm teen teenager adolescent learner lad schoolboy schoolgirl`,
);
/** Words for somebody who is not counted in days, weeks or months. */
const grown = setOf('man woman lady gentleman vrou homem mulher');

type Sex = NonNullable<Person['sex']>;

/** Returns a function for the sex that a word tells, by the words of each. */
const sexes =
  (male: ReadonlySet<string>, female: ReadonlySet<string>) =>
  (word: string): Sex | undefined =>
    male.has(word) ? 'male' : female.has(word) ? 'female' : undefined;

const sexOf = sexes(
  setOf('m male man boy gentleman seun seuntjie homem menino'),
  setOf('f female fem woman girl lady vrou meisie dogtertjie mulher menina'),
);
const sexOfTitle = sexes(setOf('mr mnr'), setOf('mrs ms miss mev'));
const sexOfPronoun = sexes(setOf("he his he's"), setOf("she her sy mother she's"));
/** Words before a number of years that is not an age, and after it. */
const durationBefore = setOf('for x past last over in since every after within the these about him her');
const durationAfter = setOf('ago history later prior since back duration apart of');

/** Highest age in years. */
const oldest = 120;
/** Minimum age in years for NEWS and the adult library. */
const adultFrom = 16;

/** Returns the age in days. */
export const daysOf = ({ value, unit }: Pick<StatedAge, 'value' | 'unit'>): number =>
  unit === 'week' ? value * 7 : inDays({ value, unit });

/** Reads age, sex and pregnancy. Unstated facts stay undefined. Numbers within `taken` are no ages. */
export function readPerson(written: string, patterns: Patterns, taken: readonly Span[] = []): Person {
  const tokens = spokenTokens(written, patterns);
  const text = withoutAccents(written);
  const [age] = agesAmong(tokens, taken);
  const years = age && daysOf(age) / daysOf({ value: 1, unit: 'year' });
  const sex = sexIn(tokens, age, patterns);
  const isAfterBirth = gaveBirth(text, years, patterns) && sex !== 'male';
  const isPregnant =
    (patterns('pregnancy').test(withoutDenied(text)) && !patterns('no-pregnancy').test(text)) ||
    (!isAfterBirth && sex !== 'male' && statesWeeks(text, years, patterns));
  const stage = isAfterBirth ? undefined : stageIn(text, patterns);
  const groupOfWords = isAfterBirth ? 'adult' : groupIn(text, patterns);
  const group = years === undefined ? groupOfWords : years < adultFrom ? 'child' : 'adult';
  return defined({
    age: age && `${age.value} ${age.unit}${age.value === 1 ? '' : 's'}`,
    years,
    days: age && daysOf(age),
    group,
    sex: sex ?? (isPregnant ? 'female' : undefined),
    isPregnant,
    isAfterBirth,
    stage,
  });
}

/** Returns the ages of people that a text states, in text order. `for 10 years` is a duration. */
export const readAges = (text: string, patterns: Patterns, taken: readonly Span[] = []): StatedAge[] =>
  agesAmong(spokenTokens(text, patterns), taken);

function agesAmong(tokens: readonly Token[], taken: readonly Span[]): StatedAge[] {
  const isTaken = withinAny(taken);
  const sure: StatedAge[] = [];
  const beside: StatedAge[] = [];
  let isOfNewborn: boolean | undefined;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || isTaken(token)) continue;
    // `NEWS2 woman`, `CURB-65 man`
    if (isOfName(wordBefore(tokens, at), token.value)) continue;
    // `78 not 60`
    if (/^(?:not|nie|n[aã]o)$/.test(wordBefore(tokens, at))) continue;
    const found =
      ageWithUnit(tokens, at) ??
      ageOfFraction(tokens, at) ??
      dayOfLife(tokens, at, () => (isOfNewborn ??= isNewborn(tokens)));
    if (found) {
      if (daysOf(found) <= daysOf({ value: oldest, unit: 'year' })) sure.push(found);
    } else if (isBesideSex(tokens, at) || isAnnounced(tokens, at)) {
      if (token.value <= oldest && Number.isInteger(token.value))
        beside.push({ value: token.value, unit: 'year', start: token.start, end: token.end });
    }
  }
  return sure.length > 0 ? sure : beside;
}

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? '';
const numberAt = (tokens: readonly Token[], at: number) => tokens[at]?.value ?? Number.NaN;
const isNumberAt = (tokens: readonly Token[], at: number) => tokens[at]?.kind === 'number';

/** Returns the index of the nearest token before one that is no comma, colon or hyphen. */
function wordBefore(tokens: readonly Token[], at: number): string {
  const before = /^[,:(-]$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  return wordAt(tokens, before);
}

/** Reads `4 years old`, `65yrs`, `6-month-old`, `3 week baby`, `baby 3 weeks`. */
function ageWithUnit(tokens: readonly Token[], at: number): StatedAge | undefined {
  const unitAt = wordAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const word = wordAt(tokens, unitAt);
  const isYears = unitWords.year.has(word);
  const unit = (['year', 'month', 'week', 'day'] as const).find((each) => unitWords[each].has(word));
  if ((!unit && word !== 'm') || isBeforeDay(tokens, at)) return undefined;
  const next = /^[-/,]$/.test(wordAt(tokens, unitAt + 1)) ? unitAt + 2 : unitAt + 1;
  const isOld = /^(?:old|o|oud)$/.test(wordAt(tokens, next));
  const isWeighed = isOfWeight(tokens, at, next, unit ?? 'month');
  const isMonths = word === 'm' && (isOld || isWeighed || /^(?:baby|infant)$/.test(wordAt(tokens, next)));
  if (!unit && !isMonths) return undefined;
  // `10 year risk` and `5 year survival` state no age, `50yo risk factors 2` does.
  const isSpan = /^(?:risks?|survival|mortality|history)$/.test(wordAt(tokens, next));
  if (isSpan && word !== 'yo' && !wordAt(tokens, next + 1).startsWith('factor')) return undefined;
  const before = wordBefore(tokens, at);
  const isOfPerson =
    people.has(wordAt(tokens, next)) || /^[mf]$/.test(wordAt(tokens, next)) || people.has(before);
  const isDuration =
    (durationBefore.has(before) && !isOfName(wordAt(tokens, at - 3), numberAt(tokens, at - 2))) ||
    durationAfter.has(wordAt(tokens, next)) ||
    // `woman 2 days after a caesarean`
    (!isYears && grown.has(before) && !isOld);
  // `6mo rr 66`: what a line begins with is whose values follow.
  const isFirst = at === 0 && unitWords.month.has(word) && tokens[unitAt]?.start === tokens[at]?.end;
  const isSure = isOld || word === 'yo' || isOfPerson || isFirst || (isYears && !isDuration);
  if (!isSure && !isWeighed && !isBesideValue(tokens, at, next, unit)) return undefined;
  if (isDuration && !isOld && word !== 'yo') return undefined;
  const last = tokens[isOld ? next : unitAt];
  return ageFrom(tokens, at, unit ?? 'month', last?.end);
}

/** Returns true for the years of `female 61 day 9 after surgery`. */
const isBeforeDay = (tokens: readonly Token[], at: number): boolean =>
  /^(?:day|dag|dia)$/.test(wordAt(tokens, at + 1)) &&
  isNumberAt(tokens, at + 2) &&
  numberAt(tokens, at) > lastDayOfNewborn;

/** Age in days up to which months and weeks beside a weight are an age. Older ages are written in years. */
const oldestInMonths = inDays({ value: 3, unit: 'year' });

/** Returns true for the months of `8 kg, 10 months`: of an age that fits the weight beside it. */
function isOfWeight(tokens: readonly Token[], at: number, next: number, unit: AgeUnit): boolean {
  const days = daysOf({ value: numberAt(tokens, at), unit });
  if ((unit !== 'month' && unit !== 'week') || !(days <= oldestInMonths)) return false;
  const kgBefore = wordAt(tokens, at - 1) === ',' ? at - 2 : at - 1;
  const weights = [
    ...(isKg(wordAt(tokens, kgBefore)) ? [tokens[kgBefore - 1]] : []),
    ...(isKg(wordAt(tokens, next + 1)) ? [tokens[next]] : []),
  ];
  return weights.some((weight) => weight?.kind === 'number' && isPlausible(days, weight.value));
}

/** Number of weeks from which they may be those of a pregnancy. */
const firstOfPregnancy = 12;

/** Returns true for `6mo rr 66`: months that begin a text, or stand behind a value, before the name of a value. */
function isBesideValue(tokens: readonly Token[], at: number, next: number, unit?: AgeUnit): boolean {
  if (unit === 'week' && !(numberAt(tokens, at) < firstOfPregnancy)) return false;
  const isBehind = at === 0 || isNumberAt(tokens, at - 1) || wordAt(tokens, at - 1) === ',';
  const days = daysOf({ value: numberAt(tokens, at), unit: 'month' });
  const name = wordAt(tokens, next);
  // The days of `3 yrs, 2 days fever` are how long it has lasted.
  return isBehind && days <= oldestInMonths && isMeasureName(name) && !/^(?:fever|koors|febre)$/.test(name);
}

/** Weight in kg from which a fraction of a year before it is no age. */
const lightest = 15;

const isKg = (word: string) => /^(?:kgs?|kilos?)$/.test(word);

const lastDayOfNewborn = 28;

/** Returns true if a word or the weight of a text tells of a newborn. */
const isNewborn = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => newborns.has(text) || isWeightOfNewborn(tokens, at));

/** Returns true for the kg of a weight that only a newborn or a small infant has. */
const isWeightOfNewborn = (tokens: readonly Token[], at: number): boolean =>
  isKg(wordAt(tokens, at)) && plausibleAges(numberAt(tokens, at - 1)).low === 0;

/** Reads `6/12 old`, `baby 3/52` and `6 kg 4/12`. Otherwise it is how long something has lasted. */
function ageOfFraction(tokens: readonly Token[], at: number): StatedAge | undefined {
  const unit = fractions[numberAt(tokens, at + 2)];
  if (wordAt(tokens, at + 1) !== '/' || !unit) return undefined;
  const after = wordAt(tokens, at + 3) === ',' ? at + 4 : at + 3;
  const next = wordAt(tokens, after);
  const isWeighed = !durationAfter.has(next) && isOfWeight(tokens, at, after, unit);
  // A line that begins `3/12 3.9kg` tells of a thin baby.
  const isFirst = at === 0 && isKg(wordAt(tokens, after + 1)) && numberAt(tokens, after) < lightest;
  const isAge =
    next === 'old' || people.has(next) || people.has(wordBefore(tokens, at)) || isWeighed || isFirst;
  return isAge ? ageFrom(tokens, at, unit, tokens[at + 2]?.end) : undefined;
}

/** Words of somebody who is in the first days of life. */
const newborns = setOf(
  'newborn newborns neonate neonates neonatal baby infant preterm prem premature baba bebe bw bwt birthweight',
);
/** Words before and after a day of an illness or a treatment, which is none of life. */
const notOfLife = setOf(
  'post op postop postoperative pod admission admitted for on since after illness fever treatment antibiotics abx of',
);

/** Reads `day 3 neonate`, `3 days of life`, `day of life 3`, `DOL 3`, and the days of a newborn: `d3`, `day 5 2.8 kg`. */
function dayOfLife(tokens: readonly Token[], at: number, isOfNewborn: () => boolean): StatedAge | undefined {
  const [name, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  const isNamed = /^(?:d|day|dag|dia)$/.test(name) && Number.isInteger(tokens[at]?.value);
  const isOfLifeDay = next === 'of' && /^(?:life|age)$/.test(wordAt(tokens, at + 2));
  // The D5 of a newborn may be glucose 5%, and D3 a vitamin.
  const isOther =
    (name === 'd' && /^(?:5|10|25|50)$/.test(wordAt(tokens, at))) ||
    /^vit(?:amin)?$/.test(wordAt(tokens, at - 2)) ||
    notOfLife.has(wordAt(tokens, at - 2)) ||
    notOfLife.has(next);
  const isDayOf =
    isNamed &&
    (isOfLifeDay ||
      next === 'old' ||
      (!isOther &&
        (/^(?:neonate|newborn|baby)$/.test(next) ||
          (numberAt(tokens, at) <= lastDayOfNewborn && isOfNewborn()))));
  const isOfLife = /^days?$/.test(wordAt(tokens, at + 1)) && wordAt(tokens, at + 3) === 'life';
  const nameAt = /^[:=]$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isNumbered =
    wordAt(tokens, nameAt) === 'dol' ||
    (wordAt(tokens, nameAt) === 'life' && /^days?$/.test(wordAt(tokens, nameAt - 2)));
  if (isNumbered) return ageFrom(tokens, at, 'day', tokens[at]?.end);
  return isDayOf || isOfLife ? ageFrom(tokens, at, 'day', tokens[at + 1]?.end) : undefined;
}

function ageFrom(
  tokens: readonly Token[],
  at: number,
  unit: AgeUnit,
  end: number | undefined,
): StatedAge | undefined {
  const number = tokens[at];
  return number && { value: number.value, unit, start: number.start, end: end ?? number.end };
}

/** What follows a number that is no age: `woman 2h after the birth`. */
const noYears =
  /^(?:[/%]|[km]g|mcg|ml|units?|weeks?|wks?|days?|months?|h|hrs?|hours?|mins?|doses?|fits?|times)$/;

/** Returns true for `45M`, `33 male`, `F 31`, `m/62`, unless the letter belongs to a name or a temperature. */
function isBesideSex(tokens: readonly Token[], at: number): boolean {
  const after = /^[-/,]$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const isDecimal = /[.,]/.test(tokens[at]?.text ?? '');
  const isOfFraction = wordAt(tokens, at - 1) === '/' && isNumberAt(tokens, at - 2);
  // The `2M` of `E1V2M3` is no man.
  const [letter, beyond] = [tokens[after], tokens[after + 1]];
  const isOfScore = beyond?.kind === 'number' && letter?.end === beyond.start && /^[emv]$/.test(letter.text);
  if (isDecimal || isOfFraction || isOfScore || isLength(tokens, at, after)) return false;
  if (
    sexOf(wordAt(tokens, after)) &&
    !(wordAt(tokens, after + 1) === '/' && wordAt(tokens, after).length === 1)
  )
    return true;
  // `man of 72`
  const isOf = wordAt(tokens, at - 1) === 'of' && wordAt(tokens, at - 2).length > 1;
  const before = isOf || /^[,/:-]$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  // The `M4` of `E1 VT M4` is a motor response.
  if (wordAt(tokens, before) === 'm' && isEyeBefore(tokens, before)) return false;
  const isInitial =
    wordAt(tokens, before).length === 1 && sexOfTitle(wordAt(tokens, before - 1)) !== undefined;
  const isAfterScore = isNumberAt(tokens, before - 1) && tokens[before - 1]?.end === tokens[before]?.start;
  // The letter of `24F 3 days after` and the word of `55 male, 2 shocks` belong to the age before them.
  if (isAfterScore && wordAt(tokens, before).length === 1) return false;
  const isOfElse = noYears.test(wordAt(tokens, at + 1)) && !isBeforeDay(tokens, at);
  if (!sexOf(wordAt(tokens, before)) || isInitial || isOfElse) return false;
  return !(isNumberAt(tokens, before - 1) && isBesideSex(tokens, before - 1));
}

/** Returns true for the metres of `fell 3 m`. */
const isLength = (tokens: readonly Token[], at: number, unit: number): boolean =>
  wordAt(tokens, unit) === 'm' &&
  [1, 2, 3].some((back) =>
    /^(?:fell|fall|fallen|from|height|drop\w*|jump\w*)$/.test(wordAt(tokens, at - back)),
  );

/** Returns true if an eye response such as `E1` stands shortly before a token. */
const isEyeBefore = (tokens: readonly Token[], at: number): boolean =>
  [2, 3, 4, 5].some(
    (back) => wordAt(tokens, at - back) === 'e' && /^[1-4]$/.test(wordAt(tokens, at - back + 1)),
  );

/** Returns true for `aged 40`, `age: 40`, and for `she is 82 and 42 kg`. */
function isAnnounced(tokens: readonly Token[], at: number): boolean {
  const before = /^(?:[:=]|of|is)$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isOfPerson =
    /^(?:is|now|turned)$/.test(wordAt(tokens, at - 1)) &&
    /^(?:s?he|sy|hy|pt|patient)$/.test(wordAt(tokens, at - 2));
  const isSaid = isOfPerson || /^s?he's$/.test(wordAt(tokens, at - 1));
  if (isSaid && /^(?:and|with|not|nie|bp|,|\.|\?|)$/.test(wordAt(tokens, at + 1))) return true;
  return /^(?:aged?|ouderdom|idade|teen|teenager|adolescent|tiener)$/.test(wordAt(tokens, before));
}

const groupIn = (text: string, patterns: Patterns) =>
  (['child', 'adult'] as const).find((group) => patterns(group).test(text)) ??
  (patterns('of-childhood').test(text) ? 'child' : undefined);

/** Returns the sex: a letter or word beside the age, then a title, then a word, then a pronoun. */
function sexIn(tokens: readonly Token[], age: StatedAge | undefined, patterns: Patterns): Sex | undefined {
  const near = age ? tokens.filter(({ start, end }) => start - age.end <= 2 && age.start - end <= 2) : [];
  const isInitial = (token: Token) => {
    const at = tokens.indexOf(token);
    return token.text.length === 1 && sexOfTitle(wordAt(tokens, at - 1).replace('.', '')) !== undefined;
  };
  for (const token of near.toReversed()) {
    const isUnit = token.end === age?.end;
    const sex = isUnit || isInitial(token) || isOfMonths(tokens, token) ? undefined : sexOf(token.text);
    if (sex) return sex;
  }
  // `1000 ms` is a time.
  const titled = tokens.filter((_, at) => !isNumberAt(tokens, at - 1));
  // `her husband` says nothing of the husband.
  const ofPatient = tokens.filter((_, at) => !patterns('relative-of').test(wordAt(tokens, at + 1)));
  return (
    firstSex(titled, sexOfTitle) ??
    firstSex(
      tokens.filter(({ text }) => text.length > 1),
      sexOf,
    ) ??
    firstSex(
      tokens.filter((_, at) => isSexAlone(tokens, at)),
      sexOf,
    ) ??
    firstSex(ofPatient, sexOfPronoun)
  );
}

const firstSex = (tokens: readonly Token[], of: typeof sexOf) =>
  tokens.map(({ text }) => of(text)).find((sex) => sex);

/** Returns true for the months of `3y2m`. */
function isOfMonths(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token);
  return token.text === 'm' && isNumberAt(tokens, at - 1) && unitWords.year.has(wordAt(tokens, at - 2));
}

/** Returns true for a letter that stands alone before or after a comma, as in `62 y, M,`. */
function isSexAlone(tokens: readonly Token[], at: number): boolean {
  const isLetter = /^[mf]$/.test(wordAt(tokens, at));
  const isCut = (word: string) => word === '' || /^[,.;/]$/.test(word);
  const isAsked =
    wordAt(tokens, at - 1) === ':' && /^(?:sex|gender|geslag|sexo)$/.test(wordAt(tokens, at - 2));
  return isLetter && (isAsked || isCut(wordAt(tokens, at - 1))) && isCut(wordAt(tokens, at + 1));
}

/** Returns true if a text states weeks of pregnancy, and not those of a child. */
const statesWeeks = (text: string, years: number | undefined, patterns: Patterns): boolean =>
  patterns('weeks-of-pregnancy').test(text) &&
  !patterns('of-child').test(text) &&
  (years === undefined || years >= motherFrom);

/** Lowest age in years of a woman who gave birth. */
const motherFrom = 10;

/** Returns true if a text says that the baby is born. */
export const saysBorn = (text: string, patterns: Patterns): boolean =>
  patterns('born').test(text) && !patterns('not-born').test(text);

/** Returns true if a text is about a woman who gave birth. Of mother and child, the one who is named first counts. */
function gaveBirth(text: string, years: number | undefined, patterns: Patterns): boolean {
  if (!patterns('birth').test(text)) return false;
  if (years !== undefined) return years >= motherFrom;
  const child = (['baby', 'newborn'] as const)
    .map((name) => text.search(patterns(name)))
    .filter((at) => at >= 0);
  const woman = text.search(patterns('mother'));
  return child.length === 0 || (woman >= 0 && woman < Math.min(...child));
}

function stageIn(text: string, patterns: Patterns): 'newborn' | 'baby' | undefined {
  const says = (name: PatternName) => patterns(name).test(text);
  const isBaby = says('baby');
  if (says('newborn') || (isBaby && (says('birth') || says('resuscitated-at-birth')))) return 'newborn';
  return isBaby ? 'baby' : undefined;
}
