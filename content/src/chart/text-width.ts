/**
 * Character widths in hundredths of the font size: the larger of Arial (Liberation Sans) and Roboto, rounded
 * up. With `fontFamily`, a text is never wider.
 */
const regular = {
  20: "'",
  24: 'j',
  25: 'il',
  26: '|',
  28: ' \u00a0\u202f!,.:;I[]·',
  33: 't',
  34: '-`r{}',
  35: '()f',
  36: '"•',
  40: '°',
  42: '/\\',
  44: '*',
  47: '^',
  50: 'vxyz',
  51: 'k',
  52: 's',
  53: 'c',
  55: '≤≥±',
  56: '?JL_aehnué',
  57: '$0123456789bdgpq',
  58: 'oµ',
  59: '+<=>×',
  62: '#FTZ',
  66: '–',
  67: '&ABEKPSVXY',
  69: '~',
  73: 'CDHNRU',
  76: 'w',
  78: 'GOQ',
  84: '½',
  88: 'Mm',
  89: '%',
  95: 'W',
};

const bold = {
  24: "'",
  28: ' \u00a0\u202f,ijl|',
  30: '.I',
  31: '·',
  34: '!:;[]`t',
  35: '(',
  36: ')f•',
  38: '/',
  39: 'r{}',
  40: '-°',
  43: '\\',
  46: '*',
  48: '"',
  51: 'z',
  55: '≤≥±',
  56: 'J_aceksvxyé',
  58: '$0123456789',
  59: '+<=>^×',
  62: '#?FLTZbdghnopquµ',
  64: '–',
  65: '~',
  67: 'EPSVXY',
  73: '&ABCDHKNRU',
  78: 'GOQw',
  84: '½',
  88: 'M',
  89: '%m',
  95: 'W',
};

/** The fonts that the widths apply to. */
export const fontFamily = "Arial, 'Liberation Sans', Helvetica, Roboto, sans-serif";

/** Assumed width of a character that is not in the table, in hundredths of the font size. */
const widest = 105;

const byCharacter = (table: Record<number, string>) =>
  new Map(
    Object.entries(table).flatMap(([width, characters]) => [...characters].map((c) => [c, Number(width)])),
  );

const widths = { regular: byCharacter(regular), bold: byCharacter(bold) };

export type Weight = keyof typeof widths;

/** Returns the maximum width of a text in one line, in the unit of the font size. */
export function textWidth(text: string, fontSize: number, weight: Weight): number {
  let hundredths = 0;
  for (const character of text) hundredths += widths[weight].get(character) ?? widest;
  return (hundredths * fontSize) / 100;
}
