import type { MyPage } from '@oryx/contract';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pinnedPaths, tilePaths } from '../../clinical/my-pages/my-pages.ts';
import {
  currentPages,
  keepTitles,
  noteOpened,
  setPinned,
  setTile,
  takeAccount,
} from '../../clinical/my-pages/my-pages-store.ts';
import { clearPatient, setPatient } from '../../clinical/patient/patient-store.ts';
import { stubApi } from '../../test/stub-api.ts';
import { MyHome } from './my-home.tsx';

const open = () => render(<MyHome />);
const linksIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const tiles = () =>
  within(screen.getByRole('navigation', { name: 'Emergencies' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** An entry as another device has sent it to the account. */
const fromAccount = (list: MyPage['list'], path: string): MyPage => ({
  ...{ list, path, rank: 0, isRemoved: false },
  changedAt: '2026-06-01T08:00:00.000Z',
});

it('opens each of four emergencies with one tap, and starts the clock of those that have one', () => {
  open();
  expect(tiles()).toEqual([
    ['Arrest', '/arrest/adult#start'],
    ['Child', '/pediatrics'],
    ['Anaphylaxis', '/arrest/anaphylaxis#start'],
    ['Fitting', '/arrest/fit#start'],
  ]);
});

it('says how to pin a page while none is pinned, and shows no list of what was used', () => {
  open();
  screen.getByText('Tap the star of a tool, chart or drug to keep it here.');
  expect(screen.queryByRole('heading', { name: 'Last used' })).toBeNull();
});

it('has the pinned pages in order, and what was used last and stands nowhere above', () => {
  setPinned('/calculator/news', 'NEWS', true);
  setPinned('/medications/1', 'Adrenaline', true);
  for (const path of ['/calculator/gcs', '/calculator/news', '/pediatrics']) noteOpened(path);
  keepTitles(
    new Map([
      ['/calculator/news', 'NEWS'],
      ['/medications/1', 'Adrenaline'],
      ['/calculator/gcs', 'GCS'],
    ]),
  );
  open();
  expect(linksIn('Pinned')).toEqual([
    ['NEWS', '/calculator/news'],
    ['Adrenaline', '/medications/1'],
  ]);
  expect(linksIn('Last used')).toEqual([['GCS', '/calculator/gcs']]);
});

it('shows the patient in hand only while there is one', () => {
  open();
  expect(screen.queryByRole('region', { name: 'Patient in hand' })).toBeNull();
  act(() => setPatient({ weight: 14 }));
  within(screen.getByRole('region', { name: 'Patient in hand' })).getByText('14 kg');
  act(clearPatient);
});

it('shows what another device has changed at the next visit, so that no tile changes under a finger', () => {
  setPinned('/calculator/news', 'NEWS', true);
  open();
  const before = tiles();
  act(() => {
    takeAccount([], [fromAccount('emergency', '/algorithms/14'), fromAccount('pinned', '/calculator/gcs')]);
    keepTitles(
      new Map([
        ['/calculator/news', 'NEWS'],
        ['/calculator/gcs', 'GCS'],
        ['/algorithms/14', 'Snakebite'],
      ]),
    );
  });
  expect(tiles()).toEqual(before);
  expect(linksIn('Pinned')).toHaveLength(1);
  cleanup();
  open();
  expect(tiles()[0]).toEqual(['Snakebite', '/algorithms/14']);
  expect(linksIn('Pinned')).toHaveLength(2);
});

it('offers what the account brings to a new device, and shows it on request', () => {
  open();
  act(() => {
    takeAccount([], [fromAccount('pinned', '/calculator/gcs')]);
    keepTitles(new Map([['/calculator/gcs', 'GCS']]));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show the pages you have pinned' }));
  expect(linksIn('Pinned')).toEqual([['GCS', '/calculator/gcs']]);
});

it('shows at once what the user pins and takes off on this screen', () => {
  setPinned('/calculator/news', 'NEWS', true);
  open();
  act(() => void setPinned('/calculator/gcs', 'GCS', true));
  act(() => void setPinned('/calculator/news', 'NEWS', false));
  expect(linksIn('Pinned')).toEqual([['GCS', '/calculator/gcs']]);
});

it('leaves out a page that Oryx does not have', () => {
  for (const path of ['/calculator/news', '/calculator/gone']) setPinned(path, path, true);
  setTile(0, '/calculator/gone', 'Gone');
  keepTitles(new Map([['/calculator/news', 'NEWS']]));
  open();
  expect(linksIn('Pinned')).toEqual([['NEWS', '/calculator/news']]);
  expect(tiles()[0]).toEqual(['Arrest', '/arrest/adult#start']);
});

it('fetches the titles of pages that this device does not know', async () => {
  const entry = { id: 'gcs', type: 'calculator', title: 'GCS', description: '', names: [], terms: [] };
  const data = { entries: [{ ...entry, route: '/calculator/gcs' }], otherDrugs: [] };
  stubApi({ 'GET /api/search/data': { body: data } });
  takeAccount([], [fromAccount('pinned', '/calculator/gcs')]);
  open();
  expect(await screen.findByRole('button', { name: 'Show the pages you have pinned' })).toBeDefined();
});

it('orders, takes out and changes by buttons that keep the focus', async () => {
  for (const [path, title] of [
    ['/calculator/news', 'NEWS'],
    ['/calculator/gcs', 'GCS'],
    ['/medications/19', 'Midazolam'],
  ] as const)
    setPinned(path, title, true);
  noteOpened('/calculator/gcs');
  open();
  fireEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  const hidden = { hidden: true };
  const down = await screen.findByRole('button', { name: 'Move NEWS down', ...hidden });
  fireEvent.click(down);
  expect(document.activeElement).toBe(down);
  fireEvent.click(down);
  expect(pinnedPaths(currentPages())).toEqual(['/calculator/gcs', '/medications/19', '/calculator/news']);
  expect(down.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(down);
  fireEvent.click(screen.getByRole('button', { name: 'Take GCS out', ...hidden }));
  expect(pinnedPaths(currentPages())).toEqual(['/medications/19', '/calculator/news']);
  const first = screen.getByRole('combobox', { name: 'First emergency', ...hidden });
  fireEvent.change(first, { target: { value: '/medications/19' } });
  expect(tilePaths(currentPages())[0]).toBe('/medications/19');
  fireEvent.click(screen.getByRole('button', { name: 'Done', ...hidden }));
  expect(tiles()[0]).toEqual(['Midazolam', '/medications/19']);
  expect(linksIn('Pinned')[0]).toEqual(['Midazolam', '/medications/19']);
});
