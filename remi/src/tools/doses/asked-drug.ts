import type { Medication } from '@oryx/contract';
import { isCounted } from '@oryx/doses';
import { type Patterns, words } from '@oryx/search';
import { type Drug, drugsOf, type Mention } from '../../drugs/names.ts';
import { additionsIn } from '../../drugs/prepared.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { isHad } from '../../read/had.ts';
import { signValue } from '../../read/patient.ts';
import { routesIn } from '../../read/routes.ts';
import { readScheme } from '../../read/scheme.ts';
import type { Section } from '../../retrieval/sections.ts';
import { chartFor, disease } from '../chart/choice.ts';
import { namesPurpose, whoFit } from './chosen-doses.ts';
import { otherPurposeBeside } from './purpose.ts';

/** A drug that has a page. */
export interface PagedDrug extends Drug {
  readonly medication: Medication;
}

/** Sections whose request means the doses, and what stands beside them. */
const ofDoses: ReadonlySet<Section> = new Set(['dose', 'maximum', 'precautions']);

/** Returns true if sections of a page beside its doses are asked for. */
export const asksOtherSection = (sections: ReadonlySet<Section>): boolean =>
  [...sections].some((section) => !ofDoses.has(section));

const isPaged = (drug?: Drug): drug is PagedDrug => drug?.medication !== undefined;

/**
 * Returns the drug whose doses a text asks for: the only one with a page that the patient has not had already. Of
 * several it is the one beside a word for a dose.
 */
export function askedDrug(facts: Facts): PagedDrug | undefined {
  const { text, patterns, question } = facts;
  const all = words(text);
  const fresh = newDrugs(facts);
  const wanted = fresh.filter(({ drug }) => isPaged(drug));
  // What failed or was given is no subject beside another drug, whether or not that has a page.
  const [only, ...others] = drugsOf(fresh.length > 0 ? wanted : question.mentions).filter(isPaged);
  if (others.length === 0 && only) return only;
  const near = wanted.map((mention) => ({ mention, words: wordsToAsked(all, mention, patterns) }));
  const nearest = Math.min(...near.map((each) => each.words));
  if (nearest > fewWords) return undefined;
  const [beside, ...more] = drugsOf(
    near.flatMap((each) => (each.words === nearest ? each.mention : [])),
  ).filter(isPaged);
  return more.length === 0 ? beside : undefined;
}

/** Most words between a drug and a word that asks for its dose. */
const fewWords = 2;

/** Returns the drugs that a text names, with a page or without, and that the patient has not had or taken already. */
function newDrugs({ text, patterns, question }: Facts): readonly Mention[] {
  const all = words(text);
  const afterPlus = placesAfterPlus(text);
  let listed = -1;
  const used = new Set<number>();
  return question.mentions.filter((mention) => {
    const { drug, from, length } = mention;
    // In `on metformin and glibenclamide` both are taken, and in `on metformin + glibenclamide` as well.
    const isTaken = from === listed || (isHad(all, mention, patterns, used) && !isAntidoteAt(all, mention));
    const next = afterAmount(all, from + length, patterns);
    if (isTaken) listed = all[next] === 'and' ? next + 1 : afterPlus.has(next) ? next : -1;
    return drug && !isTaken;
  });
}

/** Returns the place of the first word behind a drug and its amount, such as `x3` or `5 mg neb`. */
function afterAmount(all: readonly string[], at: number, patterns: Patterns): number {
  const isAmount = (word = '') => /^x?\d/.test(word) || patterns.words('words-between-had').has(word);
  return isAmount(all[at]) ? afterAmount(all, at + 1, patterns) : at;
}

/** Returns the places of the words behind a `+`, which is no word. */
function placesAfterPlus(text: string): ReadonlySet<number> {
  let at = 0;
  const parts = text.split('+').slice(0, -1);
  return new Set(
    parts.map((part) => {
      at += words(part).length;
      return at;
    }),
  );
}

/** Returns true if a drug is for poisonings alone, and only a word for one, or for its dose, follows it: `naloxone, 15 yr, overdose`. */
const isAntidoteAt = (all: readonly string[], { drug, from, length }: Mention): boolean =>
  (drug?.medication?.doses.every(({ indication }) => /poison|overdose/i.test(indication)) ?? false) &&
  all.slice(from + length).some((word) => /^(?:overdos|od$|toxic|dose$)/.test(word));

/** Returns true if a text names a drug, with a page or without, that the patient has not had already. */
export const namesNewDrug = (facts: Facts): boolean => newDrugs(facts).length > 0;

/** Returns the names of the drugs of a text that the patient has not had already. */
export const newNames = (facts: Facts): ReadonlySet<string> =>
  new Set(newDrugs(facts).flatMap(({ drug }) => drug?.name ?? []));

/**
 * Returns true if the drugs of a text are no subject: a patient takes or has had all of them, and dangerous values lead
 * to a chart.
 */
export const isContext = (facts: Facts, library: Library): boolean =>
  facts.signs.length > 0 && !namesNewDrug(facts) && (chartFor(facts, library)?.weight ?? 0) >= disease;

/** Returns true if a text names a drug that is at hand, and that the patient has not had yet. */
export function namesNextDrug(facts: Facts): boolean {
  const all = words(facts.text);
  // `2 adrenaline` was given, and `no artesunate` is not at hand.
  return newDrugs(facts).some(
    ({ drug, from }) => isPaged(drug) && !/^(?:[1-9]x?|no|without|geen|sem)$/.test(all[from - 1] ?? ''),
  );
}

/** Most words of a question for a drug behind the story of a patient. */
const mostOfQuestion = 8;

/** Returns true if the last sentence of several asks for a drug, as in a handover that ends with `txa?`. */
export function endsWithDrug(facts: Facts): boolean {
  const { text, patterns } = facts.message;
  const sentences = text.split(/(?<=[\p{L}%)\d])[.;?!]\s+|\n+/u).filter((each) => words(each).length > 0);
  const last = words(sentences.at(-1) ?? '');
  if (sentences.length < 2 || last.length > mostOfQuestion) return false;
  const start = words(text).length - last.length;
  const isAsked = last.some((word) => patterns.words('words-ask-dose').has(word));
  const named = isAsked ? facts.question.mentions : newDrugs(facts);
  return named.some(({ drug, from }) => isPaged(drug) && from >= start);
}

/** Returns true if a text asks by name for the dose of a drug that the patient has not had, whatever was given before. */
export function asksDoseOfNew(facts: Facts): boolean {
  const all = words(facts.text);
  return newDrugs(facts).some(
    (mention) => isPaged(mention.drug) && wordsToAsked(all, mention, facts.patterns) <= fewWords,
  );
}

/** Returns how many words a word that asks for a dose is away from a drug. One that is not near is not looked for. */
function wordsToAsked(all: readonly string[], { from, length }: Mention, patterns: Patterns): number {
  const start = Math.max(0, from - fewWords);
  const near = all.slice(start, from + length + fewWords);
  return Math.min(
    ...near.flatMap((word, index) => {
      const at = start + index;
      if (!patterns.words('words-ask-dose').has(word)) return [];
      return at < from ? from - at : Math.max(1, at - from - length + 1);
    }),
  );
}

/** Returns true if a text asks how many vials, puffs or tablets to give of a drug that is given by their number. */
const asksCount = ({ text, patterns }: Facts, { doses }: Medication): boolean =>
  patterns('asks-count').test(text) && doses.some(({ amount }) => isCounted(amount.unit));

/**
 * Returns true if a text asks for the dose of one drug. A text does so by a word for a dose. It also does so if it
 * names the drug with a patient, a route or a weight and asks for nothing else.
 */
export function asksDose(
  facts: Facts,
  library: Pick<Library, 'conceptsIn' | 'patterns' | 'mentionsIn'>,
): boolean {
  const drug = askedDrug(facts);
  if (!drug) return false;
  const { text, patterns, patient, question } = facts;
  const { kinds, groups } = question;
  // Whoever is pregnant is no question where the doses are for that.
  const sections = new Set(question.sections);
  if (patient.isPregnant && isOfPregnancy(drug.medication, patterns)) sections.delete('pregnancy');
  // The line of the page on the kidneys stands above the doses.
  if (drug.medication.renal !== null) sections.delete('renal');
  if (asksToDraw(facts)) sections.delete('preparation');
  if (sections.has('dose') || sections.has('maximum') || asksCount(facts, drug.medication)) return true;
  // How long it works, its effects and what to watch are asked for by themselves, even if the weight is known.
  if (sections.has('duration') || sections.has('adverse') || patterns('asks-watch').test(facts.message.text))
    return false;
  if (signValue(patient, 'weight') !== undefined && !sections.has('contraindications')) return true;
  if (kinds.size > 0 || sections.size > 0) return false;
  const isNew = newNames(facts).has(drug.name);
  return (
    routesIn(text, patterns).length > 0 ||
    (isNew && groups.size > 0) ||
    namesPlace(facts) ||
    // What a patient takes has its purpose in the story, but is no question: `diabetic on insulin`.
    (isNew &&
      (namesPurpose(drug.medication, facts, library) || isOfOnePurpose(drug.medication, facts, library))) ||
    otherPurposeBeside(text, patterns) !== undefined ||
    // An INR tells for whom vitamin K is.
    (isNew && drug.medication.doses.some((dose) => whoFit(dose, facts) > 0)) ||
    additionsIn(library.mentionsIn(text), words(text)).size > 0
  );
}

const isOfPregnancy = ({ doses }: Medication, patterns: Patterns): boolean =>
  doses.some(({ indication, who }) => patterns('dose-pregnancy').test(`${indication} ${who}`));

/** Returns true if a text asks for an ampoule or mL and not for how something is made, kept or mixed. */
const asksToDraw = ({ text, patterns }: Facts): boolean =>
  words(text).every((word) => !isOfMaking(word, patterns));

const drawn = new Set(words('ml ampoule ampoules vial vials'));
const isOfMaking = (word: string, patterns: Patterns) =>
  patterns.words('words-preparation').has(word) && !drawn.has(word);

/** Returns true if a drug has one purpose alone, and a text tells of a patient who has none against it. */
const isOfOnePurpose = (
  { name, doses }: Medication,
  { said, signs, text, question: { mentions }, ruledOut }: Facts,
  library: Pick<Library, 'conceptsIn'>,
): boolean =>
  new Set(doses.map(({ topic }) => topic)).size === 1 &&
  // An unknown word may make another thing of the name: zinc phosphide.
  (said.size > 0 ||
    signs.length > 0 ||
    mentions.some(({ drug }) => drug?.name !== name) ||
    library.conceptsIn(text).length > 0) &&
  ruledOut().length === 0;

/** Returns true if a text names a place in a scheme: `clexane prophylaxis`, `adenosine 2nd`, `0.4 given, more?`. */
function namesPlace(facts: Facts): boolean {
  const scheme = readScheme(facts.text, facts.patterns);
  const { asksRepeat, asksNumbered, asksThird, asksMaintenance, asksPreventive } = scheme;
  // What runs already is asked for by a word alone.
  const isNew = namesNewDrug(facts) && (scheme.asksFirst || scheme.asksRate);
  return asksRepeat || asksNumbered || asksThird || asksMaintenance || asksPreventive || isNew;
}
