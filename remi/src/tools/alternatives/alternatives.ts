import type { ChatSource, Dose, Medication } from '@oryx/contract';
import { chartPage, computed, drugPage, frame, heading, link, list } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { readAccess } from '../../read/access.ts';
import type { Block } from '../../remi.ts';
import { pathFor } from '../chart/path.ts';
import { pathBlocks } from '../chart/path-blocks.ts';
import { isByVein } from '../doses/chosen-doses.ts';
import { bestDoses } from '../doses/dose-answer.ts';
import { isLater } from '../doses/later.ts';
import { cardLine, cardOf } from '../doses/worked-doses.ts';
import { allergensOf, isAllergen } from '../interactions/allergies.ts';
import { missingDrug } from './missing-drug.ts';

/** Maximum number of other drugs, and of doses of each. */
const most = { drugs: 3, doses: 2 };

/**
 * Returns the first doses of the drugs of the same kind for the same purpose. Oryx names no other kind, because a drug
 * for the same illness need not replace it: glucagon does not replace adrenaline.
 */
export function alternativeBlocks(facts: Facts, library: Library): Block[] {
  const missing = missingDrug(facts);
  if (!missing) return [];
  const { medication } = missing;
  const { topics, same } = sameKind(medication, facts, library);
  const path = pathFor(facts, library);
  const source = drugPage(medication);
  const others = path || same.length > 0 ? [] : othersFor(medication, topics, facts, library);
  const without = path?.chart.steps?.find(({ without: line }) =>
    library.drugsIn(line ?? '').some(({ name }) => name === missing.name),
  )?.without;
  return [
    ...inSlot('verdict', [
      frame(
        same.length === 0
          ? `**Oryx names no drug that simply replaces ${link(source)} here.**${others.length > 0 ? ` Others for ${[...topics].join('; ').toLowerCase()}, which need not do instead: ${others.map(link).join(', ')}.` : ''}`
          : `**Without ${medication.name}:** other drugs of its kind, each with its first dose.`,
        source,
      ),
    ]),
    ...(without && path
      ? inSlot('verdict', [computed(`**The chart says:** ${without}`, chartPage(path.chart))])
      : []),
    ...inSlot(
      'figure',
      same.flatMap(({ other, doses }) => figures(other, doses.slice(0, most.doses), facts)),
    ),
    ...(path ? pathBlocks(path, library) : []),
  ];
}

/** Returns the other drugs of the kind of one, with their first doses for the same purposes. */
export function sameKind(medication: Medication, facts: Facts, library: Library) {
  const topics = new Set(
    bestDoses(medication, facts, library)
      .slice(0, 1)
      .map(({ topic }) => topic),
  );
  const kinds = new Set(kindsOf(medication, library));
  const hasNoVein = readAccess(facts.text, facts.patterns) === 'none';
  const same = library.sources.medications
    .filter((other) => other !== medication && kindsOf(other, library).some((kind) => kinds.has(kind)))
    .map((other) => ({
      other,
      doses: bestDoses(other, facts, library).filter((dose) => topics.has(dose.topic) && !isLater(dose)),
    }))
    .filter(({ doses }) => doses.length > 0)
    // Without a vein the drugs that need none come first.
    .toSorted(
      (one, two) => Number(hasNoVein && needsVein(one.doses)) - Number(hasNoVein && needsVein(two.doses)),
    )
    .slice(0, most.drugs);
  return { topics, same };
}

/** Returns the groups that the interactions know a drug by, such as benzodiazepines. */
const kindsOf = ({ name }: Medication, library: Library): readonly string[] => {
  const drug = library.drug(name);
  return drug ? library.pairs.classesOf(drug) : [];
};

const needsVein = ([first]: readonly Dose[]): boolean => first !== undefined && isByVein(first);

/** Returns the part of a purpose that pages share: `Meningitis` of `Meningitis or sepsis`. */
const partOf = (topic: string) => topic.split(/ or | in /)[0];

/** Returns the pages of the other drugs that have doses for one of some purposes, without those of an allergy. */
function othersFor(
  { name: missing }: Medication,
  topics: ReadonlySet<string>,
  { allergies }: Facts,
  library: Library,
): ChatSource[] {
  const parts = [...topics].map(partOf);
  const isFor = (medication: Medication) =>
    medication.name !== missing &&
    medication.doses.some(({ topic }) => parts.includes(partOf(topic))) &&
    !isAllergen({ ...medication, medication }, allergensOf(allergies), library);
  return library.sources.medications.filter(isFor).map(drugPage);
}

/** Returns doses of a drug under its name, with its first danger. */
export function figures(medication: Medication, doses: readonly Dose[], { patient }: Facts): Block[] {
  const source = drugPage(medication);
  const [danger] = medication.dangers;
  return [
    frame(heading(link(source)), source),
    ...doses.map((dose) => {
      const card = cardOf(medication, dose, patient, source);
      return { ...computed(list([cardLine(card, false)]), source), card };
    }),
    ...(danger ? [computed(`**Danger:** ${danger}`, source)] : []),
  ];
}
