import { expect, it } from 'vitest';
import { lowestGap } from './use-free-place.ts';

const screen = 800;
const bar = { top: 740, bottom: 800 };

it('puts a notice into the lowest gap between controls that is high enough', () => {
  const controls = [bar, { top: 600, bottom: 690 }, { top: 300, bottom: 500 }, { top: -90, bottom: -10 }];
  // Between 690 and 740 there is no room for 60, between 500 and 600 there is.
  const top = lowestGap(controls, 60, screen) ?? 0;
  expect(top).toBeGreaterThan(500);
  expect(top + 60).toBeLessThan(600);
  expect(lowestGap(controls, 40, screen)).toBeGreaterThan(690);
});

it('takes the top of the screen if only that is free, and nothing if nothing is', () => {
  const list = Array.from({ length: 14 }, (_, row) => ({ top: 70 + row * 50, bottom: 116 + row * 50 }));
  expect(lowestGap([bar, ...list], 60, screen)).toBeLessThan(10);
  expect(lowestGap([bar, { top: 0, bottom: 50 }, ...list], 60, screen)).toBeUndefined();
});

it('takes controls that lie over each other for one', () => {
  expect(
    lowestGap(
      [
        { top: 0, bottom: 790 },
        { top: 300, bottom: 320 },
      ],
      60,
      screen,
    ),
  ).toBeUndefined();
});
