import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { documentsFrom } from '../documents.ts';
import { changePage, editableValue } from './change-page.ts';
import type { Json, JsonObject } from './fact.ts';
import { factsOf } from './facts.ts';
import { faultsOfPage, readPage } from './page.ts';

const page = {
  path: 'medications/testamine.yaml',
  body: { id: 1, name: 'Testamine', renal: null, dangers: ['It stops the breath'], doses: [], sources: [] },
};
const added = (part: string, value: Json) =>
  changePage(page, factsOf(page), [{ address: null, part, value }]);

it('adds a row to a list, and states a text that the page did not state', () => {
  const row = added('dangers', 'It stops the heart');
  expect(row?.body['dangers']).toEqual(['It stops the breath', 'It stops the heart']);
  expect(row?.places).toEqual([['dangers', 1]]);
  const text = added('renal', 'Half the dose');
  expect(text?.body['renal']).toBe('Half the dose');
  expect(text?.places).toEqual([['renal']]);
});

it('changes neither the number of a page nor who has reviewed it', () => {
  expect(added('id', 2)).toBeUndefined();
  expect(added('review', { status: 'reviewed' })).toBeUndefined();
});

const path = 'algorithms/anaphylaxis.yaml';
const chart = async () => {
  const text = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  const read = readPage(path, text);
  const facts = factsOf(read);
  const boxes = (body: JsonObject) => body['nodes'] as JsonObject[];
  const editable = (id: string) => {
    const fact = facts.find(({ address }) => address === `nodes/${id}`);
    if (!fact) throw new Error(`There is no box ${id}.`);
    return { address: fact.address, part: 'nodes', value: editableValue(fact, read.body) as JsonObject };
  };
  const documents = documentsFrom({ [path]: text });
  return {
    read,
    facts,
    boxes,
    editable,
    faultsOf: (body: JsonObject) => faultsOfPage({ path, body }, documents),
  };
};

it('puts a new box between two others: the boxes below move down, and the chart is drawn as one written by hand', async () => {
  const { read, facts, boxes, editable, faultsOf } = await chart();
  const oxygen = editable('oxygen');
  const value = {
    ...{ id: 'box-99', type: 'action', text: 'Look at the clock', column: 1, row: oxygen.value['row'] ?? 0 },
    ...{ span: 2, ways: [{ to: 'oxygen' }] },
  };
  const adrenaline = editable('adrenaline');
  const changed = changePage(read, facts, [
    { ...adrenaline, value: { ...adrenaline.value, ways: [{ to: 'box-99' }] } },
    { address: null, part: 'nodes', value },
  ]);
  if (!changed) throw new Error('The boxes cannot be changed.');
  expect(faultsOf(changed.body)).toEqual([]);
  const rowOf = (id: string, body = changed.body) => boxes(body).find((each) => each['id'] === id)?.['row'];
  expect([rowOf('adrenaline'), rowOf('box-99'), rowOf('oxygen')]).toEqual([3, 4, 5]);
  expect(changed.body['edges']).toContainEqual({ from: 'box-99', to: 'oxygen' });
  expect(changed.body['edges']).not.toContainEqual({ from: 'adrenaline', to: 'oxygen' });
  // Only what was changed is another fact: to move a box says nothing.
  const before = new Set(facts.map(({ hash }) => hash));
  const fresh = factsOf({ path, body: changed.body }).filter(({ hash }) => !before.has(hash));
  expect(fresh.map(({ address }) => address)).toEqual(['nodes/adrenaline', 'nodes/box-99', 'outline']);
});

it('takes a box out with its ways, closes its row, and leaves what is no longer joined to the checks', async () => {
  const { read, facts, boxes, editable, faultsOf } = await chart();
  const gone = { ...editable('oxygen'), value: null };
  const open = changePage(read, facts, [gone]);
  expect(open && faultsOf(open.body).map(({ message }) => message)).toContain(
    'adrenaline is a dead end and no outcome',
  );
  const adrenaline = editable('adrenaline');
  const ways = [{ to: 'stridor' }];
  const joined = changePage(read, facts, [{ ...adrenaline, value: { ...adrenaline.value, ways } }, gone]);
  if (!joined) throw new Error('The boxes cannot be changed.');
  expect(faultsOf(joined.body)).toEqual([]);
  const rows = [...new Set(boxes(joined.body).map((each) => each['row']))];
  expect(rows).toEqual(rows.map((_, index) => index + 1));
});
