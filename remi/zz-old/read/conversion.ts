import { type Token, tokensOf } from './tokens.ts';

/** A conversion that a text asks for. The units are those of the units converter. */
export interface StatedConversion {
  readonly value: number;
  readonly from: string;
  readonly to: string;
  /** What is measured, if the text names it. */
  readonly analyte?: string;
}

/** The ways in which a unit is written, as pieces of text separated by spaces, by the symbol of the converter. */
const written: Readonly<Record<string, readonly string[]>> = {
  ug: ['ug', 'mcg', 'microgram', 'micrograms', 'µg', 'μg'],
  mg: ['mg', 'milligram', 'milligrams', 'mgs'],
  g: ['g', 'gram', 'grams', 'gm'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  oz: ['oz', 'ounce', 'ounces'],
  mL: ['ml', 'mls', 'millilitre', 'millilitres', 'cc'],
  L: ['l', 'litre', 'litres', 'liter', 'liters'],
  mm: ['mm', 'millimetre', 'millimetres'],
  cm: ['cm', 'centimetre', 'centimetres', 'centimeters'],
  m: ['m', 'metre', 'metres', 'meters'],
  in: ['inch', 'inches'],
  ft: ['ft', 'foot', 'feet'],
  C: ['c', '° c', 'celsius', 'degrees c', 'degrees celsius', 'deg c', 'centigrade', 'º c'],
  F: ['f', '° f', 'fahrenheit', 'degrees f', 'degrees fahrenheit', 'deg f', 'farenheit', 'º f'],
  kPa: ['kpa', 'kilopascal', 'kilopascals'],
  mmHg: ['mmhg', 'mm hg'],
  'mg/dL': ['mg / dl', 'mg %', 'mg / 100 ml', 'mg per dl', 'mgdl'],
  'g/L': ['g / l', 'grams per litre'],
  'mmol/L': ['mmol / l', 'mmol', 'mmols', 'mmol per l', 'mmoll'],
  'umol/L': ['umol / l', 'umol', 'µmol / l', 'μmol / l', 'µmol', 'micromol', 'micromol / l'],
  'ng/mL': ['ng / ml'],
  'ug/mL': ['ug / ml', 'mcg / ml'],
};

/** The symbol of each written form. */
const symbols = new Map(
  Object.entries(written).flatMap(([symbol, forms]) => forms.map((form) => [form, symbol] as const)),
);

const analytes: Readonly<Record<string, readonly string[]>> = {
  glucose: ['glucose', 'sugar', 'hgt', 'bgl', 'gluc', 'bloedsuiker', 'glicemia'],
  creatinine: ['creatinine', 'creat', 'kreatinien', 'cr'],
  urea: ['urea', 'ureum'],
  'urea-nitrogen': ['bun'],
  bilirubin: ['bilirubin', 'bili'],
  calcium: ['calcium', 'ca'],
  magnesium: ['magnesium', 'mg2'],
  cholesterol: ['cholesterol', 'chol', 'hdl', 'ldl'],
  triglycerides: ['triglycerides', 'trigs', 'triglyceride'],
  lactate: ['lactate', 'lact'],
  haemoglobin: ['haemoglobin', 'hemoglobin', 'hb', 'hgb'],
};

/** Words between the two units: `90 mg/dL in mmol`, `150 lb = kg`. */
const connecting = new Set(['in', 'to', 'into', 'as', '=', '→', 'is', 'na', 'em', 'equals', '?']);
/** Words that may stand around them. */
const around = new Set([
  'what',
  'how',
  'many',
  'much',
  'of',
  'convert',
  'the',
  'a',
  'please',
  ...Object.values(analytes).flat(),
]);
const longestUnit = 4;
const longestGap = 6;

interface UnitAt {
  readonly symbol: string;
  readonly end: number;
}

/** Returns the conversion that a text asks for, such as `glucose 90 mg/dL in mmol/L` or `how many kg is 150 lb`. */
export function readConversion(text: string): StatedConversion | undefined {
  const tokens = tokensOf(text);
  const before = unitBefore(tokens);
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const from = unitAt(tokens, at + 1);
    if (!from) continue;
    const to = unitAfter(tokens, from.end) ?? (before && before.end <= at ? before.symbol : undefined);
    if (!to || to === from.symbol) continue;
    const minus = tokens[at - 1];
    const isNegative = minus?.text === '-' && minus.end === token.start;
    const analyte = Object.entries(analytes).find(([, names]) =>
      tokens.some((each) => names.includes(each.text)),
    )?.[0];
    const pair = ofOneKind(from.symbol, to);
    return {
      value: isNegative ? -token.value : token.value,
      ...pair,
      ...(analyte === undefined ? {} : { analyte }),
    };
  }
  return undefined;
}

/** `mmol` against `mg/dL` means a concentration, and so does `mg` against `mmol/L`. */
function ofOneKind(from: string, to: string): { readonly from: string; readonly to: string } {
  const isMolar = (symbol: string) => symbol === 'mmol/L' || symbol === 'umol/L';
  if (from === 'mg' && isMolar(to)) return { from: 'mg/dL', to };
  if (isMolar(from) && to === 'mg') return { from, to: 'mg/dL' };
  return { from, to };
}

function unitAt(tokens: readonly Token[], at: number): UnitAt | undefined {
  for (let length = longestUnit; length > 0; length -= 1) {
    const said = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    if (at + length > tokens.length) continue;
    const symbol = symbols.get(said);
    if (symbol !== undefined) return { symbol, end: at + length };
  }
  return undefined;
}

/** Returns the unit after words such as `in`. */
function unitAfter(tokens: readonly Token[], from: number): string | undefined {
  let isConnected = false;
  for (let at = from; at < from + longestGap; at += 1) {
    const word = tokens[at]?.text ?? '';
    if (isConnected) {
      const unit = unitAt(tokens, at);
      if (unit) return unit.symbol;
    }
    if (connecting.has(word)) isConnected = true;
    else if (!around.has(word)) return undefined;
  }
  return undefined;
}

/** Returns the unit of `how many kg is 150 lb`. */
function unitBefore(tokens: readonly Token[]): UnitAt | undefined {
  const asked = tokens.findIndex(
    ({ text }, at) => /^(?:many|much)$/.test(text) && tokens[at - 1]?.text === 'how',
  );
  return asked < 0 ? undefined : unitAt(tokens, asked + 1);
}
