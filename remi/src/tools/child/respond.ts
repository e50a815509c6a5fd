import type { ChatSource, ResultCard } from '@oryx/contract';
import { computed, frame, heading, link, list } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { askedValues } from '../../read/child-sizes.ts';
import type { Block } from '../../remi.ts';
import { type ChildFigure, childFigures } from './child-values.ts';
import { childOf } from './known-child.ts';

/** Above this age in days the tables of children hold nothing. */
const childUntil = 13 * 365.25;

function isOfChild(facts: Facts, library: Library): boolean {
  const { age, weight, groups } = childOf(facts, library);
  if (age !== undefined) return age < childUntil;
  if (facts.question.groups.has('adult')) return false;
  return groups.length > 0 || facts.question.groups.has('child') || (weight !== undefined && weight < 40);
}

/** Returns the figures of the paediatric tables that a text asks for, or nothing. */
function valuesFor(facts: Facts, library: Library): readonly ChildFigure[] {
  const asked = askedValues(facts.text, library.patterns);
  return asked.length === 0 ? [] : childFigures(asked, childOf(facts, library), library.sources);
}

const routes = { tables: '/pediatrics', sizes: '/calculator/wafelsm' };

/**
 * Returns what the paediatric tables hold of what a text asks for, or asks for the age or weight that they need. Returns
 * nothing for an adult.
 */
export function childBlocks(facts: Facts, library: Library): Block[] {
  if (!isOfChild(facts, library)) return [];
  const asked = askedValues(facts.text, library.patterns);
  const figures = valuesFor(facts, library);
  const source = { title: 'Paed-Cal', route: routes.tables };
  if (figures.length === 0) {
    const what = asked.includes('mask') ? 'weight' : 'age';
    return inSlot('figure', [frame(`Write the ${what} of the child for the size. ${link(source)}`, source)]);
  }
  const tables = [...new Set(figures.map(({ table }) => table))];
  const stated = tables.map((table) => {
    const page =
      table === 'WAFELSM' ? { title: table, route: routes.sizes } : { title: table, route: routes.tables };
    const lines = figures
      .filter((each) => each.table === table)
      .map(({ label, figure, basis }) => `**${figure}** ${label}${basis === '' ? '' : ` (${basis})`}`);
    return { ...computed(`${heading(link(page))}\n\n${list(lines)}`, page), page: 'pediatric' as const };
  });
  const card = cardOf(figures, stated[0]?.source ?? source);
  const { age, groups } = childOf(facts, library);
  const isByWeight =
    age === undefined &&
    groups.length !== 1 &&
    !asked.some((each) => ['shock', 'cardioversion', 'mask'].includes(each));
  return inSlot('figure', [
    ...stated.map((block, at) => (card && at === 0 ? { ...block, card } : block)),
    ...(isByWeight ? [frame('The age is not stated. Write it for the row that is meant.')] : []),
  ]);
}

/** Returns a card with the first figure large, unless two rows are meant by the same name. Units stand in the figures. */
function cardOf([first, ...others]: readonly ChildFigure[], source: ChatSource): ResultCard | undefined {
  if (!first) return undefined;
  const labels = new Set([first, ...others].map(({ label }) => label));
  if (labels.size <= others.length) return undefined;
  const basisOf = ({ basis }: ChildFigure) => (basis === '' ? '' : ` (${basis})`);
  return {
    kind: 'result',
    title: first.label,
    value: first.figure,
    rows: [
      ...(first.basis === '' ? [] : [{ label: 'Basis', text: first.basis }]),
      ...others.map((each) => ({ label: each.label, text: `${each.figure}${basisOf(each)}` })),
    ],
    cautions: [],
    missing: [],
    source,
  };
}
