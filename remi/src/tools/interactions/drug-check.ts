import type { ChatBlock } from '@oryx/contract';
import { patternsFrom, words } from '@oryx/search';
import { closing, computed, frame, link, list } from '../../answer/blocks.ts';
import { shownBlocks } from '../../answer/shown-blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { type Drug, drugsOf, type NameSources, Names } from '../../drugs/names.ts';
import { readAllergies } from '../../read/allergies.ts';
import type { Block, RemiSources } from '../../remi.ts';
import { allergyWarnings } from './allergies.ts';
import { checkBlocks } from './check.ts';
import type { CheckLibrary } from './check-library.ts';
import { Pairs } from './pairs.ts';

/** Checks drugs and allergies that were chosen by name, with the code and the data of Remi's own check. */
export interface DrugCheck {
  /** Returns the name that Oryx has for a drug or a drug group, or undefined if it knows none. */
  nameOf(drug: string): string | undefined;
  /** Returns the allergens that somebody's own words name: drugs and groups by their names, others as written. */
  allergensIn(text: string): readonly string[];
  /** Returns what is stored about the drugs, first what their allergens rule out. */
  blocksFor(drugs: readonly string[], allergens: readonly string[]): readonly ChatBlock[];
}

/** Reads the names and the interactions of the content in short steps. It needs no index of its texts. */
export function* buildDrugCheck(
  sources: NameSources & { readonly knowledge: Pick<RemiSources['knowledge'], 'patterns'> },
): Generator<void, DrugCheck> {
  const names = yield* Names.of(sources);
  const patterns = patternsFrom(sources.knowledge.patterns.rows);
  const library: CheckLibrary = {
    drug: (name) => names.drug(name),
    pairs: new Pairs(sources, names),
    pageOfDrugs: (drugs) => names.pageOfDrugs(drugs),
  };
  return {
    nameOf: (drug) => names.drug(drug)?.name,
    allergensIn(text) {
      const said = `Allergies: ${text}.`;
      const { isNone, drugs } = readAllergies(said, names.in(words(said)), patterns);
      if (isNone) return drugs.map(({ name }) => name);
      return [
        ...new Set(text.split(/[,;/+\n]|\b(?:and|or|en|e|ou)\b/i).flatMap((each) => namesIn(each, names))),
      ];
    },
    blocksFor(drugs, allergens) {
      const chosen = [...new Set(drugs.flatMap((name) => names.drug(name) ?? []))];
      const unknown = drugs.filter((name) => names.drug(name) === undefined);
      const known = allergens.map((name): Drug => names.drug(name) ?? { name });
      return shownBlocks([
        ...inSlot('danger', [
          ...allergyWarnings(known, () => chosen, library),
          ...chosen.flatMap((drug) => namedBy(drug, chosen, names, library)),
        ]),
        ...inSlot('verdict', unknown.map(notKnown)),
        ...checkBlocks(chosen, [], library),
        ...inSlot('note', [closing]),
      ]);
    },
  };
}

/** Returns the contraindications of a drug that name another one, or a class of it, such as that it is dissolved in. */
function namedBy(drug: Drug, chosen: readonly Drug[], names: Names, library: CheckLibrary): Block[] {
  const others = chosen
    .filter(({ name }) => name !== drug.name)
    .flatMap((other) => [other.name, ...library.pairs.classesOf(other)]);
  const lines = (drug.medication?.contraindications ?? []).filter((line) =>
    drugsOf(names.in(words(line))).some(({ name }) => others.includes(name)),
  );
  if (lines.length === 0) return [];
  const source = library.pageOfDrugs([drug.name]);
  return [computed(`**Contraindications of ${drug.name}**\n\n${list([...lines, link(source)])}`, source)];
}

const notKnown = (name: string) => frame(`**Not checked: ${name}.** Oryx knows no drug of this name.`);

/** Returns the drugs that a text names, or the text itself. */
function namesIn(text: string, names: Names): readonly string[] {
  const drugs = drugsOf(names.in(words(text))).map(({ name }) => name);
  const own = text.trim();
  return drugs.length > 0 || own === '' ? drugs : [own];
}
