import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CpdNotice, cpdDue } from './cpd-notice.tsx';

const now = new Date(2026, 10, 23, 9);
const keep = (cpdEntries: readonly object[]) =>
  localStorage.setItem('oryx-education', JSON.stringify({ userId: 'u1', cpdEntries }));

beforeEach(() => {
  keep([{ activity: 'Seminar', date: '2026-03-01', ceus: 5, type: 'Ethics' }]);
});

it('warns the user of a kept ledger, and nobody else', () => {
  // 5 of the 30 CEUs of a year.
  expect(cpdDue('u1', now)).toContain('Missing today: 25 CEUs');
  expect(cpdDue('u2', now)).toBeUndefined();
  keep([]);
  expect(cpdDue('u1', now)).toBeUndefined();
});

it('stays away for a week once it is closed', () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const onClose = vi.fn();
  render(<CpdNotice warning="CPD, last 12 months." onClose={onClose} />);
  expect(screen.getByRole('link', { name: 'Open the ledger' }).getAttribute('href')).toBe(
    '/continuing-education',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(cpdDue('u1', new Date(2026, 10, 29, 9))).toBeUndefined();
  expect(cpdDue('u1', new Date(2026, 10, 30, 9))).toContain('25 CEUs');
});
