import type { Correction } from '@oryx/contract/corrections';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { correctionsOptions, dueCorrections } from '../clinical/corrections.ts';
import { setPinned } from '../clinical/my-pages/my-pages-store.ts';
import { storeSession } from '../session/stored-session.ts';
import { maria } from '../test/maria.ts';
import { stubApi } from '../test/stub-api.ts';
import { CriticalCorrection } from './critical-correction.tsx';

const correction: Correction = {
  id: 'adrenaline',
  title: 'Adrenaline',
  path: '/medications/19',
  before: '10 mg',
  after: '1 mg',
  why: 'A slip of the pen.',
  isCritical: true,
  at: '2026-11-22T10:00:00Z',
};
const reader = { paths: new Set([correction.path]), since: '2026-03-01T00:00:00Z', told: new Set<string>() };
const idsOf = (all: readonly Correction[], changes = {}) =>
  dueCorrections(all, { ...reader, ...changes }).map(({ id }) => id);

describe('the corrections for a user', () => {
  it('are those of pages that the user has used, made since the account was opened, and not yet tapped', () => {
    expect(idsOf([correction])).toEqual(['adrenaline']);
    expect(idsOf([{ ...correction, path: '/medications/20' }])).toEqual([]);
    expect(idsOf([correction], { since: '2026-11-22T10:00:01Z' })).toEqual([]);
    expect(idsOf([correction], { told: new Set(['adrenaline']) })).toEqual([]);
  });

  it('are also those of a chart whose clock the user has used, and of the warnings of Remi, which answers everybody', () => {
    const chart = { ...correction, path: '/algorithms/3' };
    expect(idsOf([chart])).toEqual([]);
    expect(idsOf([chart], { paths: new Set(['/arrest/adult']) })).toEqual(['adrenaline']);
    expect(idsOf([chart], { paths: new Set(['/arrest/child']) })).toEqual([]);
    expect(idsOf([{ ...correction, path: '/ai-assistant' }], { paths: new Set() })).toEqual(['adrenaline']);
  });

  it('come with the critical ones first, then the newest', () => {
    const at = (id: string, day: number, isCritical: boolean) => ({
      ...correction,
      ...{ id, isCritical, at: `2026-11-0${day}T10:00:00Z` },
    });
    const all = [at('a', 1, false), at('b', 2, true), at('c', 3, false), at('d', 1, true)];
    expect(idsOf(all)).toEqual(['b', 'd', 'c', 'a']);
  });
});

describe('a critical correction', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    storeSession(maria);
  });
  afterEach(() => queryClient.clear());

  it('interrupts whoever has pinned the page, until it is tapped, and not again', async () => {
    stubApi({ 'GET /api/corrections': { body: [correction] } });
    setPinned(correction.path, 'Adrenaline', true);
    const { unmount } = render(<CriticalCorrection />);
    expect(await screen.findByRole('alertdialog', { name: 'Critical correction' })).toBeDefined();
    // A number and its unit stand in one line.
    for (const text of ['10\u00a0mg', '1\u00a0mg', 'A slip of the pen.']) {
      expect(screen.getByText((_, element) => element?.textContent === text)).toBeDefined();
    }
    fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
    render(<CriticalCorrection />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('interrupts neither a resuscitation nor a chart, nor fetches anything on a calculator', async () => {
    const calls = stubApi({ 'GET /api/corrections': { body: [correction] } });
    setPinned(correction.path, 'Adrenaline', true);
    window.history.replaceState(null, '', '/calculator/news');
    const onCalculator = render(<CriticalCorrection />);
    expect(calls).toEqual([]);
    onCalculator.unmount();
    for (const path of ['/arrest', '/arrest/adult', '/algorithms/3', '/handover/1']) {
      window.history.replaceState(null, '', path);
      const treating = render(<CriticalCorrection />);
      await waitFor(() => expect(queryClient.getQueryData(correctionsOptions.queryKey)).toBeDefined());
      expect(screen.queryByRole('alertdialog')).toBeNull();
      treating.unmount();
    }
  });
});
