import { describe, expect, it } from 'vitest';
import { formatCsv, parseCsv, withGuard, withoutGuard } from './csv.ts';

describe('CSV', () => {
  it('CE-17 returns every text that it wrote, even a hostile one', () => {
    const rows = [
      ['plain', 'a,b', 'say "yes"', 'two\r\nlines'],
      ['=1+1', '+1', '-1', '@SUM(A1)'],
      ["'=1", "''=1", ' =1', '\t=1'],
      ["'", "O'Neill", "'quoted'", '＝1'],
      ['a;b', ' space ', '<b>x</b>', ''],
      ['Ndapewa Ñ 🩺', '__proto__', '"', '""'],
    ];
    expect(parseCsv(formatCsv(rows))).toEqual(rows);
  });

  it.each([
    '=HYPERLINK("http://x")',
    '+1',
    '-1',
    '@x',
    ' =1',
    "'=1",
    '\t=1',
    '\r=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('CE-17 writes %j so that no spreadsheet runs it', (text) => {
    expect(withGuard(text)).toBe(`'${text}`);
    expect(withoutGuard(withGuard(text))).toBe(text);
    expect(formatCsv([[text]])).toMatch(/^\uFEFF"?'/);
  });

  it.each(['plain', "O'Neill", "'tis", '1-2', 'a=b', ''])('CE-17 writes %j unchanged', (text) => {
    expect(withGuard(text)).toBe(text);
    expect(withoutGuard(text)).toBe(text);
  });

  it.each([
    [
      'semicolons, as a spreadsheet set to a decimal comma writes',
      'a;b\r\n1,5;2\r\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'bare line feeds and an empty line',
      'a,b\n\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'bare carriage returns',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'an empty last cell',
      'a,b\r\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['an unclosed quotation mark', 'a\n"b,c\nd', [['a'], ['b,c\nd']]],
    ['text after a closed one', 'a\n"b"c', [['a'], ['bc']]],
    ['nothing', '', []],
    ['only separators', ',,\r\n', []],
  ])('CE-17 reads %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it('CE-17 reads a large hostile file in linear time', () => {
    expect(parseCsv(`a\n${'"'.repeat(300_001)}`)).toHaveLength(2);
    expect(parseCsv(`a\n${'"x'.repeat(150_000)}`)).toHaveLength(2);
    expect(parseCsv(`a\n${','.repeat(300_000)}x`)[1]).toHaveLength(300_001);
  });
});
