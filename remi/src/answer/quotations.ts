import { drugsOf } from '../drugs/names.ts';
import { calculatorPassages } from '../passages/calculators.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { signValue } from '../read/patient.ts';
import type { Block } from '../remi.ts';
import type { Finding } from '../retrieval/retrieval.ts';
import { withFittingDoses } from '../tools/doses/fitting-doses.ts';
import { needsWeight, workedLines } from '../tools/doses/worked-doses.ts';
import { quotedContraindications } from '../tools/safety/respond.ts';
import { computed, frame, heading, link, list, quoted, seeAlso, withoutPage } from './blocks.ts';
import type { Request } from './request.ts';
import type { Toolbox } from './toolbox.ts';

/** Number of runner-up pages to link. */
const otherPages = 2;

/** Returns the passages of the best page, and links to the runner-up pages. */
export async function quotations(request: Request, tools: Toolbox): Promise<Block[]> {
  const { question, pages, perhaps } = request.finding;
  const [first, ...others] = pages.flatMap(({ passages }) => (passages[0] ? [passages] : []));
  return [
    ...perhaps.map(didYouMean),
    ...withoutPage(drugsOf(question.mentions).filter(({ medication }) => !medication)),
    ...(first ? await pageBlocks(first, request, tools) : []),
    ...seeAlso(others.slice(0, otherPages).flatMap(([page]) => (page ? [sourceOf(page)] : []))),
  ];
}

function didYouMean({ name, route }: Finding['perhaps'][number]): Block {
  if (route === undefined) return frame(`Did you mean ${name}? Oryx has no page of it.`);
  const source = { title: name, route };
  return frame(`Did you mean ${link(source)}? I know no drug by the name that you wrote.`, source);
}

const sourceOf = ({ title, route }: KnownPassage) => ({ title, route });

/**
 * Returns the passages to quote. A calculator adds its inputs and bands; an algorithm keeps the order of its
 * steps.
 */
async function pageBlocks(
  passages: readonly KnownPassage[],
  request: Request,
  tools: Toolbox,
): Promise<Block[]> {
  const [first] = passages;
  if (first?.kind === 'calculator') return quoted([first, ...(await calculatorPassages(first))]);
  if (first?.kind === 'algorithm') return quoted(inOrder(passages));
  if (first?.kind !== 'medication') return quoted(passages);
  return drugBlocks(first, passages, request, tools);
}

/** The sections that a question about the dose of a drug asks for. */
const doseSections = ['dose', 'maximum'] as const;

/** Returns the one drug with a page that a question is about. */
function soleDrug({ finding: { question } }: Request) {
  const [drug, ...others] = drugsOf(question.mentions);
  return others.length === 0 && drug?.medication ? { ...drug, medication: drug.medication } : undefined;
}

/** Returns true if a question asks for the dose of one drug. */
export const asksDose = (request: Request): boolean =>
  soleDrug(request) !== undefined &&
  doseSections.some((section) => request.finding.question.sections.has(section));

/** Returns the doses of the drug that a question asks for, whatever other pages are near to it. */
export function doseAnswer(request: Request, tools: Toolbox): Block[] {
  const drug = soleDrug(request);
  const { sections } = request.finding.question;
  const passages = drug ? tools.passagesOfDrug(drug) : [];
  const asked = passages.filter(({ section }) => section === 'dose' || (section && sections.has(section)));
  const [first] = asked;
  if (!first) return [];
  const others = request.finding.pages.flatMap(({ passages: [page] }) =>
    page && page.route !== first.route ? [sourceOf(page)] : [],
  );
  return [...drugBlocks(first, asked, request, tools), ...seeAlso(others.slice(0, otherPages))];
}

/**
 * Returns the passages of a drug. What rules it out for the patient stands above every dose, and the amount for the
 * patient's weight above the stated doses.
 */
function drugBlocks(
  first: KnownPassage,
  passages: readonly KnownPassage[],
  request: Request,
  tools: Toolbox,
): Block[] {
  const { text, finding, patient } = request;
  const medication = tools.sources.medications.find(({ id }) => first.route === `/medications/${id}`);
  if (!medication) return quoted(passages);
  const { unclearWeights = [] } = patient;
  const isPatientUnclear = request.isOfSeveral || unclearWeights.length > 0;
  const asked = {
    text,
    question: finding.question,
    weight: signValue(patient, 'weight'),
    isPatientUnclear,
  };
  const { passages: fitting, hasOthers } = withFittingDoses(passages, tools.passagesAt(first.route), asked);
  const source = sourceOf(first);
  const doses = fitting.flatMap(({ dose }) => dose ?? []);
  const worked = isPatientUnclear ? [] : workedLines(medication, doses, patient);
  return [
    ...(doses.length > 0
      ? quotedContraindications(request, [{ name: medication.name, medication }], tools)
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

/** Sorts steps into the order of their chart. */
function inOrder(passages: readonly KnownPassage[]): KnownPassage[] {
  const place = ({ id }: KnownPassage) => Number(id.split('#').at(-1));
  return passages.toSorted((a, b) => place(a) - place(b));
}
