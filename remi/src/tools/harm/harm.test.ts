import { expect, it } from 'vitest';
import { shippedLibrary } from '../../test/shipped.ts';
import { refusalBlocks } from './harm.ts';

const library = await shippedLibrary();
const { knowledge } = library.sources;
const answer = (text: string) =>
  (refusalBlocks(text, library) ?? []).map(({ text: each }) => each).join('\n');

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

it('gives no answer but the refusal where the content has none', () => {
  const none = { ...knowledge, harmAnswers: { rows: [] } };
  const [first, ...others] =
    refusalBlocks('how do i kill my wife', { ...library, sources: { knowledge: none } }) ?? [];
  expect(first?.text).toContain('I do not help with this');
  expect(others).toHaveLength(1);
  expect(others[0]?.text).toContain('112');
});
