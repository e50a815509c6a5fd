import { frame, link, quoted } from '../../answer/blocks.ts';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import { allergensOf, isAllergen } from '../interactions/allergies.ts';

/**
 * Returns what the page of a drug says about giving it to the patient of a text: its precautions where something rules
 * it out, which stands above every answer, and otherwise all that may rule it out. The page of a drug never says yes.
 */
export function permissionBlocks(facts: Facts, library: Library): Block[] {
  const [drug] = drugsOf(facts.question.mentions);
  if (!drug) return [];
  const isRuledOut = facts.ruledOut().length > 0 || isAllergen(drug, allergensOf(facts.allergies), library);
  if (!drug.medication) return isRuledOut ? [whereToLook(drug)] : [noPage(drug)];
  const source = { title: drug.name, route: `/medications/${drug.medication.id}` };
  const of = (...sections: readonly string[]) =>
    library.passagesOfDrug(drug).filter(({ section }) => section !== undefined && sections.includes(section));
  const doses = frame(`Doses: ${link(source)}`, source);
  if (isRuledOut) return [...quoted(of('precautions')), doses];
  return [
    frame(
      `**${drug.name}: no contraindication on its page matches what you wrote. That is not a yes.** Read all of them:`,
      source,
    ),
    ...quoted(of('contraindications', 'precautions', ...(facts.patient.isPregnant ? ['pregnancy'] : []))),
    doses,
  ];
}

const places =
  'the South African Medicines Formulary, the package insert or the Standard Treatment Guidelines, or ask a pharmacist';

const whereToLook = ({ name }: Drug) =>
  frame(`Oryx has no page of ${name}. For doses and all else that rules it out look in ${places}.`);

const noPage = ({ name }: Drug) =>
  frame(
    `**Oryx has no page of ${name}, and nothing stored here matches what you wrote. That is not a yes.** Look in ${places}.`,
  );
