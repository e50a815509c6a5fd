import type { RemiKnowledge } from '@oryx/contract';
import { grouped } from '../grouped.ts';

const number = /\d+(?:[.,]\d+)?/g;
/** What may stand between two words, or between a number and its unit. */
const gap = String.raw`[\s-]*`;

const keyOf = (text: string) => text.toLowerCase().replaceAll(number, '#').replaceAll(/[\s-]/g, '');

const patternOf = (said: string) =>
  said
    .replaceAll('+', '\\+')
    .replaceAll(/[\s-]+/g, gap)
    .replaceAll('#', number.source);

/**
 * Returns a function that writes a text with what its expressions mean in place of them: `urine dip` becomes
 * `urinalysis`, because the dip by itself is a pesticide.
 */
export function clearerBy({ rows }: RemiKnowledge['expressions']): (text: string) => string {
  const meanings = new Map(rows.flatMap(({ means, said }) => said.map((each) => [keyOf(each), means])));
  if (meanings.size === 0) return (text) => text;
  // By their first letter, so that most of them are not tried at most places of a text.
  const all = rows.flatMap(({ said }) => said).sort((one, other) => other.length - one.length);
  const forms = [...grouped(all, (form) => form.slice(0, 1).toLowerCase())].map(
    ([start, own]) => `${patternOf(start)}(?:${own.map((form) => patternOf(form.slice(1))).join('|')})`,
  );
  const pattern = new RegExp(String.raw`(?<![\p{L}\d.])(?:${forms.join('|')})(?!\p{L})`, 'giu');
  return (text) =>
    text.replace(pattern, (found) => {
      const values = found.match(number) ?? [];
      return (meanings.get(keyOf(found)) ?? found).replaceAll('#', () => values.shift() ?? '');
    });
}
