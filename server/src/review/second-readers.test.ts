import { readFile } from 'node:fs/promises';
import { documentOfPage, factsOf, readPage } from '@oryx/content';
import { expect, it } from 'vitest';

import { contentFolder } from '../test/content.ts';
import { fits, questions, rowsOfPage, secondReading, statementsOf } from './second-readers.ts';

const listed = new URL('../../../docs/content-review/by-fact.yaml', import.meta.url);
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

it('stand beside facts that exist, in the words of the tables', async () => {
  const pages = Object.keys(readPage('by-fact.yaml', await readFile(listed, 'utf8')).body);
  const open = await questions();
  const faults: string[] = [];
  for (const page of pages) {
    const file = readPage(page, await readFile(`${contentFolder}/${page}`, 'utf8'));
    const addresses = factsOf(file).map(({ address }) => address);
    const rows = await rowsOfPage(documentOfPage(page) ?? '', file.body['id']);
    const row = plain(rows.map(([, cell]) => cell).join(' | '));
    for (const { says, question, facts } of await statementsOf(page)) {
      if (says !== undefined && !row.includes(plain(says))) faults.push(`${page}: "${says}"`);
      if (says === undefined && !open.has(question ?? 0)) faults.push(`${page}: question ${question}`);
      for (const pattern of facts) {
        if (!addresses.some((address) => fits(pattern, address))) faults.push(`${page}: ${pattern}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(80);
});

it.each([
  ['doses/*croup*', 'doses/severe-croup/child', true],
  ['doses/*/child/*from-50', 'doses/svt/child/IV-IO/from-50', true],
  ['doses/*/child/*from-50', 'doses/svt/child/IV-IO/from-50-under-60', false],
  ['nodes/shock', 'nodes/shock-child', false],
  ['maxDose/*', 'maxDose/day', true],
])('%s and %s: %s', (pattern, address, isFitting) => {
  expect(fits(pattern, address)).toBe(isFitting);
});

it('are read of every table of a page, with the words of its open questions', async () => {
  const { page, ofFact } = await secondReading('medications/labetalol.yaml', 'medications', { id: 43 });
  expect(page.some((note) => note.startsWith('For a second reader: '))).toBe(true);
  expect(page.some((note) => note.startsWith('Differed, and what became of it: Intervals'))).toBe(true);
  expect(ofFact('renal')).toEqual([]);
  const adrenaline = await secondReading('medications/adrenaline.yaml', 'medications', { id: 1 });
  expect(
    adrenaline.page.filter((note) => note.startsWith('Question 29 for a clinician: Croup:')),
  ).toHaveLength(1);
  expect(adrenaline.ofFact('doses/severe-croup-that-is-no-better/child/nebulised')).toEqual([
    'Nebulised doses in mg with their strength',
    'Croup: 0.5 mL/kg was found nowhere, now South Africa first, 0.4 mL/kg as the other',
    expect.stringMatching(/^Question 29 for a clinician: .* Now: South African$/),
  ]);
});
