import { groupOf, guards, inDays, plausibleAges } from '@oryx/doses';
import { type Patterns, tellingWords, words } from '@oryx/search';
import { defined } from '../defined.ts';
import type { Mention, Names } from '../drugs/names.ts';
import type { Group } from '../passages/passage.ts';
import { type Patient, signValue, spansOf } from '../read/patient.ts';
import { wordsBefore } from '../read/words-before.ts';
import type { PageKind } from '../remi.ts';
import { type Section, sectionsIn } from './sections.ts';

const groupNames = ['newborn', 'child', 'adult'] as const satisfies readonly Group[];

/** The kinds of pages that a text may ask for. */
const kindsOfPages = ['calculator', 'algorithm', 'guideline', 'pediatric'] as const;

/** A parsed question. */
export interface Question {
  /** Its normalised words without stop words. */
  readonly asked: readonly string[];
  /** The words about the subject, without those for a section or a patient group. */
  readonly keywords: readonly string[];
  readonly mentions: readonly Mention[];
  /**
   * The mentions that the question is about. A drug that the patient merely takes is left out if anything
   * else is named.
   */
  readonly subjects: readonly Mention[];
  readonly sections: ReadonlySet<Section>;
  readonly groups: ReadonlySet<Group>;
  readonly kinds: ReadonlySet<PageKind>;
  /** Age in days. */
  readonly age?: number;
  /** In kg. */
  readonly weight?: number;
}

/** Returns the known names among words. A word that is neither known nor a filler may be the start of a name. */
export const mentionsIn = (
  all: readonly string[],
  names: Names,
  isWord: (word: string) => boolean,
  patterns: Patterns,
) =>
  names
    .in(all, (word) => names.isFiller(word) || isWord(word))
    .filter(({ from }) => !isCountedShock(all, from, patterns));

/** Returns true for the shock of a defibrillator, which is no state of the patient. */
const isCountedShock = (all: readonly string[], at: number, patterns: Patterns): boolean =>
  all[at] === 'shock' && patterns('numbers-a-shock').test(all[at - 1] ?? '');

/**
 * Parses a question about a patient. Only the beginning of a long text is read, so that none takes long. A stated
 * value is left out, because its name leads to pages about measuring rather than to what the value means.
 */
export function readQuestion(
  { text, patient, means }: { text: string; patient: Patient; means: readonly string[] },
  names: Names,
  isWord: (word: string) => boolean,
  patterns: Patterns,
): Question {
  const kinds = new Set<PageKind>(kindsOfPages.filter((kind) => patterns(`kind-${kind}`).test(text)));
  const everyWord = words(text).slice(0, mostWords);
  const isMeasured = isWithin(kinds.has('pediatric') ? [] : measuredWords(text, patient, patterns));
  const mentioned = mentionsIn(everyWord, names, isWord, patterns);
  const isTold = !kinds.has('calculator') && mentioned.some(({ from }) => !isMeasured(from));
  // The GCS of a headache is a value. Alone, or with a word such as `score`, it is what is asked about.
  const named = mentioned.filter(
    ({ from, entries }) =>
      !isMeasured(from) || (!isTold && entries.some(({ type }) => type === 'calculator')),
  );
  const mentions = withoutOrdinary(named, everyWord, { names, patterns, kinds, patient });
  const isNamed = (at: number) => mentions.some(({ from, length }) => from <= at && at < from + length);
  const all = everyWord.map((word, at) =>
    (isMeasured(at) && !isNamed(at)) || isCountedShock(everyWord, at, patterns) ? '' : word,
  );
  // A trade name in the question adds the generic name, such as `co-trimoxazole`, which pages use.
  const meant = [
    ...mentions.flatMap(({ drug }) => (drug && !drug.medication ? words(drug.name) : [])),
    // The meaning of a value leads to a page only if the question names no drug of its own.
    ...(mentions.some(({ drug }) => drug) || kinds.has('pediatric') ? [] : means.flatMap(words)),
  ];
  const asked = [
    ...new Set([...tellingWords(all).filter((word) => word !== '' && !names.isFiller(word)), ...meant]),
  ];
  const keywords = asked.filter((word) => !isAside(word, patterns));
  const age = patient.days;
  const groups = groupsIn(all, patterns);
  const weight = signValue(patient, 'weight');
  // A baby of some days is a newborn, whatever the text calls it.
  if (age !== undefined && isNewborn(age)) groups.clear();
  if (age !== undefined) groups.add(isNewborn(age) ? 'newborn' : age < childUntil ? 'child' : 'adult');
  else if (weight !== undefined && weight < guards.lightestAdult && !groups.has('adult')) {
    // Of a weight that a newborn has as well, the doses of both stand there until the age is known.
    if (!groups.has('newborn')) groups.add('child');
    if (weight > 0 && plausibleAges(weight).low === 0) groups.add('newborn');
  } else if (groups.size === 0 && patterns('of-childhood').test(text)) groups.add('child');
  else if (groups.size === 0 && patient.isPregnant) groups.add('adult');
  return {
    asked,
    keywords,
    mentions,
    subjects: subjectsOf(mentions, all, keywords, patterns),
    sections: sectionsIn(all, patterns, patterns('asks-watch').test(text)),
    groups,
    kinds,
    ...defined({ age, weight }),
  };
}

/** Leaves out ordinary words that are names as well, beside another subject: that in `lose weight fast` is no test. */
function withoutOrdinary(
  mentions: readonly Mention[],
  all: readonly string[],
  {
    names,
    patterns,
    kinds,
    patient,
  }: { names: Names; patterns: Patterns; kinds: ReadonlySet<PageKind>; patient: Patient },
): readonly Mention[] {
  const ordinary = patterns.words('words-ordinary');
  const isOrdinary = ({ words: name, drug }: Mention) =>
    !drug && name.length === 1 && ordinary.has(name[0] ?? '');
  // A value or a word such as `score` makes a tool of it.
  if (kinds.has('calculator') || patient.signs.size > 0 || patient.pressure || !mentions.some(isOrdinary))
    return mentions;
  const hasOther = names
    .subjectWords(tellingWords([...all]))
    .some((word) => !names.isFiller(word) && !ordinary.has(word));
  return hasOther ? mentions.filter((mention) => !isOrdinary(mention)) : mentions;
}

/** Returns the ranges of words that state a value with its name. */
function measuredWords(
  text: string,
  patient: Patient,
  patterns: Patterns,
): { readonly from: number; readonly to: number }[] {
  const { signs, pressure, glucoseWithoutUnit } = patient;
  const vitals = new Map([...signs].filter(([key]) => key !== 'weight' && key !== 'height'));
  const spans = spansOf({ signs: vitals, ...(pressure ? { pressure } : {}) });
  const told = [...text.matchAll(new RegExp(patterns('value-in-words'), 'gi'))].map(
    ({ index, 0: found }) => ({ at: index, end: index + found.length }),
  );
  const stated = [...spans, ...told, ...(glucoseWithoutUnit ? [glucoseWithoutUnit] : [])];
  if (stated.length === 0) return [];
  const before = wordsBefore(text);
  return stated.map(({ at, end }) => ({ from: before(at), to: before(end) }));
}

/** Returns a test for places within any of the ranges. */
function isWithin(
  ranges: readonly { readonly from: number; readonly to: number }[],
): (at: number) => boolean {
  const places = new Set(
    ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  return (at) => places.has(at);
}

/** Leaves out the drugs that only name a stated value, such as glucose in `glucose 32`. */
export function withoutMeasured(
  mentions: readonly Mention[],
  text: string,
  patient: Patient,
  patterns: Patterns,
): Mention[] {
  const isMeasured = isWithin(measuredWords(text, patient, patterns));
  return mentions.filter(({ drug, from }) => !(drug && isMeasured(from)));
}

/** Minimum number of other subject words that make a current drug no subject. */
const fewestBeside = 3;

function subjectsOf(
  mentions: readonly Mention[],
  all: readonly string[],
  keywords: readonly string[],
  patterns: Patterns,
): readonly Mention[] {
  const [background, articles] = [patterns.words('words-of-taking'), patterns.words('words-before-taken')];
  const isTaken = ({ drug, from }: Mention) => {
    const before = all.slice(0, from).findLast((word) => !articles.has(word));
    return drug !== undefined && before !== undefined && background.has(before);
  };
  const subjects = mentions.filter((mention) => !isTaken(mention));
  const isAboutMore =
    mentions.every(({ entries }) => entries.length === 0) &&
    keywords.length - mentions.flatMap(({ words: name }) => name).length >= fewestBeside;
  return subjects.length > 0 || isAboutMore ? subjects : mentions;
}

const mostWords = 80;

const isAside = (word: string, patterns: Patterns) =>
  /^\d/.test(word) ||
  patterns.words('words-units').has(word) ||
  groupsIn([word], patterns).size > 0 ||
  sectionsIn([word], patterns).size > 0 ||
  patterns('kind-word').test(word);

/** Returns the patient groups that the words name. */
export function groupsIn(all: readonly string[], patterns: Patterns): Set<Group> {
  return new Set(
    all.flatMap((word) => groupNames.filter((group) => patterns.words(`words-${group}`).has(word))),
  );
}

/** Age in days below which a patient counts as a child for a dose. */
const childUntil = inDays({ value: 12, unit: 'year' });

const isNewborn = (age: number) => groupOf(age) === 'newborn';
