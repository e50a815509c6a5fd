import type { SystemUpdate } from '@oryx/contract';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { type ApiAnswer, stubApi } from '../../test/stub-api.ts';
import { RecentUpdatesCard } from './recent-updates-card.tsx';
import { updatesOptions } from './updates-options.ts';

const call = 'GET /api/system-updates?limit=3';
const dayMs = 86_400_000;

function update(id: string, daysAgo: number, type: SystemUpdate['type'] = 'new'): SystemUpdate {
  const createdAt = new Date(Date.now() - daysAgo * dayMs).toISOString();
  return { id, title: `Title ${id}`, description: `Text ${id}`, type, category: `Category ${id}`, createdAt };
}

function open(answer: ApiAnswer) {
  const calls = stubApi({ [call]: answer });
  render(<RecentUpdatesCard />);
  return calls;
}

const card = () => within(screen.getByRole('region', { name: 'Recent Updates' }));

beforeEach(() => queryClient.clear());

describe('recent updates', () => {
  it('HOME-12 HOME-13 shows the two newest of three, with every field of each', async () => {
    open({ body: [update('b', 1), update('c', 15), update('a', 0)] });
    expect(card().getByRole('status').textContent).toBe('Loading updates...');
    const items = await card().findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Title aText aNewCategory aToday',
      'Title bText bNewCategory bYesterday',
    ]);
  });

  it.each([
    ['new', 'New'],
    ['update', 'Update'],
    ['improvement', 'Improvement'],
    ['fix', 'Fix'],
    ['other', 'Other'],
  ] as const)('HOME-16 shows the type %s', async (type, label) => {
    open({ body: [update('a', 0, type)] });
    expect(await card().findByText(label)).toBeDefined();
  });

  it.each<[string, ApiAnswer]>([
    ['there are none', { body: [] }],
    ['the call fails', { status: 500 }],
    ['there is no connection', 'network failure'],
    ['the answer has no update', { body: [{}] }],
    ['the answer is no list', { body: {} }],
  ])('HOME-17 ERR-01 ERR-07 says that there are no updates if %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open(answer);
    expect(await card().findByText('No recent updates available')).toBeDefined();
  });

  it('ERR-01 fails with the message Failed to fetch updates', async () => {
    stubApi({ [call]: { status: 500 } });
    await expect(queryClient.fetchQuery(updatesOptions)).rejects.toThrow(/^Failed to fetch updates$/);
  });

  it('CONST-02 API-14 keeps an answer fresh for 5 minutes, and cached for 10 minutes after its last use', () => {
    expect(updatesOptions).toMatchObject({ staleTime: 5 * 60_000, gcTime: 10 * 60_000 });
  });
});
