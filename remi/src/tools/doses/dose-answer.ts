import { computed, frame, heading, link, list, quoted, seeAlso } from '../../answer/blocks.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { type KnownPassage, sourceOf } from '../../passages/passage.ts';
import { signValue } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import { quotedContraindications } from '../safety/respond.ts';
import { withFittingDoses } from './fitting-doses.ts';
import { needsWeight, workedLines } from './worked-doses.ts';

/** Number of runner-up pages to link. */
const otherPages = 2;

/** The sections that a question about the dose of a drug asks for. */
const doseSections = ['dose', 'maximum'] as const;

/** Returns the one drug with a page that a question is about. */
function soleDrug({ question }: Facts) {
  const [drug, ...others] = drugsOf(question.mentions);
  return others.length === 0 && drug?.medication ? { ...drug, medication: drug.medication } : undefined;
}

/** Returns true if a question asks for the dose of one drug. */
export const asksDose = (facts: Facts): boolean =>
  soleDrug(facts) !== undefined && doseSections.some((section) => facts.question.sections.has(section));

/** Returns the doses of the drug that a question asks for, whatever other pages are near to it. */
export function doseAnswer(facts: Facts, library: Library): Block[] {
  const drug = soleDrug(facts);
  const { sections } = facts.question;
  const passages = drug ? library.passagesOfDrug(drug) : [];
  const asked = passages.filter(({ section }) => section === 'dose' || (section && sections.has(section)));
  const [first] = asked;
  if (!first) return [];
  const others = facts
    .found()
    .pages.flatMap(({ passages: [page] }) => (page && page.route !== first.route ? [sourceOf(page)] : []));
  return [...drugBlocks(first, asked, facts, library), ...seeAlso(others.slice(0, otherPages))];
}

/**
 * Returns the passages of a drug. What rules it out for the patient stands above every dose, and the amount for the
 * patient's weight above the stated doses.
 */
export function drugBlocks(
  first: KnownPassage,
  passages: readonly KnownPassage[],
  facts: Facts,
  library: Library,
): Block[] {
  const { text, question, patient } = facts;
  const medication = library.sources.medications.find(({ id }) => first.route === `/medications/${id}`);
  if (!medication) return quoted(passages);
  const { unclearWeights = [] } = patient;
  const isPatientUnclear = facts.isOfSeveral || unclearWeights.length > 0;
  const asked = {
    text,
    question,
    weight: signValue(patient, 'weight'),
    isPatientUnclear,
  };
  const { passages: fitting, hasOthers } = withFittingDoses(passages, library.passagesAt(first.route), asked);
  const source = sourceOf(first);
  const doses = fitting.flatMap(({ dose }) => dose ?? []);
  const worked = isPatientUnclear ? [] : workedLines(medication, doses, patient);
  return [
    ...(doses.length > 0
      ? quotedContraindications(facts, [{ name: medication.name, medication }], library)
      : []),
    ...(hasOthers && doses.length === 0
      ? [frame(`No dose on the page of ${link(source)} is for this patient, weight and purpose.`, source)]
      : []),
    ...(unclearWeights.length > 0
      ? [
          frame(
            `I read the weights ${unclearWeights.join(' and ')} kg, cannot tell which is the patient's, and used none of them. Write that one alone.`,
          ),
        ]
      : []),
    ...(worked.length > 0
      ? [
          computed(
            `${heading(`${medication.name}, worked out for ${asked.weight} kg`)}\n\n${list(worked)}\n\n${link(source)}`,
            source,
          ),
        ]
      : []),
    ...quoted(fitting),
    ...(needsWeight(doses, patient) ? [frame('Add the weight for the amount in mg and mL.')] : []),
    ...(hasOthers && doses.length > 0
      ? [
          frame(
            `Doses for other indications, patients or weights stand on the page of ${link(source)}.`,
            source,
          ),
        ]
      : []),
  ];
}
