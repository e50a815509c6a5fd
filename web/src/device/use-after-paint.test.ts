import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const { useAfterPaint } =
  await vi.importActual<typeof import('./use-after-paint.ts')>('./use-after-paint.ts');

let frames: FrameRequestCallback[] = [];
const paint = () => act(() => frames.splice(0).map((draw) => draw(0)));

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => delete frames[frame - 1]);
});

it('returns the last value after the frame that has it, and no value that was replaced before', () => {
  const seen: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ value }) => {
      const shown = useAfterPaint(value);
      if (seen.at(-1) !== shown) seen.push(shown);
    },
    { initialProps: { value: 'none' } },
  );
  rerender({ value: 'first' });
  rerender({ value: 'last' });
  act(() => vi.runAllTimers());
  expect(seen).toEqual(['none']);
  paint();
  expect(seen).toEqual(['none']);
  act(() => vi.runAllTimers());
  expect(seen).toEqual(['none', 'last']);
  unmount();
});
