import { computed, frame, link, quoted } from '../../answer/blocks.ts';
import { cited } from '../../answer/cited.ts';
import { inSlot } from '../../answer/slots.ts';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import { isAntidotePair } from '../antidotes/poisonings.ts';
import { askedDrug, isContext, newNames } from '../doses/asked-drug.ts';
import { allergensOf, isForbidden } from '../interactions/allergies.ts';
import type { Stated } from './contraindications.ts';
import { type RuledOut, ruledOut } from './ruled-out.ts';

/**
 * Returns true if a text asks whether one drug may be given, or names nothing but the drug and an allergy. Whether it
 * may be given again is told by its doses.
 */
export function asksPermission({ text, patterns, question, allergies }: Facts): boolean {
  const named = new Set(question.mentions.flatMap((mention) => (mention.drug ? mention.words : [])));
  const isOfAllergy =
    allergies.stated.length > 0 &&
    question.sections.size === 0 &&
    question.keywords.every((word) => named.has(word) || allergies.words.has(word) || /^allerg/.test(word));
  return (
    drugsOf(question.mentions).length === 1 &&
    (isOfAllergy ||
      patterns('asks-permission').test(text.replaceAll(new RegExp(patterns('none-known'), 'gi'), ''))) &&
    !patterns('asks-figure').test(text) &&
    !patterns('asks-repeat').test(text)
  );
}

/** Returns true if a text names one drug, and something about the patient that rules it out. */
export function namesContraindication(facts: Facts, library: Library): boolean {
  const isOne = drugsOf(facts.question.mentions).length === 1;
  return isOne && !isContext(facts, library) && facts.ruledOut().length > 0;
}

/**
 * Returns what rules the drugs of a text out for its patient. It stands above every answer, but below the steps of an
 * emergency if the patient only takes them, and below the dose of another drug.
 */
export function ruledOutBlocks(facts: Facts, library: Library): Block[] {
  const fresh = newNames(facts);
  const asked = askedDrug(facts);
  const isAside = ({ drug }: RuledOut) =>
    isContext(facts, library) ||
    (fresh.size > 0 && !fresh.has(drug.name)) ||
    (asked !== undefined && asked.name !== drug.name && isAntidotePair(asked, drug, library));
  const found = facts.ruledOut();
  return [
    ...inSlot(
      'danger',
      blocksOf(
        found.filter((each) => !isAside(each)),
        library,
      ),
    ),
    ...inSlot('more', blocksOf(found.filter(isAside), library)),
  ];
}

/** Returns the drugs of which some blocks show a dose. */
export const drugsOfDoses = (blocks: readonly Block[], library: Library): Drug[] =>
  blocks.flatMap(({ card }) => (card?.kind === 'dose' ? (library.drug(card.drug) ?? []) : []));

/**
 * Leaves out the doses of drugs that a row rules out for the patient, because a dose is read as if it were to be given.
 * What rules out a drug that only the answer names stands before its dose.
 */
export function withoutRuledOutDoses(
  blocks: readonly Block[],
  facts: Facts,
  library: Library,
): readonly Block[] {
  const known = allergensOf(facts.allergies);
  const named = drugsOf(facts.question.mentions);
  const shown = drugsOfDoses(blocks, library);
  const others = drugsOf(shown.map((drug) => ({ drug }))).filter(
    ({ name }) => !named.some((drug) => drug.name === name),
  );
  const further = facts.isOfSeveral ? [] : ruledOut(facts, others, library);
  const ruled = [...facts.ruledOut(), ...further].filter(({ rows }) =>
    rows.some(({ level }) => level === 'contraindicated'),
  );
  const forbidden = [...named, ...shown].filter((drug) => isForbidden(drug, known, library));
  const pages = new Map(
    [...ruled.map(({ drug }) => drug), ...forbidden].flatMap(({ name, medication }) => {
      const source = medication && { title: name, route: `/medications/${medication.id}` };
      return source ? [[source.route, source] as const] : [];
    }),
  );
  const { conditions } = library.sources.knowledge.contraindications;
  // The page may have a dose for just what rules the others out: the slow drip of severe malnutrition.
  const isMeant = ({ meantFor }: Block, name: string) =>
    meantFor !== undefined &&
    !forbidden.some((drug) => drug.name === name) &&
    ruled
      .flatMap(({ drug, rows }) => (drug.name === name ? rows : []))
      .filter(({ level }) => level === 'contraindicated')
      .every((row) =>
        conditions.some((each) => row.conditions.includes(each.id) && meantFor.includes(each.name)),
      );
  const said = new Set<string>();
  const kept = blocks.flatMap((block) => {
    const page = pages.get(block.source?.route ?? '');
    if (!page) return [block];
    const isDose = block.card ? !isMeant(block, page.title) : block.sections?.includes('dose');
    if (!isDose) return [block];
    if (said.has(page.route)) return [];
    said.add(page.route);
    const text = `**No dose of ${page.title} is shown for this patient**, because of the contraindication above. All doses: ${link(page)}`;
    return [{ ...frame(text, page), slot: block.slot ?? 'figure' }];
  });
  return [...inSlot('verdict', blocksOf(further, library)), ...kept];
}

/** Returns what rules other drugs out for the patient of a text, such as those that a language model names. */
export const quotedContraindications = (stated: Stated, drugs: readonly Drug[], library: Library): Block[] =>
  blocksOf(ruledOut(stated, drugs, library), library);

function blocksOf(found: readonly RuledOut[], library: Library): Block[] {
  if (found.length === 0) return [];
  const isCaution = found.every(
    ({ rows, passages }) => passages.length === 0 && rows.every(({ level }) => level === 'caution'),
  );
  return [
    frame(isCaution ? cautionsTitle : contraindicated),
    ...found.flatMap((each) => [
      ...quoted(each.passages),
      ...rowBlocks(each, library),
      ...quoted(each.notes),
    ]),
  ];
}

const contraindicated = '**Contraindications that match what you wrote**';
export const cautionsTitle = '**Cautions that match what you wrote**';

/** Returns the rows that the quoted lines of the page do not say already. */
function rowBlocks({ drug, rows, passages }: RuledOut, library: Library): Block[] {
  const quotedLines = new Set(passages.flatMap(({ lines }) => lines));
  const source = library.pageOfDrugs([drug.name]);
  // Two limits of one line, such as an age and a weight, say the same.
  const distinct = [...new Map(rows.map((row) => [row.text, row])).values()];
  return distinct.flatMap((row) => {
    const isQuoted = quotedLines.has(row.text);
    if (isQuoted && !row.instead) return [];
    const pages = row.see
      .flatMap((page) => library.pageOf(page) ?? [])
      .filter(({ route }) => route !== source.route);
    const text = [
      ...(isQuoted ? [] : [`**${drug.name}**: ${row.text}.`]),
      ...(row.instead ? [`Instead: ${row.instead}`] : []),
      [
        ...(isQuoted ? [] : [cited(row, library.sources.knowledge.contraindications.sources)]),
        ...pages.map(link),
      ]
        .join(' ')
        .trim(),
    ];
    return [computed(text.filter((part) => part !== '').join('\n\n'), source)];
  });
}
