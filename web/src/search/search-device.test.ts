import type { SearchData } from '@oryx/contract';
import { expect, it, vi } from 'vitest';
import { announceSessionEnd } from '../device/session-end.ts';
import { searchDevice } from './search-device.ts';

const glucose = {
  id: 'medication-1',
  type: 'medication',
  title: 'Glucose',
  description: '',
  route: '/medications/1',
} as const;
const data: SearchData = {
  entries: [{ ...glucose, names: ['Dextrose'], terms: [] }],
  otherDrugs: [],
  concepts: [],
};

it('lets key strokes and paints have their turn while the search is built', async () => {
  announceSessionEnd();
  localStorage.setItem('oryx-search-data', JSON.stringify(data));
  let time = 0;
  // Each step of the work takes longer than a slice.
  vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 20;
    return time;
  });
  let hasPainted = false;
  setTimeout(() => {
    hasPainted = true;
  });
  const results = await searchDevice('dextrose');
  expect(results).toMatchObject([{ title: 'Glucose' }]);
  expect(hasPainted).toBe(true);
});

it('rejects if nothing is stored', async () => {
  announceSessionEnd();
  localStorage.clear();
  await expect(searchDevice('dextrose')).rejects.toThrow('Search failed');
});
