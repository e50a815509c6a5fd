import { describe, expect, it } from 'vitest';
import { withEndedAnswers } from './listed-answers.ts';

describe('withEndedAnswers', () => {
  it.each([
    ['haemoptysis no malignancy no hr 90', 'haemoptysis no, malignancy no, hr 90'],
    ['rosier: face yes arm yes leg no', 'rosier: face yes, arm yes, leg no'],
    ['curb65: confusion no urea 5 rr 24', 'curb65: confusion no, urea 5 rr 24'],
    ['bloeding nee kanker ja', 'bloeding nee, kanker ja'],
  ])('ends each answer of a list: %s', (text, ended) => expect(withEndedAnswers(text)).toBe(ended));

  // Here the `no` denies what follows it.
  it.each([
    'no haemoptysis no malignancy hr 90',
    'asthma no allergies salbutamol dose',
    'man collapsed no pulse',
    'fell, hand cold, no pulse 10 min',
    'cough no fever no rash',
    'haemoptysis no, malignancy no',
    'morphine dose no allergies no iv',
  ])('leaves denials: %s', (text) => expect(withEndedAnswers(text)).toBe(text));
});
