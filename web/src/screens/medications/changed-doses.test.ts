import { expect, it } from 'vitest';
import { dose, fixed, strength } from '../../test/medication.ts';
import { changedDoses } from './changed-doses.ts';

type Given = Parameters<typeof changedDoses>[0];
const page = (changes: Partial<Given>) =>
  ({ doses: [], concentrations: [], limits: [], ...changes }) as unknown as Given;
const adult = () => dose({ concentration: '1' });
const child = () => dose({ patient: 'child', amount: fixed(5, 5, 'mg'), concentration: '2' });
const limit = { topics: ['Pain'], amount: 20 };
const before = page({ doses: [adult(), child()], concentrations: [strength(), strength({ key: '2' })] });

it('finds no changed dose on a page that says the same in another order', () => {
  const now = page({ ...before, doses: [child(), adult()] });
  expect(changedDoses(before, now).size).toBe(0);
});

it.each<[string, Partial<Given>, readonly number[]]>([
  ['amount', { doses: [dose({ concentration: '1', amount: fixed(1, 1, 'mg') }), child()] }, [0]],
  ['strength', { concentrations: [strength(), strength({ key: '2', amount: 5 })] }, [1]],
  ['limit', { limits: [limit] as unknown as Given['limits'] }, [0, 1]],
  ['dose more', { doses: [adult(), child(), dose({ topic: 'Fits' })] }, [2]],
])('finds the doses with another %s', (_, changes, places) => {
  const now = page({ ...before, ...changes });
  expect([...changedDoses(before, now)].map((each) => now.doses.indexOf(each))).toEqual(places);
});
