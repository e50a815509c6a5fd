import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../product.ts';
import { stubApi } from '../test/stub-api.ts';
import { LinkedText } from './linked-text.tsx';
import { NextPages } from './next-pages.tsx';

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

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  stubApi({ 'GET /api/search/data': { body: data } });
});

describe('links to the pages that a text names', () => {
  it('come from the search data on the device', () => {
    localStorage.setItem(storageKeys.searchData, JSON.stringify(data));
    const { container } = render(<LinkedText>Adrenaline 0.5 mg IM, chart Anaphylaxis</LinkedText>);
    expect(container.textContent).toBe('Adrenaline 0.5 mg IM, chart Anaphylaxis');
    expect(links()).toEqual([
      ['Adrenaline', '/medications/1'],
      ['Anaphylaxis', '/algorithms/9'],
    ]);
  });

  it('leave out the page that is open', () => {
    window.history.replaceState(null, '', '/algorithms/9');
    render(<LinkedText>Adrenaline, chart Anaphylaxis</LinkedText>);
    expect(links()).toEqual([['Adrenaline', '/medications/1']]);
  });

  it('follow from a result, with their titles', () => {
    render(<NextPages pages={[{ chart: 9 }, { drug: 1 }, { tool: 'news' }, { chart: 9 }]} />);
    expect(links()).toEqual([
      ['Chart: Anaphylaxis', '/algorithms/9'],
      ['Drug: Adrenaline', '/medications/1'],
      ['Tool', '/calculator/news'],
    ]);
  });
});
