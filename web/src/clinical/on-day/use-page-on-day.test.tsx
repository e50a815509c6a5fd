import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { roleHolder } from '../../test/desk.ts';
import { type ApiAnswer, type ApiCall, stubApi } from '../../test/stub-api.ts';
import { useDay } from './use-day.ts';
import { usePageOnDay } from './use-page-on-day.tsx';

const path = 'GET /api/review/on-day?readers=%2Fmedications%2F3&at=2026-11-21';

/** Stands for the page of a drug: its name on that day, or today's. */
function Page() {
  const day = useDay() ?? '';
  const { page, banner } = usePageOnDay('/medications/3', day, (answer) =>
    answer instanceof Object && 'name' in answer ? String(answer.name) : undefined,
  );
  return (
    <>
      <h1>{page ?? 'Adrenaline of today'}</h1>
      {banner}
    </>
  );
}

function open(answers: Record<string, ApiAnswer>): ApiCall[] {
  window.history.replaceState(null, '', '/medications/3?at=2026-11-21');
  const calls = stubApi({ 'GET /api/roles/mine': { body: roleHolder }, ...answers });
  render(<Page />);
  return calls;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a page as it was on a day', () => {
  it('is shown to somebody with a role, under a banner with a way back to today', async () => {
    open({ [path]: { body: { page: { name: 'Adrenaline then' } } } });
    expect(await screen.findByRole('heading', { name: 'Adrenaline then' })).toBeDefined();
    expect(screen.getByRole('note').textContent).toContain(
      "This is not today's page. It is what readers saw at the end of 21 Nov 2026.",
    );
    expect(screen.getByRole('link', { name: 'Back to today' }).getAttribute('href')).toBe('/medications/3');
  });

  it.each<[string, Record<string, ApiAnswer>, RegExp]>([
    [
      'to somebody without a role',
      { 'GET /api/roles/mine': { body: { ...roleHolder, roles: [] } } },
      /Only reviewers, editors and administrators can open the page of 21 Nov 2026/,
    ],
    [
      'without a code of the second factor',
      {
        'GET /api/roles/mine': {
          body: { ...roleHolder, secondFactor: { ...roleHolder.secondFactor, freshUntil: null } },
        },
      },
      /enter a code of your authenticator app in Settings first/,
    ],
    [
      'for a day before the page was there',
      { [path]: { status: 404, body: { message: 'Oryx did not have this page on that day.' } } },
      /Oryx did not have this page on that day/,
    ],
    ['if it cannot be understood', { [path]: { body: { page: 7 } } }, /could not be read/],
  ])("is today's page %s, with a line why", async (_, answers, why) => {
    open(answers);
    expect((await screen.findByText(why)).textContent).toMatch(/^This is today's page\./);
    expect(screen.getByRole('heading', { name: 'Adrenaline of today' })).toBeDefined();
  });
});
