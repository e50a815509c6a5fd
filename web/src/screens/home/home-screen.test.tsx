import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { storeSession } from '../../session/stored-session.ts';
import { maria } from '../../test/maria.ts';
import { type ApiAnswer, stubApi } from '../../test/stub-api.ts';
import { HomeScreen } from './home-screen.tsx';

function open(answers: Record<string, ApiAnswer> = {}) {
  storeSession(maria);
  stubApi({ 'GET /api/auth/user': { body: maria }, ...answers });
  render(
    <SessionProvider>
      <HomeScreen title="Home" />
    </SessionProvider>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('home', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date('2026-06-01T11:59:58.400'));
  });

  it('HOME-01 HOME-02 HOME-03 greets by name, updates the time, and changes the greeting with the hour', () => {
    open();
    expect(heading()).toBe('Good morning, Maria');
    expect(screen.getByText('11:59:58')).toBeDefined();
    expect(screen.getByText(/^Monday,? 1 June 2026$/)).toBeDefined();
    act(() => vi.advanceTimersByTime(600));
    expect(screen.getByText('11:59:59')).toBeDefined();
    expect(heading()).toBe('Good morning, Maria');
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByText('12:00:00')).toBeDefined();
    expect(heading()).toBe('Good afternoon, Maria');
  });

  it('HOME-05 HOME-06 HOME-07 shows the six sections with their texts and targets', () => {
    open();
    const cards = within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('link');
    expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      ['Emergency Algorithms11 Protocols', '/algorithms'],
      ['Medications42 Drugs', '/medications'],
      ['Clinical Tools13 Tools', '/clinical-tools'],
      ['Remi AI Assistant24/7', '/ai-assistant'],
      ['Paed-CalPaediatric Ref', '/pediatrics'],
      ['Education5 Courses', '/continuing-education'],
    ]);
  });

  it('HOME-04 has the search box', () => {
    open();
    expect(within(screen.getByRole('search')).getByRole('combobox')).toBeDefined();
  });

  it('HOME-08 shows Platform Stats', () => {
    open();
    const stats = within(screen.getByRole('region', { name: 'Platform Stats' }));
    const read = (role: string) => stats.getAllByRole(role).map(({ textContent }) => textContent);
    expect(read('term')).toEqual(['Algorithms', 'Medications', 'Clinical Tools', 'CE Courses']);
    expect(read('definition')).toEqual(['43', '42', '40+', '5']);
  });

  it('HOME-09 HOME-10 HOME-11 shows four featured tools, two of them popular', () => {
    open();
    const tools = within(screen.getByRole('list', { name: 'Featured Tools' })).getAllByRole('link');
    expect(tools.map((tool) => [tool.textContent, tool.getAttribute('href')])).toEqual([
      ['Burns Calculator', '/calculator/burns'],
      ['NEWS CalculatorPopular', '/calculator/news'],
      ['GCS CalculatorPopular', '/calculator/gcs'],
      ['Wells DVT Score', '/calculator/wells-dvt'],
    ]);
  });
});

describe('home without updates', () => {
  it.each<[string, ApiAnswer]>([
    ['there are none', { body: [] }],
    ['the call fails', { status: 500 }],
  ])('HOME-17 ERR-07 says that there are no updates if %s, and the rest of home works', async (_, answer) => {
    queryClient.clear();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ 'GET /api/system-updates?limit=3': answer });
    await screen.findByText('No recent updates available');
    expect(within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('link')).toHaveLength(6);
    fireEvent.focus(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
  });
});
