import { weights } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { referenceWeight } from './weights.ts';
import { weightsText } from './wording.ts';

describe('weightsText', () => {
  it.each<[string, object]>([
    ['20 kg or more', { from: 20 }],
    ['over 40 kg', { over: 40 }],
    ['under 20 kg', { under: 20 }],
    ['10 kg or less', { upTo: 10 }],
    ['60 to under 70 kg', { from: 60, under: 70 }],
    ['13 to 40 kg', { from: 13, upTo: 40 }],
    ['over 10, up to 50 kg', { over: 10, upTo: 50 }],
    ['over 10, up to under 50 kg', { over: 10, under: 50 }],
  ])('MED-07 writes %s', (text, stated) => {
    expect(weightsText(weights.parse(stated))).toBe(text);
  });

  it('MED-07 returns null for any weight', () => {
    expect(weightsText(null)).toBeNull();
  });
});

describe('referenceWeight', () => {
  it('MED-14 returns the weight closest to the usual one that the dose allows', () => {
    const weightOf = (stated: object | null) =>
      referenceWeight({ patient: 'child', weights: stated && weights.parse(stated) });
    expect([null, { under: 30 }, { upTo: 10 }, { over: 40 }].map(weightOf)).toEqual([20, 20, 10, 40]);
  });
});
