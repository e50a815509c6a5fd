import { expect, it } from 'vitest';
import { cutsOf } from './printed-cuts.ts';

it('prints a chart that fits a page whole', () => {
  expect(cutsOf([{ top: 10, bottom: 90 }], 100, 150)).toEqual([{ top: 0, bottom: 150 }]);
});

it('cuts a long chart above the step that would be cut, and loses nothing of it', () => {
  const steps = [
    { top: 10, bottom: 200 },
    { top: 220, bottom: 300 },
    // Beside the one before, and beginning above it.
    { top: 210, bottom: 230 },
    { top: 310, bottom: 590 },
  ];
  // A part is at most 270 high. The step from 220 would be cut there, and then the one from 210.
  expect(cutsOf(steps, 100, 600)).toEqual([
    { top: 0, bottom: 210 },
    { top: 210, bottom: 310 },
    // Higher than a part: it has to be cut.
    { top: 310, bottom: 580 },
    { top: 580, bottom: 600 },
  ]);
});
