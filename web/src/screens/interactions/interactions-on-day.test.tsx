import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { roleHolder } from '../../test/desk.ts';
import { stubApi } from '../../test/stub-api.ts';
import { InteractionsScreen } from './interactions-screen.tsx';

it('shows the interactions of another day to somebody with a role, and finds them by a drug', async () => {
  const row = (a: string, b: string) => ({
    ...{ a: [a], b: [b], severity: 'major', effect: 'Bleeding', action: `Avoid ${a}.` },
    ...{ source: 'insert', basis: 'seen' },
  });
  const sources = [{ key: 'insert', title: 'Package insert', edition: '2020', read: 'full', for: 'all' }];
  const page = { sources, rows: [row('Warfarin', 'Aspirin'), row('Digoxin', 'Amiodarone')], notes: [] };
  window.history.replaceState(null, '', '/interactions?at=2026-11-21');
  stubApi({
    'GET /api/roles/mine': { body: roleHolder },
    'GET /api/review/on-day?readers=%2Finteractions&at=2026-11-21': { body: { page } },
    'GET /api/ai/knowledge': 'network failure',
    'GET /api/search/data': 'network failure',
    'GET /api/medications': 'network failure',
  });
  render(<InteractionsScreen title="Interactions" />);
  expect(await screen.findByText('Warfarin with Aspirin')).toBeDefined();
  expect(screen.getByRole('note').textContent).toContain("This is not today's page.");
  fireEvent.change(screen.getByLabelText('Drug or class'), { target: { value: 'digo' } });
  expect(screen.queryByText('Warfarin with Aspirin')).toBeNull();
  expect(screen.getByText('Major. Avoid Digoxin.')).toBeDefined();
  expect(screen.getByText('Source: Package insert')).toBeDefined();
});
