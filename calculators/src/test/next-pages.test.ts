import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { evaluate, loadDefinition, type NextPage, tools } from '../index.ts';
import { caseShapes } from './case-shapes.ts';

const root = join(import.meta.dirname, '../../..');

/** The numbers of the pages in a folder of the content, as their files state them. */
function idsIn(folder: string): ReadonlySet<number> {
  const files = readdirSync(join(root, 'content', folder));
  return new Set(
    files.map((file) => {
      const text = readFileSync(join(root, 'content', folder, file), 'utf8');
      return Number(/^id: (\d+)$/m.exec(text)?.[1]);
    }),
  );
}

const charts = idsIn('algorithms');
const drugs = idsIn('medications');
const toolIds = new Set(tools.map(({ id }) => id));

function isThere(page: NextPage): boolean {
  if ('chart' in page) return charts.has(page.chart);
  return 'drug' in page ? drugs.has(page.drug) : toolIds.has(page.tool);
}

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
