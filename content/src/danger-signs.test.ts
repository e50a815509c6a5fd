import type { Algorithm, DangerSign } from '@oryx/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { dangerSigns } from './danger-signs.ts';
import { shippedContent } from './test/shipped.ts';

const file = {
  sources: [{ key: 'book', title: 'A book', edition: '2020', read: 'full', for: 'limits' }],
  review: { status: 'draft', by: null, on: null },
  notes: [],
};
const row = {
  id: 'low',
  sign: 'Systolic pressure under 90',
  when: [{ of: 'systolic', below: 90 }],
  patient: 'adult',
  isDanger: true,
  means: ['shock'],
  see: ['algorithm/12'],
  source: 'book',
  basis: 'seen',
};

const faults = (...rows: object[]) =>
  dangerSigns.safeParse({ ...file, rows }).error?.issues.map(({ message }) => message) ?? [];

describe('the file of danger signs', () => {
  it('needs a limit for each value, an id of its own and a source that was read', () => {
    expect(faults(row)).toEqual([]);
    expect(faults({ ...row, when: [{ of: 'systolic' }] })).toEqual([
      'low does not say how low or high systolic is',
    ]);
    expect(faults(row, row)).toEqual(['another sign has the id low']);
    expect(faults({ ...row, source: 'letter' })).toEqual(['no source has the key letter']);
  });

  it('needs a chart for a danger, and has none for what a value only means', () => {
    expect(faults({ ...row, see: [] })).toEqual(['low is a danger without a chart']);
    expect(faults({ ...row, isDanger: false, see: [] })).toEqual([]);
    expect(faults({ ...row, isDanger: false })).toEqual(['low is no danger and leads to a chart']);
  });
});

describe('the danger signs that come with Oryx', () => {
  let rows: readonly DangerSign[];
  let charts: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const documents = new Map((await shippedContent()).map(({ name, body }) => [name, body]));
    ({ rows } = documents.get('danger-signs') as { rows: DangerSign[] });
    const { rows: algorithms } = documents.get('algorithms') as { rows: Algorithm[] };
    charts = new Map(algorithms.map(({ id, title }) => [`algorithm/${id}`, title]));
  });

  it('lead to charts that exist', () => {
    expect(rows.flatMap(({ see }) => see).filter((page) => !charts.has(page))).toEqual([]);
  });

  it('lead to the first survey where the cause is open', () => {
    const first = (id: string) => charts.get(rows.find((each) => each.id === id)?.see[0] ?? '');
    for (const id of [
      'pressure-low-adult',
      'pressure-low-pregnant',
      'pressure-low-4-years',
      'saturation-low',
    ])
      expect(first(id), id).toBe('Emergency patient: triage and first survey');
    expect(first('glucose-low')).toBe('Hypoglycaemia');
    expect(first('potassium-very-high')).toBe('Hyperkalaemia');
    expect(first('pressure-high-pregnant')).toBe('Severe pre-eclampsia and eclampsia');
    expect(first('fever-young-infant')).toBe('Sepsis and septic shock');
    expect(first('pressure-very-high')).toBe('Hypertensive emergency');
  });
});
