import { words } from '@oryx/search';
import { frame, link, quoted, seeAlso, withoutPage } from '../../answer/blocks.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { calculatorPassages } from '../../passages/calculators.ts';
import { type KnownPassage, sourceOf } from '../../passages/passage.ts';
import { observations } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import type { Finding } from '../../retrieval/finder.ts';
import { stemOf } from '../../retrieval/stem.ts';
import { drugBlocks } from '../doses/dose-answer.ts';
import { purposeBlocks } from '../purposes/respond.ts';
import { askBack, isOnlyValues, valuesRead } from './ask-back.ts';
import { lookElsewhere } from './elsewhere.ts';

// They come in one file with what else no other tool answers.
export { askOfWhat, invitationFor } from './invitations.ts';

/** Number of runner-up pages to link. */
const otherPages = 2;

/**
 * Returns the passages of the best page, and links to the runner-up pages. Without enough evidence for a page, Remi asks
 * back: any quotation is read as an answer.
 */
export async function quotations(facts: Facts, library: Library): Promise<Block[]> {
  const { pages, perhaps, isSure } = await facts.found();
  const named = drugsOf(facts.question.mentions);
  const unpaged = named.filter(({ medication }) => !medication);
  const ownRoutes = new Set(named.map(({ medication }) => `/medications/${medication?.id}`));
  // The page of another drug is no answer for a drug that has none: its doses would be read as those of that drug.
  const isOfOther = ({ kind, route }: KnownPassage) =>
    unpaged.length > 0 && kind === 'medication' && !ownRoutes.has(route);
  const [first, ...others] = pages.flatMap(({ passages }) =>
    passages[0] && !isOfOther(passages[0]) ? [passages] : [],
  );
  const missing = withoutPage(unpaged);
  const said = [...perhaps.map(didYouMean), ...missing];
  // A letter or two are no question.
  const isNothing =
    facts.message.question.mentions.length === 0 && !/[\p{L}\p{N}]{2}/u.test(facts.message.text);
  // The page of glucose is no answer to a glucose.
  if (isNothing || !first || !isSure || observations(facts.message.patient) > 0) {
    if (isNothing) return askBack(facts, []);
    if (said.length === 0 && isOnlyValues(facts)) return valuesRead(facts);
    if (!first || !isSure) {
      const near = [...(first ? [first] : []), ...others].flatMap(([page]) => page ?? []);
      if (said.length === 0) {
        const doses = purposeBlocks(facts, library);
        return doses.length > 0
          ? doses
          : [...askBack(facts, near.filter(isOfTitle(facts))), ...lookElsewhere];
      }
      return [...said, ...(missing.length > 0 ? lookElsewhere : [])];
    }
  }
  return [
    ...said,
    ...(await pageBlocks(first, facts, library)),
    ...seeAlso(others.slice(0, otherPages).flatMap(([page]) => (page ? [sourceOf(page)] : []))),
    ...(missing.length > 0 ? lookElsewhere : []),
  ];
}

/** A page is near if its title has a word of the question: a word somewhere in its text tells nothing of its subject. */
const isOfTitle =
  ({ question: { keywords } }: Facts) =>
  ({ title }: KnownPassage) =>
    words(title).some((word) => keywords.some((each) => stemOf(each) === stemOf(word)));

function didYouMean({ name, route }: Finding['perhaps'][number]): Block {
  if (route === undefined) return frame(`Did you mean ${name}? Oryx has no page of it.`);
  const source = { title: name, route };
  return frame(`Did you mean ${link(source)}? I know no drug by the name that you wrote.`, source);
}

/**
 * Returns the passages to quote. A calculator adds its inputs and bands; an algorithm keeps the order of its
 * steps.
 */
async function pageBlocks(
  passages: readonly KnownPassage[],
  facts: Facts,
  library: Library,
): Promise<Block[]> {
  const [first] = passages;
  if (first?.kind === 'calculator') return quoted([first, ...(await calculatorPassages(first))]);
  if (first?.kind === 'algorithm') return quoted(inOrder(passages));
  if (first?.kind !== 'medication') return quoted(passages);
  return drugBlocks(first, passages, facts, library);
}

/** Sorts steps into the order of their chart. */
function inOrder(passages: readonly KnownPassage[]): KnownPassage[] {
  const place = ({ id }: KnownPassage) => Number(id.split('#').at(-1));
  return passages.toSorted((a, b) => place(a) - place(b));
}
