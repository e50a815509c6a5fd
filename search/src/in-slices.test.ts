import { afterEach, expect, it, vi } from 'vitest';
import { atOnce, betweenSlices, inSlices } from './in-slices.ts';

afterEach(() => vi.useRealTimers());

function* counting(to: number, stepMs = 0): Generator<void, number> {
  for (let step = 0; step < to; step += 1) {
    const until = Date.now() + stepMs;
    while (Date.now() < until);
    yield;
  }
  return to;
}

it('runs work to its end at once', () => {
  expect(atOnce(counting(3))).toBe(3);
});

it('pauses between slices of long work, and returns its result', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  expect(await inSlices(counting(5, 12), pause)).toBe(5);
  expect(pauses).toBe(5);
});

it('passes on what the work throws', async () => {
  function* failing(): Generator<void, void> {
    yield;
    throw new Error('no content');
  }
  await expect(inSlices(failing(), async () => undefined)).rejects.toThrow('no content');
});

it('pauses between short steps only once they have taken as long as a slice', async () => {
  vi.useFakeTimers();
  let pauses = 0;
  const pause = betweenSlices(async () => {
    pauses += 1;
  });
  await pause();
  expect(pauses).toBe(0);
  vi.advanceTimersByTime(10);
  await pause();
  await pause();
  expect(pauses).toBe(1);
});
