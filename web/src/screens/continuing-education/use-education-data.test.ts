import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store.ts';
import { useEducationData } from './use-education-data.ts';

const key = 'oryx-education';
const useMine = () => useEducationData('u1');
type Hook = ReturnType<typeof renderHook<ReturnType<typeof useMine>, unknown>>;

const chooseSupplementary = ({ result }: Hook) =>
  act(() => result.current.change((data) => ({ ...data, register: 'supplementary' })));

/** What the browser does in this tab when another one changes what is stored. */
const tellOtherTab = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

it('CE-19 the hook stores nothing until the user asks for it, and removes the data on request', () => {
  const hook = renderHook(useMine);
  chooseSupplementary(hook);
  expect(localStorage.getItem(key)).toBeNull();
  act(() => hook.result.current.setKept(true));
  expect(localStorage.getItem(key)).toContain('supplementary');
  act(() => hook.result.current.setKept(false));
  expect(localStorage.getItem(key)).toBeNull();
  expect(hook.result.current.data.register).toBe('supplementary');
});

it('CE-19 the hook follows another tab, and never writes back what was removed there', () => {
  const hook = renderHook(useMine);
  act(() => hook.result.current.setKept(true));
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('professional', 'supplementary'));
  tellOtherTab();
  expect(hook.result.current.data.register).toBe('supplementary');
  localStorage.removeItem(key);
  tellOtherTab();
  expect(hook.result.current.isKept).toBe(false);
  chooseSupplementary(hook);
  expect(localStorage.getItem(key)).toBeNull();
});

it('CE-19 the hook says that the device does not store the data', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const hook = renderHook(useMine);
  act(() => hook.result.current.setKept(true));
  expect(hook.result.current.isKept).toBe(false);
  expect(currentToast()?.title).toBe('Not kept on this device');
});
