import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writePage } from './write-page.ts';

const file = `# A comment.
name: Testamine
onset: 5 min
precautions: >-
  One sentence
  over two lines.
doses:
  - indication: pain   # at any age
    amount: { min: 5, max: 5, unit: mg }
    note: null
  - indication: fits
    amount: { min: 1, max: 2, unit: mg }
sources: [{ key: book, title: "A book" }]
`;

/** The lines that differ. */
function changedBy(change: (body: Record<string, never>) => void): string[] {
  const body = parse(file);
  change(body);
  const written = writePage(file, body);
  expect(parse(written)).toEqual(body);
  const [before, after] = [file.split('\n'), written.split('\n')];
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

describe('writing a page', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a change reaches into the body of any file
  it.each<[string, (body: any) => void, string[]]>([
    ['nothing', () => undefined, []],
    [
      'a figure',
      ({ doses }) => (doses[0].amount.max = 6),
      ['-     amount: { min: 5, max: 5, unit: mg }', '+     amount: { min: 5, max: 6, unit: mg }'],
    ],
    ['a text', (body) => (body.onset = '3: min'), ['- onset: 5 min', '+ onset: "3: min"']],
    [
      'a long text',
      (body) => (body.precautions = `${'word '.repeat(30)}end.`),
      [
        '-   One sentence',
        '-   over two lines.',
        `+   ${'word '.repeat(21).trim()}`,
        `+   ${'word '.repeat(9)}end.`,
      ],
    ],
    ['a field less', (body) => delete body.onset, ['- onset: 5 min']],
    ['a field more', (body) => (body.renal = 'None'), ['+ renal: None']],
    [
      'a text where there was none',
      ({ doses }) => (doses[0].note = 'slowly'),
      ['-     note: null', '+     note: slowly'],
    ],
    [
      'a row less',
      ({ doses }) => doses.pop(),
      [
        '-   - indication: pain   # at any age',
        '-     amount: { min: 5, max: 5, unit: mg }',
        '-   - indication: fits',
        '-     amount: { min: 1, max: 2, unit: mg }',
        '+   - indication: pain',
        '+     amount:',
        '+       min: 5',
        '+       max: 5',
        '+       unit: mg',
      ],
    ],
  ])('changes the lines of %s and no other', (_, change, lines) => {
    expect(changedBy(change)).toEqual(lines);
  });
});
