import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store.ts';
import type { CpdEntry } from './cpd/cpd-entry.ts';
import { readKept } from './education-data.ts';
import { useEducationData } from './use-education-data.ts';

const key = 'oryx-education';
const acls = { name: 'ACLS', organization: 'AHA', status: 'active' };
const useMine = () => useEducationData('u1');
type Hook = ReturnType<typeof renderHook<ReturnType<typeof useMine>, unknown>>;

const chooseSupplementary = ({ result }: Hook) =>
  act(() => result.current.change((data) => ({ ...data, register: 'supplementary' })));

/** What the browser does in this tab when another one changes what is stored. */
const tellOtherTab = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

const seminar: CpdEntry = {
  id: '1',
  activity: 'Seminar',
  provider: '',
  date: '2026-03-01',
  ceus: 2,
  type: 'General',
  level: '',
  certificate: '',
};

const addSeminar = ({ result }: Hook) =>
  act(() => result.current.change((data) => ({ ...data, cpdEntries: [seminar] })));

const addCertification = ({ result }: Hook) =>
  act(() =>
    result.current.change((data) => {
      const read = readKept({ userId: 'u1', certifications: [acls] }, 'u1');
      return { ...data, certifications: read?.certifications ?? [] };
    }),
  );

it('the hook keeps the ledger on the device by default, and stores nothing before there is something', () => {
  const hook = renderHook(useMine);
  expect(localStorage.getItem(key)).toBeNull();
  addSeminar(hook);
  expect(localStorage.getItem(key)).toContain('Seminar');
  expect(renderHook(useMine).result.current.data.cpdEntries).toHaveLength(1);
  act(() => hook.result.current.setKept('ledger', false));
  expect(localStorage.getItem(key)).not.toContain('Seminar');
  expect(hook.result.current.data.cpdEntries).toHaveLength(1);
  // Off stays off.
  expect(renderHook(useMine).result.current.kept.ledger).toBe(false);
});

it('CE-19 the hook stores no certification until the user asks for it, and removes it on request', () => {
  const hook = renderHook(useMine);
  addCertification(hook);
  expect(localStorage.getItem(key)).toBeNull();
  act(() => hook.result.current.setKept('certifications', true));
  expect(localStorage.getItem(key)).toContain('ACLS');
  act(() => hook.result.current.setKept('certifications', false));
  expect(localStorage.getItem(key)).toBeNull();
  expect(hook.result.current.data.certifications).toHaveLength(1);
});

it('CE-19 the hook follows another tab, and never writes back what was removed there', () => {
  const hook = renderHook(useMine);
  chooseSupplementary(hook);
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('supplementary', 'professional'));
  tellOtherTab();
  expect(hook.result.current.data.register).toBe('professional');
  localStorage.removeItem(key);
  tellOtherTab();
  expect(hook.result.current.kept.ledger).toBe(false);
  chooseSupplementary(hook);
  expect(localStorage.getItem(key)).toBeNull();
});

it('CE-19 the hook says that the device does not store the data', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const hook = renderHook(useMine);
  chooseSupplementary(hook);
  expect(hook.result.current.kept.ledger).toBe(false);
  expect(currentToast()?.title).toBe('Not kept on this device');
});
