import { drugPage, frame, link } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { saysInjury } from '../../read/injury.ts';
import type { Block } from '../../remi.ts';
import { figures } from '../alternatives/alternatives.ts';
import { bestDoses } from '../doses/dose-answer.ts';
import { isLater } from '../doses/later.ts';
import { ruledOut } from '../safety/ruled-out.ts';

/** Maximum number of drugs. */
const mostDrugs = 4;

/**
 * Returns the first dose for the patient of each drug with a dose for a complaint: the strongest first for an injury or
 * where the text calls it severe, otherwise the mildest, and of these the one with the fewest contraindications. Drugs
 * that are contraindicated for the patient are named without a dose.
 */
export function purposeBlocks(topics: readonly string[], facts: Facts, library: Library): Block[] {
  const { text, patterns } = facts;
  const isSevere = patterns('severe-complaint').test(text) || saysInjury(text, patterns);
  const ranks = isSevere ? topics.toReversed() : topics;
  const all = library.sources.medications.flatMap((medication) => {
    const dose = bestDoses(medication, facts, library).find(
      (each) => topics.includes(each.topic) && !isLater(each),
    );
    return dose ? [{ medication, dose, rank: ranks.indexOf(dose.topic) }] : [];
  });
  const ruled = new Set(
    ruledOut(
      facts,
      all.map(({ medication }) => ({ name: medication.name, medication })),
      library,
    )
      .filter(({ rows, passages }) => passages.length > 0 || rows[0]?.level === 'contraindicated')
      .map(({ drug }) => drug.medication),
  );
  const found = all
    .filter(({ medication }) => !ruled.has(medication))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        one.medication.contraindications.length - other.medication.contraindications.length,
    )
    .slice(0, mostDrugs);
  if (found.length === 0) return [];
  const left = all.flatMap(({ medication }) => (ruled.has(medication) ? [link(drugPage(medication))] : []));
  return [
    ...inSlot('verdict', [
      frame(title),
      ...(left.length > 0 ? [frame(`Left out, as contraindicated here: ${left.join(', ')}.`)] : []),
    ]),
    ...inSlot(
      'figure',
      found.flatMap(({ medication, dose }) => figures(medication, [dose], facts)),
    ),
  ];
}

const title = '**Oryx has doses for this.** Which one fits the patient is yours to judge.';
