import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('REMI-01 the plain text of an answer has no Markdown marks, and keeps the order of its steps', () => {
  const answer = [
    '### Plan',
    '**Dose** · [Adrenaline](/medications/1)',
    '> Adult: 1 mg IV.\n>\n> Repeat every 3 to 5 min.',
    '1. **Shock**: 200 J\n2. CPR\n   - two minutes',
    '- Effect: bleeding\n- What to do: `INR`',
    '*Trust the patient.*',
  ].join('\n\n');
  expect(plainText(answer)).toBe(
    [
      'Plan',
      'Dose · Adrenaline',
      'Adult: 1 mg IV.',
      'Repeat every 3 to 5 min.',
      '1. Shock: 200 J\n2. CPR\n  - two minutes',
      '- Effect: bleeding\n- What to do: INR',
      'Trust the patient.',
    ].join('\n\n'),
  );
});

it('REMI-01 any text has a plain text', () => {
  for (const text of ['', '**', '---', '![x](y)', 'a\\\nb', '<b>', '```js\nx\n```']) {
    expect(() => plainText(text)).not.toThrow();
  }
});
