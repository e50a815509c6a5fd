import { expect, it } from 'vitest';
import { stepLookOf } from './step-look.ts';
import { destinationWords, endWords } from './step-words.ts';

it('shows an end where resuscitation stops without the tick and the green of the others, and sends on to the next', () => {
  const stop = { type: 'outcome', goes: 'stop' } as const;
  const ward = { type: 'outcome', goes: 'admit' } as const;
  expect(stepLookOf(stop).Icon).not.toBe(stepLookOf(ward).Icon);
  expect(stepLookOf(stop).className).not.toContain('outcome');
  expect(stepLookOf(ward).className).toContain('outcome');
  expect(destinationWords.stop).toBe('resuscitation may stop, or is not begun, as this step says');
  expect(endWords(stop)).toBe('End for this patient. If others wait, go to the next.');
  expect(endWords(ward)).toBe('End of the algorithm');
});
