import { frame, heading, withoutPage } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Drug } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import type { CheckLibrary } from './check-library.ts';
import { didYouMean, drugsOfCheck, mostDrugs, nameOf, notStored, pairBlocks, rowBlock } from './respond.ts';

/**
 * Returns what is stored about the drugs in a text: interactions, and contraindications that match a stated
 * condition.
 */
export function checkDrugs(facts: Facts, library: Library): Block[] {
  const { drugs, perhaps } = drugsOfCheck(facts.question, library);
  return drugs.length === 0 ? [noDrugs] : checkBlocks(drugs, perhaps, library);
}

/**
 * Returns what is stored about some drugs.
 *
 * @param perhaps those of them that are only a guess at a word
 */
export function checkBlocks(
  drugs: readonly Drug[],
  perhaps: readonly Drug[],
  library: CheckLibrary,
): Block[] {
  const [checked, unchecked] = [drugs.slice(0, mostDrugs), drugs.slice(mostDrugs)];
  const [only] = checked;
  if (!only) return [];
  return [
    ...inSlot('verdict', [
      frame(heading('Medication check')),
      frame(`I checked: ${namesOf(checked)}.`),
      ...(unchecked.length > 0 ? [frame(`**Not checked, ask again: ${namesOf(unchecked)}.**`)] : []),
      ...perhaps.map(didYouMean),
      ...(checked.length === 1 ? allOf(only, library) : pairsOf(checked, library)),
    ]),
    ...withoutPage(checked.filter(({ medication }) => !medication)),
  ];
}

const namesOf = (drugs: readonly Drug[]) => drugs.map(({ name }) => name).join(', ');

/** Returns pairs with an interaction, most severe first, then the remaining pairs in one block. */
function pairsOf(drugs: readonly Drug[], library: CheckLibrary): Block[] {
  const pairs = library.pairs.of(drugs);
  const blank = pairs.filter(({ rows }) => rows.length === 0).map(nameOf);
  return [
    ...pairs.flatMap((pair) => pairBlocks(pair, library)),
    ...(blank.length > 0 ? [notStored(blank.join('; '))] : []),
  ];
}

/** Returns all stored interactions of a single drug, because one drug has no pairs. */
function allOf(drug: Drug, library: CheckLibrary): Block[] {
  const rows = library.pairs.with(drug);
  if (rows.length === 0) return [notStored(drug.name)];
  return rows.map((stored) => {
    const source = library.pageOfDrugs([drug.name, ...stored.others]);
    return rowBlock(`${drug.name} with ${stored.others.join(', ')}`, stored, source);
  });
}

const noDrugs = frame(
  'Name the drugs to check, such as "amiodarone and digoxin". I found no name of a drug that I know in your text.',
);
