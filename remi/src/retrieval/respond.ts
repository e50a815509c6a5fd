import { frame, link, quoted } from '../answer/blocks.ts';
import { drugsOf } from '../drugs/names.ts';
import { calculatorPassages } from '../passages/calculators.ts';
import type { KnownPassage } from '../passages/passage.ts';
import type { Block } from '../remi.ts';
import type { Finding, FoundPage } from './retrieval.ts';

/** Beside the best page, so many others are quoted. */
const otherPages = 2;

/** An answer of quoted passages: those of the best page, and one of each next best. */
export async function quotations({ question, pages, perhaps }: Finding): Promise<Block[]> {
  const [first, ...others] = pages;
  const without = drugsOf(question.mentions).filter(({ medication }) => !medication);
  return [
    ...perhaps.map(didYouMean),
    ...without.map(({ name }) => frame(`Oryx has no page of ${name}.`)),
    ...(first ? quoted(await detailed(first)) : []),
    ...(others.length > 0 && first ? [frame('**See also**')] : []),
    ...quoted(others.slice(0, otherPages).flatMap(({ passages }) => passages.slice(0, 1))),
  ];
}

function didYouMean({ name, route }: Finding['perhaps'][number]): Block {
  if (route === undefined) return frame(`Did you mean ${name}? Oryx has no page of it.`);
  const source = { title: name, route };
  return frame(`Did you mean ${link(source)}? I know no drug by the name that you wrote.`, source);
}

/** A calculator is quoted with what it needs and what its result means, an algorithm in its order. */
async function detailed({ passages }: FoundPage): Promise<readonly KnownPassage[]> {
  const [first] = passages;
  if (first?.kind === 'calculator') return [first, ...(await calculatorPassages(first))];
  return first?.kind === 'algorithm' ? inOrder(passages) : passages;
}

/** Steps are read in the order of their chart. */
function inOrder(passages: readonly KnownPassage[]): KnownPassage[] {
  const place = ({ id }: KnownPassage) => Number(id.split('#').at(-1));
  return passages.toSorted((a, b) => place(a) - place(b));
}
