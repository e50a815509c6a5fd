import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { readPage } from './page.ts';
import { shownPage } from './shown-page.ts';

it('a row of a table says who has reviewed it, and a file cannot', async () => {
  const path = 'paediatrics/defibrillation.yaml';
  const text = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  const page = readPage(path, text);
  const clinicians = ['Dr A', 'Dr B'].map((name) => ({
    id: name,
    name,
    qualification: 'MBChB',
    council: name,
  }));
  const reviewed = {
    by: clinicians,
    on: new Date('2026-11-20T10:00Z'),
    until: new Date('2027-11-21T00:00Z'),
  };
  const facts = factsOf(page).map(({ address, hash, path: [part, index] }) => ({
    ...{ address, hash, withdrawn: null },
    reviewed: part === 'rows' && index === 1 ? reviewed : null,
  }));
  const { rows } = shownPage(page, { facts, reviewed: null }) as { rows: readonly { review?: object }[] };
  expect(rows.slice(0, 3).map(({ review }) => review)).toEqual([
    undefined,
    { status: 'reviewed', by: 'Dr A, Dr B', on: '2026-11-20', until: '2027-11-20' },
    undefined,
  ]);
  const stated = text.replace(
    '  - procedure: Defibrillation',
    '  - review: { status: reviewed, by: Dr C, on: "2026-11-20" }\n    procedure: Defibrillation',
  );
  expect(stated).not.toBe(text);
  expect(() => shownPage(readPage(path, stated), { facts, reviewed: null })).toThrow(/review/);
});
