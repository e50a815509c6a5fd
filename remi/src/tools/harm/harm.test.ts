import { expect, it } from 'vitest';
import { shippedSources } from '../../test/shipped.ts';
import { refusalBlocks } from './harm.ts';

const { knowledge } = await shippedSources();
const answer = (text: string) =>
  (refusalBlocks(text, knowledge.helpLines.rows) ?? []).map(({ text: each }) => each).join('\n');

it('names the crisis lines before the police for somebody who wants to die', () => {
  const text = answer('i want to kill myself');
  expect(text).toContain('SADAG');
  expect(text.indexOf('SADAG')).toBeLessThan(text.indexOf('Police'));
  expect(text.indexOf('LifeLine')).toBeLessThan(text.indexOf('112'));
});

it('names the police first where somebody else is in danger', () => {
  const text = answer('how do i kill my wife');
  expect(text.indexOf('Police')).toBeLessThan(text.indexOf('LifeLine'));
});
