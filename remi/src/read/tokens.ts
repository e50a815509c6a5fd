import { remembered } from './remembered.ts';

/** A piece of a text: a word, a number, a clock time or a mark. Positions are in characters of the text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'clock' | 'mark';
  /** The piece in lower case. An arrow of any form is `→`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The value of a number, or the minutes after midnight of a clock time. */
  readonly value: number;
}

/** Names that contain a digit. The letters of any other word end where a number begins, as in `HR128`. */
const namesWithDigits = 'spo2|sato2|sa02|sp02|sao2|fio2|etco2|pao2|paco2|pco2|po2|co2|hco3|o2|b12|hba1c';

/**
 * The pieces, in order of precedence: clock times, names with digits, numbers with a decimal point or comma or with
 * commas between thousands, words, arrows and single marks. `90,150,320` and `3,2,0` are three values, and `2,400,000` is one.
 */
const pieces = new RegExp(
  [
    String.raw`((?<![\d:/.,])(?:[01]?\d|2[0-3])[:hH][0-5]\d(?!\d|:\d|\s?\d{3}))`,
    String.raw`((?<!\p{L})(?:${namesWithDigits})(?!\p{L}))`,
    String.raw`(\d{1,3}(?:,\d{3})*,000(?:\.\d+)?(?!\d)|\d{1,3}(?=(?:,\d{3}){2,}(?!\d))|(?<=\d,)\d{3}(?!\d)|(?<![\d.,])\d(?=(?:,\d(?![\d.])){2,})|(?<=\d,)\d(?![\d.])|\d{1,3},\d{3}(?:\.\d+)?(?!\d)|\d+(?: ?[½¼¾]| 1/2(?![\d/])|[.,]\d+|(?<=3[4-9])['’·]\d\b)?|[½¼¾])`,
    String.raw`(\p{L}+(?:['’]\p{L}+)*)`,
    '([-=–—]{1,6}>|→|⇒|➔)',
    String.raw`(\S)`,
  ].join('|'),
  'giu',
);

/** Returns the pieces of a text in order, without white space. */
export const tokensOf = remembered<readonly Token[], void>((text) =>
  [...text.matchAll(pieces)].map((match) => {
    const [found, clock, name, number, word, arrow] = match;
    const place = { start: match.index, end: match.index + found.length };
    if (clock !== undefined) {
      const [hours = '', minutes = ''] = found.toLowerCase().split(/[:h]/);
      return { kind: 'clock', text: found, ...place, value: Number(hours) * 60 + Number(minutes) };
    }
    if (number !== undefined) return { kind: 'number', text: found, ...place, value: numberOf(found) };
    if ((word ?? name) !== undefined)
      return { kind: 'word', text: found.toLowerCase().replaceAll('’', "'"), ...place, value: Number.NaN };
    return { kind: 'mark', text: arrow === undefined ? found : '→', ...place, value: Number.NaN };
  }),
);

const parts: Readonly<Record<string, number>> = { '½': 0.5, ' 1/2': 0.5, '¼': 0.25, '¾': 0.75 };

/** Returns the value of a written number. A comma before three digits separates thousands. */
function numberOf(written: string): number {
  const part = Object.keys(parts).find((each) => written.endsWith(each));
  if (part !== undefined) return Number(written.slice(0, -part.length)) + (parts[part] ?? 0);
  const isInThousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written);
  return Number(isInThousands ? written.replaceAll(',', '') : written.replace(/[,'’·]/, '.'));
}
