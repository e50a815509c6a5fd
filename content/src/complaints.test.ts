import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Algorithm, Complaint, Medication } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { complaints } from './complaints.ts';
import { shippedContent } from './test/shipped.ts';

const row = (id: number, changes: object = {}, causeChanges: object = {}) => ({
  id: `complaint-${id}`,
  complaint: `Complaint ${id}`,
  names: [`word ${id}`],
  ask: ['Since when?'],
  causes: ['First', 'Second', 'Third'].map((cause) => ({
    cause,
    pointers: ['Fever'],
    see: [],
    source: 'book',
    basis: 'general',
    ...causeChanges,
  })),
  ...changes,
});

/** Thirty complaints, as many as the file must hold, with some of them changed. */
const rows = (...changed: object[]) => [
  ...changed,
  ...Array.from({ length: 30 - changed.length }, (_, index) => row(100 + index)),
];

const faultsOf = (all: object[]) => {
  const { error } = complaints.safeParse({
    sources: [{ key: 'book', title: 'Book', edition: '2020', read: 'none', for: 'all' }],
    review: { status: 'draft', by: null, on: null },
    notes: [],
    rows: all,
  });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('the file of presenting complaints', () => {
  it('holds at least thirty complaints', () => {
    expect(faultsOf(rows())).toEqual([]);
    expect(faultsOf(rows().slice(1))).toEqual([expect.stringMatching(/^rows: /)]);
  });

  it('rejects a name of two complaints, ignoring case', () => {
    expect(faultsOf(rows(row(1), row(2, { names: ['WORD 1'] })))).toEqual([
      'rows.1: word 1 stands for another complaint',
    ]);
    expect(faultsOf(rows(row(1), row(2, { names: ['complaint 1'] })))).toEqual([
      'rows.1: complaint 1 stands for another complaint',
    ]);
    expect(faultsOf(rows(row(1, { names: ['Complaint 1', 'complaint-1'] })))).toEqual([]);
  });

  it('rejects an unlisted source, and a fact seen in a source that nobody read', () => {
    expect(faultsOf(rows(row(1, {}, { source: 'talk' })))).toContain(
      'rows.0.source: no source has the key talk',
    );
    expect(faultsOf(rows(row(1, {}, { basis: 'seen' })))).toContain('rows.0.basis: nobody has read book');
  });

  it('rejects a complaint with two causes, a cause without pointers, and a page of an unknown kind', () => {
    const two = row(1).causes.slice(1);
    expect(faultsOf(rows(row(1, { causes: two })))).toEqual([expect.stringMatching(/^rows\.0\.causes: /)]);
    expect(faultsOf(rows(row(1, {}, { pointers: [] })))).toContainEqual(
      expect.stringMatching(/^rows\.0\.causes\.0\.pointers: /),
    );
    expect(faultsOf(rows(row(1, {}, { see: ['page/1'] })))).toContainEqual(
      expect.stringMatching(/^rows\.0\.causes\.0\.see\.0: /),
    );
  });
});

describe('the complaints that come with Oryx', async () => {
  const content = await shippedContent();
  const bodyOf = (name: string) => content.find((document) => document.name === name)?.body ?? {};
  const rowsOf = <Row>(name: string) => (bodyOf(name) as { rows: Row[] }).rows;
  const file = bodyOf('complaints') as z.infer<typeof complaints>;
  const shipped: readonly Complaint[] = file.rows;
  const causes = shipped.flatMap((complaint) => complaint.causes);

  it('link only to existing pages', () => {
    const pages = new Set([
      ...rowsOf<Medication>('medications').map(({ id }) => `medication/${id}`),
      ...rowsOf<Algorithm>('algorithms').map(({ id }) => `algorithm/${id}`),
    ]);
    const named = [...new Set(causes.flatMap(({ see }) => see))];
    expect(named.filter((page) => !pages.has(page) && !isCalculator(page))).toEqual([]);
  });

  it('have four to eight causes with two to five pointers each, and four to seven questions', () => {
    const outside = (count: number, least: number, most: number) => count < least || count > most;
    const asks = shipped.filter(({ ask }) => outside(ask.length, 4, 7)).map(({ id }) => id);
    expect(asks, 'complaints without four to seven questions').toEqual([]);
    const counts = shipped.filter((each) => outside(each.causes.length, 4, 8)).map(({ id }) => id);
    expect(counts, 'complaints without four to eight causes').toEqual([]);
    const pointed = causes.filter(({ pointers }) => outside(pointers.length, 2, 5)).map(({ cause }) => cause);
    expect(pointed, 'causes without two to five pointers').toEqual([]);
  });

  it('name no cause twice in one complaint, and list no unused source', () => {
    for (const { id, causes: own } of shipped)
      expect(new Set(own.map(({ cause }) => cause)).size, id).toBe(own.length);
    const used = new Set(causes.map(({ source }) => source));
    expect(file.sources.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
  });

  it.each([
    ['chest-pain', 'aortic dissection'],
    ['back-pain', 'aortic dissection'],
    ['back-pain', 'cauda equina'],
    ['collapse', 'ectopic pregnancy'],
    ['abdominal-pain', 'ectopic pregnancy'],
    ['abdominal-pain-child', 'torsion of the testis'],
    ['breathlessness-pregnancy', 'pulmonary embolism'],
    ['headache', 'carbon monoxide'],
    ['reduced-consciousness', 'hypoglycaemia'],
    ['confusion', 'hypoglycaemia'],
    ['seizure', 'hypoglycaemia'],
    ['one-sided-weakness', 'hypoglycaemia'],
    ['agitation', 'hypoglycaemia'],
    ['floppy-infant', 'hypoglycaemia'],
    ['limb-weakness', 'organophosphate'],
    ['fever-adult', 'malaria'],
    ['bleeding', 'crimean-congo'],
    ['agitation', 'rabies'],
  ])('name under %s %s', (id, cause) => {
    const own = shipped.find((complaint) => complaint.id === id)?.causes ?? [];
    expect(own.map((each) => each.cause.toLowerCase()).join('\n')).toContain(cause);
  });
});

/** Whether a page is a calculator: its rule lies in a folder and a file of its id. */
function isCalculator(page: string): boolean {
  const [kind, id] = page.split('/');
  const rule = new URL(`../../calculators/src/${id}/${id}.ts`, import.meta.url);
  return kind === 'calculator' && existsSync(fileURLToPath(rule));
}
