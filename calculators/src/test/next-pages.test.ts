import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { evaluate, loadDefinition, type NextPage, tools } from '../index.ts';
import { caseShapes } from './case-shapes.ts';
import { isThere } from './pages.ts';

const root = join(import.meta.dirname, '../../..');

interface Leading {
  readonly next?: readonly NextPage[];
}

/** The pages of what a tool states, and of its results for every case of its vectors. */
async function pagesOf(id: string): Promise<NextPage[]> {
  const { bands, cautions } = await loadDefinition(id);
  const { cases } = JSON.parse(readFileSync(join(root, 'calculators/vectors', `${id}.json`), 'utf8')) as {
    cases: { inputs: Readonly<Record<string, unknown>> }[];
  };
  const shape = caseShapes[id];
  const outcomes = await Promise.all(
    cases.map(async ({ inputs }) => (await evaluate(id, shape?.inputs?.(inputs) ?? inputs)).outcome),
  );
  const leading: Leading[] = [
    ...(bands?.bands ?? []),
    ...cautions,
    ...outcomes.flatMap(({ band, cautions: some = [], groups = [] }) => [
      ...(band ? [band] : []),
      ...some,
      ...groups.flatMap((group) => group.cautions ?? []),
    ]),
  ];
  return leading.flatMap(({ next = [] }) => next);
}

it('leads from a result only to charts, drugs and tools that exist', async () => {
  for (const { id } of tools) {
    const lost = (await pagesOf(id)).filter((page) => !isThere(page));
    expect(lost, id).toEqual([]);
  }
});
