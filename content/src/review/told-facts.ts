import { doseLine, limitText } from '@oryx/doses';
import { shownMedication, writtenMedication } from '../medication.ts';
import { differenceOf, type Fact, hashOf, isList, isObject, type Json, type JsonObject } from './fact.ts';
import { factsOf, fieldWords } from './facts.ts';
import { readPage } from './page.ts';
import { documentOfPage } from './reviewed-documents.ts';

/** A fact that is told, before and after. */
export interface Told {
  readonly before: Fact | undefined;
  readonly after: Fact | undefined;
}

/** A page at one moment, with the words of its doses and limits. */
export interface Text {
  readonly body: JsonObject;
  readonly facts: readonly Fact[];
  readonly wordsOf: (fact: Fact) => string | undefined;
}

/** Facts of less danger are words, names and sources, of whose changes nobody is told. */
const leastDanger = 2;
/** Number of facts that one correction spells out. */
const mostFacts = 12;

export function textOf(page: string, text: string): Text {
  const file = readPage(page, text);
  const { body } = file;
  const facts = factsOf(file);
  // A file of an older Oryx may be of another form. Its doses are then told by their fields.
  const written = page.startsWith('medications/') ? writtenMedication.safeParse(body).data : undefined;
  const drug = written && shownMedication(written);
  const wordsOf = ({ path: [part, index] }: Fact) => {
    if (!drug || typeof index !== 'number') return undefined;
    const dose = part === 'doses' && drug.doses[index];
    if (dose) return doseLine({ ...dose, basis: 'seen' }, drug.concentrations);
    const limit = part === 'maxDose' && drug.limits[index];
    return limit ? limitText(limit) : undefined;
  };
  return { body, facts, wordsOf };
}

/** Returns the facts that are told of two texts, the most dangerous first. */
export function toldOf(old: Text, next: Text): Told[] {
  const { added, changed, removed } = differenceOf(old.facts, next.facts);
  return [
    ...changed.filter(({ before, after }) => hashOf(stated(before.value)) !== hashOf(stated(after.value))),
    ...removed.map((before) => ({ before, after: undefined })),
    ...added.map((after) => ({ before: undefined, after })),
  ]
    .filter((told) => oneOf(told).danger >= leastDanger && oneOf(told).address !== 'outline')
    .sort((one, other) => oneOf(other).danger - oneOf(one).danger);
}

function oneOf({ before, after }: Told): Fact {
  const fact = after ?? before;
  if (!fact) throw new Error('A correction is of no fact.');
  return fact;
}

/** Fields that say where a statement comes from. */
const citing = new Set(['source', 'basis', 'sources']);

/** Returns what a value states, without where it comes from. */
function stated(value: Json): Json {
  if (isList(value)) return value.map(stated);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name]) => !citing.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, stated(field ?? null)]));
}

/** Returns the facts of each address within Oryx, with the name of what is there. */
export function byPath(page: string, { body }: Text, told: readonly Told[]): [string, string, Told[]][] {
  const groups = new Map<string, [string, string, Told[]]>();
  for (const each of told) {
    const [path, title] = addressOf(page, body, oneOf(each));
    const group = groups.get(path);
    if (group) group[2].push(each);
    else groups.set(path, [path, title, [each]]);
  }
  return [...groups.values()];
}

/** Where the facts of a document are read that has no page for each row. Remi answers from the others. */
const addresses: Readonly<Record<string, readonly [string, string]>> = {
  interactions: ['/interactions', 'Interactions'],
  'paediatrics/vital-signs': ['/pediatrics', 'Vital signs of children'],
  'paediatrics/equipment': ['/pediatrics', 'Airway equipment for children'],
  'paediatrics/defibrillation': ['/pediatrics', 'Defibrillation of children'],
};

function addressOf(page: string, body: JsonObject, { value }: Fact): readonly [string, string] {
  const name = documentOfPage(page) ?? '';
  const row = isObject(value) ? value : {};
  if (name === 'medications') return [`/medications/${body.id}`, String(body.name)];
  if (name === 'algorithms') return [`/algorithms/${body.id}`, String(body.title)];
  if (name === 'complaints') return [`/complaints/${row.id}`, String(row.complaint)];
  return addresses[name] ?? ['/ai-assistant', 'A warning of Remi'];
}

/**
 * Returns the texts of what is told, each under the label of its fact. A side without a text is one on which the facts are
 * withdrawn.
 */
export function wordsOf(
  told: readonly Told[],
  old: Text | undefined,
  next: Text | undefined,
): { before: string; after: string } {
  const shown = told.slice(0, mostFacts).map((each) => {
    const { before, after } = each;
    const { label } = oneOf(each);
    const gone = next ? 'Taken out.' : 'Withdrawn. Do not use this.';
    const missing = old ? 'Not stated.' : 'Withdrawn.';
    const [was, is] = apart(
      before && old ? wordsIn(old, before) : missing,
      after && next ? wordsIn(next, after) : gone,
      each,
    );
    return { before: `${label}\n${was}`, after: `${label}\n${is}` };
  });
  const more = told.length - shown.length;
  const last = more > 0 ? [`${more} more. Open the page.`] : [];
  const of = (side: 'before' | 'after') => [...shown.map((each) => each[side]), ...last].join('\n\n');
  return { before: of('before'), after: of('after') };
}

const wordsIn = (text: Text, fact: Fact) => text.wordsOf(fact) ?? spoken(stated(fact.value));

/** Returns two texts that differ. Where the words are the same, the fields that differ are named. */
function apart(was: string, is: string, { before, after }: Told): readonly [string, string] {
  const [old, next] = [before?.value, after?.value];
  if (was !== is || !isObject(old) || !isObject(next)) return [was, is];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => !citing.has(name) && hashOf(old[name] ?? null) !== hashOf(next[name] ?? null),
  );
  const only = (value: JsonObject) =>
    names.map((name) => `${fieldWords(name)}: ${spoken(value[name] ?? null)}`).join('. ');
  return [`${was} ${only(old)}.`, `${is} ${only(next)}.`];
}

/** Fields that name a statement and say nothing of it. */
const nameless = new Set(['id', 'key', 'to', 'type', 'text', 'label']);

/** Returns a value in words, such as `Energy: 4 J/kg. Notes: Unsynchronised.` */
function spoken(value: Json): string {
  if (value === null) return 'nothing';
  if (isList(value)) return value.map(spoken).join(', ');
  if (!isObject(value)) return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  const lead = [value.text, value.label].filter((each) => typeof each === 'string');
  const fields = Object.entries(value)
    .filter(([name, field]) => !nameless.has(name) && field !== null && field !== undefined)
    .map(([name, field]) => `${fieldWords(name)}: ${spoken(field ?? null)}`);
  return [...lead, ...fields].join('. ');
}
