import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './use-keyboard-height.ts';

afterEach(() => vi.unstubAllGlobals());

/** A view of this height on a page of 844 pixels. */
function stubView() {
  const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 844);
  return (changes: Partial<typeof view>) =>
    act(() => {
      Object.assign(view, changes);
      view.dispatchEvent(new Event('resize'));
    });
}

it('REMI-01 the hook returns how much of the page a keyboard hides', () => {
  const change = stubView();
  const { result } = renderHook(useKeyboardHeight);
  expect(result.current).toBe(0);
  change({ height: 524 });
  expect(result.current).toBe(320);
  // The browser has moved its view down the page.
  change({ offsetTop: 100 });
  expect(result.current).toBe(220);
  change({ height: 844, offsetTop: 0 });
  expect(result.current).toBe(0);
});

it('REMI-01 the hook returns 0 for a bar of the browser and for an enlarged page', () => {
  const change = stubView();
  const { result } = renderHook(useKeyboardHeight);
  change({ height: 744 });
  expect(result.current).toBe(0);
  change({ height: 422, scale: 2 });
  expect(result.current).toBe(0);
});

it('REMI-01 the hook returns 0 if the browser cannot tell', () => {
  vi.stubGlobal('visualViewport', null);
  expect(renderHook(useKeyboardHeight).result.current).toBe(0);
});
