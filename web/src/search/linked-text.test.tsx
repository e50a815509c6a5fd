import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announceSessionEnd } from '../device/session-end.ts';
import { storageKeys } from '../product.ts';
import { stubApi } from '../test/stub-api.ts';
import { LinkedText } from './linked-text.tsx';
import { NextPages } from './next-pages.tsx';
import { keepSearchData } from './search-data.ts';

const entry = (type: string, title: string, route: string) => ({
  ...{ id: route, type, title, route },
  ...{ description: '', names: [], terms: [] },
});
const data = {
  entries: [
    entry('medication', 'Adrenaline', '/medications/1'),
    entry('algorithm', 'Anaphylaxis', '/algorithms/9'),
  ],
  otherDrugs: [],
};

const keepData = () => localStorage.setItem(storageKeys.searchData, JSON.stringify(data));

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  announceSessionEnd();
  stubApi({ 'GET /api/search/data': { body: data } });
});

describe('links to the pages that a text names', () => {
  it('come from the search data on the device', () => {
    keepData();
    const { container } = render(<LinkedText>Adrenaline 0.5 mg IM, chart Anaphylaxis</LinkedText>);
    expect(container.textContent).toBe('Adrenaline 0.5 mg IM, chart Anaphylaxis');
    expect(links()).toEqual([
      ['Adrenaline', '/medications/1'],
      ['Anaphylaxis', '/algorithms/9'],
    ]);
  });

  it('keep a number in one line', () => {
    const { container } = render(<LinkedText>1 mg of 1:10 000, or 1 250 000 units in 100 mL</LinkedText>);
    const kept = '1 mg of 1:10\u00a0000, or 1\u00a0250\u00a0000 units in 100 mL';
    expect(container.textContent).toBe(kept);
  });

  it('appear once search data is fetched, if there is none on the device', async () => {
    render(<LinkedText>Adrenaline</LinkedText>);
    await screen.findByRole('link', { name: 'Adrenaline' });
  });

  it('leave out the page that is open', () => {
    keepData();
    window.history.replaceState(null, '', '/algorithms/9');
    render(<LinkedText>Adrenaline, chart Anaphylaxis</LinkedText>);
    expect(links()).toEqual([['Adrenaline', '/medications/1']]);
  });

  it('follow from a result, by their titles or numbers, without a call', async () => {
    const calls = stubApi({});
    const pages = [{ chart: 9 }, { drug: 1 }, { tool: 'map' }, { chart: 9 }];
    const { rerender } = render(<NextPages pages={pages} />);
    expect(links()).toEqual([
      ['Chart 9', '/algorithms/9'],
      ['Drug 1', '/medications/1'],
      ['Tool: Mean Arterial Pressure (MAP)', '/calculator/map'],
    ]);
    keepData();
    rerender(<NextPages pages={[]} />);
    rerender(<NextPages pages={pages} />);
    await screen.findByRole('link', { name: 'Chart: Anaphylaxis' });
    expect(links().slice(0, 2)).toEqual([
      ['Chart: Anaphylaxis', '/algorithms/9'],
      ['Drug: Adrenaline', '/medications/1'],
    ]);
    expect(calls).toEqual([]);
  });

  it('name the pages once search data arrives while the result is shown', async () => {
    render(<NextPages pages={[{ drug: 1 }]} />);
    expect(links()).toEqual([['Drug 1', '/medications/1']]);
    await act(keepSearchData);
    expect(links()).toEqual([['Drug: Adrenaline', '/medications/1']]);
  });
});
