import { frame, link, quoted } from '../../answer/blocks.ts';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import { type Stated, statedContraindications } from './contraindications.ts';

const permission =
  /\b(?:can|could|may|should|shall) (?:i|we|you|he|she|they|it|this|the|a|pt|patient|one)\b|\bis (?:it|this)? ?(?:\w+ )?(?:ok|okay|safe|fine|allowed|contra-?indicated|alright)\b|\b(?:ok|okay|safe|allowed|fine) (?:to|in|with|if|for|after)\b|\bcontra-?indicat\w*|\bany (?:problem|issue|risk|harm)\b|\b(?:kan|mag) (?:ek|ons|hy|sy)\b|\b(?:posso|podemos|pode)\b/i;

/** Returns true if a text asks whether one drug may be given. */
export function asksPermission({ text, question }: Facts): boolean {
  const drugs = drugsOf(question.mentions);
  return drugs.length === 1 && drugs[0]?.medication !== undefined && permission.test(text);
}

/** Returns true if a text names one drug, and something about the patient that rules it out. */
export function namesContraindication(facts: Facts, library: Library): boolean {
  const drugs = drugsOf(facts.question.mentions);
  return drugs.length === 1 && statedContraindications(facts, drugs, library).length > 0;
}

/**
 * Returns what the page of a drug says about giving it to the patient of a text: the contraindications that match,
 * otherwise all of them, and the precautions. The page of a drug never says yes.
 */
export function permissionBlocks(facts: Facts, library: Library): Block[] {
  const [drug] = drugsOf(facts.question.mentions);
  if (!drug?.medication) return [];
  const source = { title: drug.name, route: `/medications/${drug.medication.id}` };
  const passages = library.passagesOfDrug(drug);
  const matching = statedContraindications(facts, [drug], library);
  const of = (...sections: readonly string[]) =>
    passages.filter(({ section }) => section !== undefined && sections.includes(section));
  if (matching.length > 0)
    return [
      frame(contraindicated),
      ...quoted([...matching, ...of('precautions')]),
      frame(`Doses: ${link(source)}`, source),
    ];
  return [
    frame(
      `**${drug.name}: no contraindication on its page matches what you wrote. That is not a yes.** Read all of them:`,
      source,
    ),
    ...quoted(of('contraindications', 'precautions', ...(facts.patient.isPregnant ? ['pregnancy'] : []))),
    frame(`Doses: ${link(source)}`, source),
  ];
}

/** Quotes the contraindications of drugs that match what a text states. */
export function quotedContraindications(stated: Stated, drugs: readonly Drug[], library: Library): Block[] {
  const found = statedContraindications(stated, drugs, library);
  return found.length === 0 ? [] : [frame(contraindicated), ...quoted(found)];
}

const contraindicated = '**Contraindications that match what you wrote**';
