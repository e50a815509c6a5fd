import type { MeasureKey } from '@oryx/contract';
import { keysOf, readAmounts } from '@oryx/doses';
import { plain } from '../answer/blocks.ts';
import { drugsOf } from '../drugs/names.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import { saysNoBreath, saysNoPulse } from '../read/danger-words.ts';
import { readPatient, signValue } from '../read/patient.ts';
import type { ModelReading } from './protocol.ts';
import { nameOf, pressureText, readFactsOf, unitOf } from './reading.ts';

/** Something that Oryx and the model read differently. Nothing is worked out from either reading. */
export interface Difference {
  /** In words, as in "I read weight 14 kg". */
  readonly reader: string;
  readonly model: string;
  /** Messages in which one of the two readings is plain, the reader's first. */
  readonly choices: readonly [string, string];
}

/** Words of a message. */
interface Span {
  readonly at: number;
  readonly end: number;
}

/**
 * Returns where reader and model differ on an allergy, a drug, a number, a negation or the patient, the most dangerous
 * first. What the model alone read counts only if its words are in the message. What the model left out is no
 * difference, because what Oryx read stands.
 */
export function differencesOf(facts: Facts, model: ModelReading, library: Library): readonly Difference[] {
  return [
    ...ofAllergies(facts, model, library),
    ...ofDrugs(facts, model, library),
    ...ofNumbers(facts, model, library),
    ...ofNegations(facts, model),
    ...ofDisputes(facts, model),
  ];
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the words of a quotation in a message, or undefined if they are not there. */
function spanOf(text: string, quote: string): Span | undefined {
  const words = quote.trim();
  if (words === '') return undefined;
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 || text.length !== text.toLowerCase().length ? undefined : { at, end: at + words.length };
}

/** Puts a reading in the place of the words that state it, or at the end of the message. */
function rewritten(text: string, span: Span | undefined, reading: string): string {
  if (!span) return `${text.trim()}${reading === '' ? '' : `, ${reading}`}`;
  return `${text.slice(0, span.at)}${reading}${text.slice(span.end)}`.replaceAll(/ {2,}/g, ' ').trim();
}

const differ = (
  text: string,
  span: Span | undefined,
  reader: string,
  model: string,
  plainly: readonly [string, string],
): Difference => ({
  reader,
  model: plain(model),
  choices: [rewritten(text, span, plainly[0]), rewritten(text, span, plain(plainly[1]))],
});

function ofAllergies(
  { message: { text }, allergies, question }: Facts,
  model: ModelReading,
  library: Library,
): Difference[] {
  const read = new Set(
    [...allergies.drugs.map(({ name }) => name), ...allergies.stated].map((name) => name.toLowerCase()),
  );
  const isRead = (to: string) => {
    const named = library.drugsIn(to).map(({ name }) => name.toLowerCase());
    return [to.toLowerCase(), ...named].some((name) =>
      [...read].some((each) => each.includes(name) || name.includes(each)),
    );
  };
  const found = model.allergies.flatMap(({ to, quote }) => {
    const span = spanOf(text, quote);
    if (isRead(to) || !span) return [];
    // What Oryx does not know is named in the words of the message, because a model could write anything.
    const name = library.drugsIn(to)[0]?.name ?? plain(quote);
    return [
      differ(
        text,
        span,
        allergies.isNone ? 'no allergies' : `no allergy to ${plain(name)}`,
        `an allergy to ${name}`,
        [`not allergic to ${plain(name)}`, `allergic to ${name}`],
      ),
    ];
  });
  const denied =
    model.denied.includes('allergies') && read.size > 0
      ? [
          differ(text, undefined, `an allergy to ${allergies.stated.join(', ')}`, 'no allergies', [
            `allergic to ${allergies.stated.join(', ')}`,
            'no allergies',
          ]),
        ]
      : [];
  const asGiven = new Set(drugsOf(question.mentions).map(({ name }) => name));
  const given = allergies.drugs
    .filter(({ name }) => !asGiven.has(name))
    .flatMap((allergen) => {
      const asDrug = model.drugs.some(({ name }) => library.drug(name)?.name === allergen.name);
      const asAllergen = model.allergies.some(({ to }) =>
        library.drugsIn(to).some(({ name }) => name === allergen.name),
      );
      return asDrug && !asAllergen
        ? [
            differ(
              text,
              undefined,
              `an allergy to ${allergen.name}`,
              `${allergen.name} as a drug that is asked about`,
              [`allergic to ${allergen.name}`, `not allergic to ${allergen.name}`],
            ),
          ]
        : [];
    });
  return [...found, ...denied, ...given];
}

function ofDrugs(
  { text: all, message: { text }, question, allergies }: Facts,
  model: ModelReading,
  library: Library,
): Difference[] {
  const readIn = (words: string) => drugsOf(library.retrieval.mentionsIn(words));
  const read = new Set(
    [...drugsOf(question.mentions), ...readIn(all), ...allergies.drugs].map(({ name }) => name),
  );
  return model.drugs.flatMap(({ name, quote }) => {
    const span = spanOf(text, quote);
    const known = library.drug(name) ?? library.drugsIn(name)[0];
    if (!span || (known && read.has(known.name))) return [];
    const inQuote = readIn(quote).map((drug) => drug.name);
    // A name that Oryx does not know gives nothing, unless Oryx took it for another drug.
    if (!known && inQuote.length === 0) return [];
    if (!known && inQuote.some((each) => same(each, name))) return [];
    const other = inQuote[0];
    const named = known?.name ?? plain(quote);
    return [differ(text, span, other ?? `no ${plain(named)}`, named, [other ?? '', named])];
  });
}

function ofNumbers(
  { message: { text }, patient }: Facts,
  model: ModelReading,
  library: Library,
): Difference[] {
  const keys = [...new Set(model.numbers.map(({ measure }) => measure))];
  const systolic =
    model.numbers.find(({ measure }) => measure === 'systolic')?.value ?? patient.pressure?.latest.value;
  return keys.flatMap((key) => {
    const all = model.numbers.filter(({ measure }) => measure === key);
    if (key === 'diastolic' && systolic === undefined) return [];
    if (key === 'amount') return all.flatMap((each) => ofAmount(text, each));
    const { latest, earlier } = readValues(patient, key);
    const understood = all.map((each) => ({ ...each, words: wordsOf(key, each, systolic) }));
    const isLatest = (words: string) => latest !== undefined && readOf(key, words, library) === latest.value;
    const isEarlier = (words: string) => earlier.some((value) => value === readOf(key, words, library));
    const stated =
      understood.find(({ words }) => !isLatest(words) && !isEarlier(words)) ??
      (latest && !understood.some(({ words }) => isLatest(words)) ? understood[0] : undefined);
    const quoted = stated && spanOf(text, stated.quote);
    if (!stated || !(latest || quoted)) return [];
    const reader = latest?.words ?? `no ${labelOf(key)}`;
    const span =
      quoted ?? (latest && latest.end > latest.at && latest.end <= text.length ? latest : undefined);
    return [differ(text, span, reader, stated.words, [latest?.words ?? '', stated.words])];
  });
}

/** A value as Oryx read it. */
interface ReadValue extends Span {
  /** In the unit of the measure. An age is in days. */
  readonly value: number;
  /** In words that Oryx reads. */
  readonly words: string;
}

interface ReadValues {
  readonly latest?: ReadValue | undefined;
  readonly earlier: readonly number[];
}

/** Returns the values of a measure that Oryx read. */
function readValues({ days, age, pressure, signs }: Facts['patient'], key: string): ReadValues {
  if (key === 'age') {
    if (days === undefined) return { earlier: [] };
    return { latest: { at: 0, end: 0, value: days, words: `${age} old` }, earlier: [] };
  }
  if (key === 'systolic' || key === 'diastolic') {
    const of = (reading: { readonly value: number; readonly diastolic?: number }) =>
      key === 'systolic' ? reading.value : reading.diastolic;
    const value = pressure && of(pressure.latest);
    if (!pressure || value === undefined) return { earlier: [] };
    const { at, end } = pressure.latest;
    return {
      latest: { at, end, value, words: pressureText(pressure.latest) },
      earlier: pressure.earlier.flatMap((each) => of(each) ?? []),
    };
  }
  const sign = signs.get(key as MeasureKey);
  if (!sign) return { earlier: [] };
  const { at, end, value } = sign.latest;
  return {
    latest: { at, end, value, words: `${nameOf(key)} ${value} ${unitOf(key)}`.trim() },
    earlier: sign.earlier.map((each) => each.value),
  };
}

/** Returns the value in words as Oryx reads it, in the unit of the measure, or undefined if it cannot be right. */
function readOf(key: string, words: string, { patterns }: Library): number | undefined {
  const patient = readPatient(words, patterns);
  if (key === 'age') return patient.days;
  if (key === 'systolic') return patient.pressure?.latest.value;
  if (key === 'diastolic') return patient.pressure?.latest.diastolic;
  return signValue(patient, key as MeasureKey);
}

const labelOf = (key: string) =>
  key === 'age' ? 'age' : key === 'systolic' || key === 'diastolic' ? 'blood pressure' : nameOf(key);

/** Returns a value of the model in words that Oryx reads. */
function wordsOf(
  key: string,
  { value, unit }: { readonly value: number; readonly unit: string },
  systolic: number | undefined,
): string {
  if (key === 'age') return `${value} ${unit === '' ? 'years' : plain(unit)} old`;
  if (key === 'systolic') return pressureText({ value });
  if (key === 'diastolic') return pressureText({ value: systolic ?? Number.NaN, diastolic: value });
  return `${nameOf(key)} ${value} ${plain(unit)}`.trim();
}

/** An amount of a drug is read by Oryx's reader of amounts, wherever it stands. */
function ofAmount(text: string, { value, unit, quote }: ModelReading['numbers'][number]): Difference[] {
  const span = spanOf(text, quote);
  const [amount] = readAmounts(`${value} ${unit}`);
  if (!span || !amount) return [];
  const read = readAmounts(text);
  if (keysOf(amount).every((key) => read.flatMap(keysOf).includes(key))) return [];
  const inQuote = readAmounts(quote)[0]?.text;
  return [differ(text, span, inQuote ?? 'no amount', amount.text, [inQuote ?? '', amount.text])];
}

function ofNegations(
  { text: all, patterns, message: { text }, patient }: Facts,
  { denied, pregnant, group }: ModelReading,
): Difference[] {
  const asks = (isDifferent: boolean, reader: string, model: string, plainly: readonly [string, string]) =>
    isDifferent ? [differ(text, undefined, reader, model, plainly)] : [];
  const isPregnant = pregnant === 'yes';
  const deniesPregnancy = pregnant === 'no' || denied.includes('pregnancy');
  return [
    ...asks(!patient.isPregnant && isPregnant, 'no pregnancy', 'pregnant', ['not pregnant', 'pregnant']),
    ...asks(patient.isPregnant && deniesPregnancy, 'pregnant', 'not pregnant', ['pregnant', 'not pregnant']),
    ...asks(
      denied.includes('pulse') && !saysNoPulse(all, patterns),
      'nothing of an absent pulse',
      'no pulse',
      ['the pulse is there', 'no pulse'],
    ),
    ...asks(
      denied.includes('breathing') && !saysNoBreath(all, patterns),
      'nothing of absent breathing',
      'not breathing',
      ['breathes', 'not breathing'],
    ),
    ...asks(
      patient.group !== undefined &&
        group !== 'unknown' &&
        (group === 'adult') !== (patient.group === 'adult'),
      patient.group ?? '',
      group,
      [patient.group ?? '', group],
    ),
  ];
}

/** A fact that the model disputes counts unless it is one that the model has read in another way. */
function ofDisputes(facts: Facts, { disputed }: ModelReading): Difference[] {
  return readFactsOf(facts)
    .filter(({ id, what }) => disputed.includes(id) && what !== 'patient')
    .map(({ text: fact }) =>
      differ(facts.message.text, undefined, fact, `not ${fact}`, [fact, `not ${fact}`]),
    );
}
