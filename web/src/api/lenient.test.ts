import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pause } from '../device/pause.ts';
import { lenient, numbered, readInSteps, rowsOf, text, textOr, unnumbered } from './lenient.ts';

describe('rowsOf', () => {
  const rows = rowsOf(z.object({ id: z.number() }));

  it('keeps the rows that fit, in their order', () => {
    expect(rows.parse([{ id: 2 }, null, { id: '3' }, 'x', {}, { id: 1 }])).toEqual([{ id: 2 }, { id: 1 }]);
  });

  it.each([undefined, null, 'x', 7, {}, { id: 1 }])('returns no rows for %j, which is no list', (answer) => {
    expect(rows.parse(answer)).toEqual([]);
  });

  it('leaves out fields that the schema of a row does not name', () => {
    expect(rows.parse([{ id: 1, colour: 'red' }])).toEqual([{ id: 1 }]);
  });
});

describe('lenient', () => {
  const answer = lenient(
    z.object({
      name: z.string(),
      note: z.optional(z.string()),
      route: z.nullable(z.string()),
      doses: z.array(z.number()),
      names: z.optional(z.array(z.string())),
      unit: textOr('mg'),
    }),
  );
  const whole = { name: 'Adrenaline', note: 'IV', route: '/1', doses: [1], names: ['Epi'], unit: 'mL' };

  it('returns an object that fits, without fields that the schema does not name', () => {
    expect(answer.parse({ ...whole, colour: 'red' })).toEqual(whole);
  });

  it('leaves out an optional field that does not fit', () => {
    const { note, ...rest } = whole;
    expect(answer.parse({ ...whole, note: 7 })).toEqual(rest);
  });

  it('returns null for a nullable field that does not fit', () => {
    expect(answer.parse({ ...whole, route: 7 })).toEqual({ ...whole, route: null });
  });

  it.each([
    ['the elements that fit', [1, '2', null, 3], [1, 3]],
    ['no element where none fits', ['1'], []],
    ['a single value as a list of one', 4, [4]],
    ['no element for a value that does not fit', 'x', []],
    ['no element for a list that is missing', undefined, []],
  ])('keeps of a list %s', (_, doses, kept) => {
    expect(answer.parse({ ...whole, doses })).toEqual({ ...whole, doses: kept });
  });

  it('keeps the elements that fit of a list that may be left out', () => {
    expect(answer.parse({ ...whole, names: ['Epi', 7] })).toEqual(whole);
    expect(answer.parse({ ...whole, names: 'Epi' })).toEqual(whole);
  });

  it('returns the substitute text where a text does not fit', () => {
    expect(answer.parse({ ...whole, unit: 7 })).toEqual({ ...whole, unit: 'mg' });
  });

  it('mends each field on its own', () => {
    expect(answer.parse({ name: 'Adrenaline', note: [], route: 0, doses: [1, {}], unit: ' ' })).toEqual({
      name: 'Adrenaline',
      route: null,
      doses: [1],
      unit: 'mg',
    });
  });

  it.each([{}, { ...whole, name: 7 }, { ...whole, name: null }])(
    'rejects %j, because a required field is missing or does not fit',
    (broken) => {
      expect(answer.safeParse(broken).success).toBe(false);
    },
  );

  it.each([[undefined], [null], ['x'], [7], [[]]])('rejects %j, which is no object', (broken) => {
    expect(answer.safeParse(broken).success).toBe(false);
  });

  it('drops an object that it rejects from a list of rows', () => {
    expect(rowsOf(answer).parse([{ ...whole, name: 7 }, whole])).toEqual([whole]);
  });
});

describe('text', () => {
  it.each(['', '  ', '\n', 7, null, undefined])('rejects %j', (value) => {
    expect(text.safeParse(value).success).toBe(false);
  });

  it('returns a text as it came', () => {
    expect(text.parse(' IV ')).toBe(' IV ');
  });
});

describe('textOr', () => {
  it.each(['', '  ', 7, null, undefined])('returns the substitute for %j', (value) => {
    expect(textOr('N/A').parse(value)).toBe('N/A');
  });

  it('returns a text as it came', () => {
    expect(textOr('N/A').parse('IV')).toBe('IV');
  });
});

describe('numbered', () => {
  it('gives each row without a number a number of its own below zero, and keeps the others', () => {
    const rows = [{ id: 5 }, { id: unnumbered }, { id: 7 }, { id: unnumbered }];
    const ids = numbered(rows).map(({ id }) => id);
    expect([ids[0], ids[2]]).toEqual([5, 7]);
    expect(ids[1]).toBeLessThan(0);
    expect(ids[3]).toBeLessThan(0);
    expect(ids[1]).not.toBe(ids[3]);
  });
});

describe('a list that is read in steps', () => {
  const row = z.object({ id: z.number() });

  it('keeps the rows that fit, in their order, and is empty where there is no list', async () => {
    expect(await readInSteps(row, [{ id: 2 }, { id: 'x' }, null, { id: 1 }])).toEqual([{ id: 2 }, { id: 1 }]);
    expect(await readInSteps(row, { id: 1 })).toEqual([]);
  });

  it('gives way after each row', async () => {
    const seen: string[] = [];
    const noted = z.pipe(
      row,
      z.transform(({ id }) => seen.push(`row ${id}`)),
    );
    void pause().then(() => seen.push('a tap'));
    await readInSteps(noted, [{ id: 1 }, { id: 2 }]);
    expect(seen).toEqual(['row 1', 'a tap', 'row 2']);
  });
});
