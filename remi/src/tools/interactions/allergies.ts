import { words } from '@oryx/search';
import { computed, link, list } from '../../answer/blocks.ts';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Allergies } from '../../read/allergies.ts';
import type { Block } from '../../remi.ts';
import { speaksOfAllergy, stem } from '../safety/contraindications.ts';
import type { CheckLibrary } from './check-library.ts';

/**
 * Groups of chemically related drugs, each with a pattern for its members or for their interaction class. The
 * first three use the WHO stems of generic names (-cillin, cef-, sulfa-). A page may speak for members without one.
 */
const groups: readonly (readonly [name: string, members: RegExp, page?: string])[] = [
  ['penicillins', /^pens?$|cillin|co-?amoxiclav/i, 'Amoxicillin'],
  ['cephalosporins', /^(?:cef|ceph)/i, 'Ceftriaxone'],
  ['sulphonamides', /^sul(?:f|ph)(?:a|onamide)|co-?trimoxazole/i],
  ['NSAIDs', /^nsaid|^aspirin$/i],
  ['opioids', /^opioid/i],
  ['benzodiazepines', /^benzodiazepine/i],
  ['aminoglycosides', /^aminoglycoside/i],
  ['fluoroquinolones', /^fluoroquinolone/i],
  ['carbapenems', /^carbapenem/i],
  ['azole antifungals', /^azole/i],
  ['heparins', /^heparins?$/i],
  ['ACE inhibitors', /^ace inhibitor/i],
  ['corticosteroids', /^corticosteroid/i],
  ['macrolides', /thromycin$|^macrolide/i],
  ['tetracyclines', /cycline$/i],
  ['local anaesthetics', /(?<!co)caine$/i],
  ['muscle relaxants', /cur(?:on)?ium$|^suxa/i],
];

/** Returns a warning for each drug to which one of the allergies, or an allergy to its group, applies. */
export function allergyWarnings(
  known: readonly Drug[],
  drugs: () => readonly Drug[],
  library: CheckLibrary,
): Block[] {
  if (known.length === 0) return [];
  return drugsOf(drugs().map((drug) => ({ drug }))).flatMap((drug) => {
    const lines = known.flatMap((allergy) => matches(drug, allergy, library));
    if (lines.length === 0) return [];
    const source = library.pageOfDrugs([drug.name]);
    const text = list([...new Set(lines), link(source)]);
    return [computed(`**Stated allergy: check before ${drug.name}**\n\n${text}`, source)];
  });
}

/**
 * Returns the drugs of an allergy. If no known drug is named, it returns the text as written, such as
 * `sulfa`.
 */
export const allergensOf = ({ stated, drugs }: Allergies): readonly Drug[] =>
  drugs.length > 0 ? drugs : stated.map((name) => ({ name }));

/** Returns true if a page quotes an allergy of the text, or the drug is of the group of one. */
export const isAllergen = (drug: Drug, known: readonly Drug[], library: CheckLibrary): boolean =>
  known.some((allergy) => matches(drug, allergy, library).length > 0);

/**
 * Returns true if an allergy forbids a drug: to itself, or to its group where its page has a contraindication for that. A
 * page that says that nothing rules the drug out forbids nothing.
 */
export const isForbidden = (drug: Drug, known: readonly Drug[], library: CheckLibrary): boolean =>
  !drug.medication?.contraindications.some((line) => /^none\b/i.test(line)) &&
  known.some(
    (allergy) =>
      drug.name === allergy.name ||
      new Set(matches(drug, allergy, library).map((line) => line.startsWith(quotedLine))).size > 1,
  );

const quotedLine = 'Contraindication: ';

/** Returns the reasons why an allergy rules out a drug: its name, its group, or a quoted contraindication. */
function matches(drug: Drug, allergy: Drug, library: CheckLibrary): string[] {
  if (drug.name === allergy.name) return [`The text states an allergy to ${allergy.name}.`];
  const shared = groupsOf(drug, library).filter((group) => groupsOf(allergy, library).includes(group));
  const own = new Set(
    [allergy.name, ...groupsOf(allergy, library)]
      .flatMap(words)
      .filter((word) => word.length > 3)
      .map(stem),
  );
  const page = drug.medication ?? kinOf(drug, library)?.medication;
  const contraindications = (page?.contraindications ?? []).filter(
    (line) => speaksOfAllergy.test(line) && words(line).some((word) => own.has(stem(word))),
  );
  return [
    ...shared.map(
      (group) => `The text states an allergy to ${allergy.name}, and ${drug.name} is one of the ${group}.`,
    ),
    ...contraindications.map((line) =>
      drug.medication
        ? `${quotedLine}${line}`
        : `Contraindication of ${page?.name}, of the same group: ${line}`,
    ),
  ];
}

/** Returns the drug whose page speaks for a drug of its group that has none. */
function kinOf(drug: Drug, library: CheckLibrary): Drug | undefined {
  const own = groupsOf(drug, library);
  const page = groups.find(([group, , name]) => name !== undefined && own.includes(group))?.[2];
  return page === undefined ? undefined : library.drug(page);
}

/** Returns the allergy groups of a drug. A group name is its own member. */
function groupsOf(drug: Drug, library: CheckLibrary): string[] {
  const names = [drug.name, ...library.pairs.classesOf(drug)];
  return groups.flatMap(([group, pattern]) => (names.some((name) => pattern.test(name)) ? [group] : []));
}
