import { drugsOf } from '../drugs/names.ts';
import { calculatorPassages } from '../passages/calculators.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { signValue } from '../read/patient.ts';
import type { Block } from '../remi.ts';
import type { Finding } from '../retrieval/retrieval.ts';
import { frame, link, quoted, seeAlso } from './blocks.ts';
import { withFittingDoses } from './doses.ts';
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

/** Returns one line that lists the drugs without a page in Oryx. */
export function withoutPage(drugs: readonly { readonly name: string }[]): Block[] {
  return drugs.length === 0
    ? []
    : [frame(`Oryx has no page of ${drugs.map(({ name }) => name).join(', ')}.`)];
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
  { text, finding, patient }: Request,
  tools: Toolbox,
): Promise<Block[]> {
  const [first] = passages;
  if (first?.kind === 'calculator') return quoted([first, ...(await calculatorPassages(first))]);
  if (first?.kind === 'algorithm') return quoted(inOrder(passages));
  if (first?.kind !== 'medication') return quoted(passages);
  const asked = { text, question: finding.question, weight: signValue(patient, 'weight') };
  const { passages: fitting, hasOthers } = withFittingDoses(passages, tools.passagesAt(first.route), asked);
  const source = sourceOf(first);
  const hasDose = fitting.some(({ dose }) => dose);
  return [
    ...(hasOthers && !hasDose
      ? [frame(`No dose on the page of ${link(source)} is for this patient, weight and purpose.`, source)]
      : []),
    ...quoted(fitting),
    ...(hasOthers && hasDose
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
