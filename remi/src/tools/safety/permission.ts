import { words } from '@oryx/search';
import { drugPage, frame, link, quoted } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import type { Block } from '../../remi.ts';
import { allergensOf, isAllergen } from '../interactions/allergies.ts';
import { sentencesIn, stem } from './contraindications.ts';
import { cautionsTitle } from './respond.ts';

/**
 * Returns what the page of a drug says about giving it to the patient of a text: its precautions where something rules
 * it out, which stands above every answer, and otherwise all that may rule it out. The page of a drug never says yes.
 */
export function permissionBlocks(facts: Facts, library: Library): Block[] {
  const [drug] = drugsOf(facts.question.mentions);
  if (!drug) return [];
  const isRuledOut = facts.ruledOut().length > 0 || isAllergen(drug, allergensOf(facts.allergies), library);
  if (!drug.medication) return isRuledOut ? [whereToLook(drug)] : [noPage(drug)];
  const source = drugPage(drug.medication);
  const of = (...sections: readonly string[]) =>
    library.passagesOfDrug(drug).filter(({ section }) => section !== undefined && sections.includes(section));
  const doses = frame(`Doses: ${link(source)}`, source);
  if (isRuledOut) return [...quoted(of('precautions')), doses];
  return [
    ...cautionsFor(of('precautions'), facts),
    frame(
      `**${drug.name}: no contraindication on its page matches what you wrote. That is not a yes.** Read all of them:`,
      source,
    ),
    ...(facts.patient.isPregnant || facts.question.sections.has('pregnancy') ? quoted(of('pregnancy')) : []),
    ...quoted(of('contraindications', 'precautions')),
    doses,
  ];
}

/** Returns the cautions that share a word with what a text says of the patient, which stand before all others. */
function cautionsFor(
  cautions: readonly KnownPassage[],
  { question: { keywords, mentions }, patterns }: Facts,
): Block[] {
  const named = new Set(mentions.flatMap((mention) => (mention.drug ? mention.words : [])));
  const general = patterns.words('words-no-condition');
  const said = new Set(
    keywords.filter((word) => word.length > 3 && !named.has(word) && !general.has(word)).map(stem),
  );
  const found = cautions.flatMap((passage) => {
    const lines = sentencesIn(passage.text).filter((line) =>
      words(line).some((word) => said.has(stem(word))),
    );
    return lines.length === 0 ? [] : [{ ...passage, lines, text: lines.join('\n') }];
  });
  return found.length === 0 ? [] : inSlot('danger', [frame(cautionsTitle), ...quoted(found)]);
}

const places =
  'the South African Medicines Formulary, the package insert or the Standard Treatment Guidelines, or ask a pharmacist';

const whereToLook = ({ name }: Drug) =>
  frame(`Oryx has no page of ${name}. For doses and all else that rules it out look in ${places}.`);

const noPage = ({ name }: Drug) =>
  frame(
    `**Oryx has no page of ${name}, and nothing stored here matches what you wrote. That is not a yes.** Look in ${places}.`,
  );
