import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { announceSessionEnd } from '../../device/session-end.ts';
import { type ApiAnswer, stubApi } from '../../test/stub-api.ts';
import { ComplaintsScreen } from './complaints-screen.tsx';

const cause = (name: string, more: object = {}) => ({
  cause: name,
  pointers: [`Sign of ${name}`],
  see: ['algorithm/10'],
  source: 'book',
  basis: 'seen',
  ...more,
});
const complaint = (id: string, name: string, more: object = {}) => ({
  id,
  complaint: name,
  names: [],
  ask: ['Since when?'],
  causes: [cause('First'), cause('Second', { basis: 'general' }), cause('Third')],
  ...more,
});
const knowledge = (...rows: unknown[]) => ({
  complaints: {
    sources: [{ key: 'book', title: 'A book', edition: '2020', read: 'excerpt', for: 'all' }],
    rows,
  },
});

beforeEach(() => {
  announceSessionEnd();
  queryClient.clear();
});

function open(answer: ApiAnswer, id?: string) {
  const entry = { id: '10', type: 'algorithm', title: 'Heart', route: '/algorithms/10', description: '' };
  stubApi({
    'GET /api/ai/knowledge': answer,
    'GET /api/search/data': { body: { entries: [{ ...entry, names: [], terms: [] }], otherDrugs: [] } },
  });
  render(<ComplaintsScreen title="Presenting Complaints" id={id} />);
}

describe('the complaints', () => {
  it('are listed from A to Z, each with a link to its page', async () => {
    open({ body: knowledge(complaint('rash', 'Rash'), complaint('cough', 'cough')) });
    const list = await screen.findByRole('list', { name: 'Complaints' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['cough', '/complaints/cough'],
      ['Rash', '/complaints/rash'],
    ]);
  });

  it('say who has reviewed a complaint, and mark those that wait once one is reviewed', async () => {
    const review = { status: 'reviewed', by: 'Dr A, Dr B', on: '2026-11-20', until: '2028-01-01' };
    const body = knowledge(complaint('rash', 'Rash', { review }), complaint('cough', 'Cough'));
    open({ body });
    const rows = within(await screen.findByRole('list', { name: 'Complaints' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['CoughAwaiting clinical review', 'Rash']);
    expect(screen.getAllByText('Awaiting clinical review')).toHaveLength(1);
    cleanup();
    open({ body }, 'rash');
    await screen.findByText('Reviewed by Dr A, Dr B, 2026-11-20');
    expect(screen.queryByText(/Awaiting clinical review/)).toBeNull();
  });

  it('show what to ask, and the causes in the stored order with pointers, pages, source and mark', async () => {
    open({ body: knowledge(complaint('rash', 'Rash')) }, 'rash');
    await screen.findByRole('heading', { level: 1, name: 'Rash' });
    screen.getByText('Since when?');
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
    screen.getByText('Sign of First');
    expect(screen.getAllByRole('link', { name: 'Source 1: A book, 2020' })).toHaveLength(3);
    expect(screen.getAllByText('Awaiting clinical review')).toHaveLength(1);
    const link = within(screen.getByRole('navigation', { name: 'Pages on First' })).getByRole('link');
    expect(link.getAttribute('href')).toBe('/algorithms/10');
  });

  it('show what can be understood of an older or a newer answer', async () => {
    open(
      {
        body: knowledge('no row', {
          ...complaint('rash', 'Rash', { names: undefined }),
          causes: [{ cause: 'Only', pointers: ['Sign'], see: ['page/1', 'calculator/gcs'], when: ['news'] }],
        }),
      },
      'rash',
    );
    await screen.findByRole('heading', { level: 3, name: 'Only' });
    screen.getByText('Awaiting clinical review');
    expect(screen.getByRole('navigation', { name: 'Pages on Only' }).querySelectorAll('a')).toHaveLength(1);
  });

  it('get the list for an unknown complaint, and a word where there are none', async () => {
    open({ body: knowledge() }, 'unknown');
    await screen.findByText('No Complaints Found');
    screen.getByRole('heading', { level: 1, name: 'Presenting Complaints' });
  });

  it('offer to try again if they cannot be loaded', async () => {
    open({ status: 500, body: {} });
    await screen.findByText('Unable to Load Complaints');
    screen.getByRole('button', { name: 'Try again' });
  });
});
