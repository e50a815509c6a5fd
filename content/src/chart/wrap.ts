import { textWidth, type Weight } from './text-width.ts';

const units =
  'mg/kg/h|mL/kg/h|micrograms/kg/min|micrograms/min|units/kg/h|mg/kg|g/kg|mL/kg|mmol/kg|J/kg|IU/kg|mg/h|mg/min|mL/h|mmol/L|mmHg|micrograms/kg|micrograms|cm H2O|mOsm/kg|micromol/L|mg|g|mL|L|mmol|units|unit|IU|J|kg|cm|mm|min|s|h|hours|days|years|months|weeks|degrees|puffs|vials|tablets|Fr|/min';

/** Matches spaces that must not break: within a figure such as 1:10 000, or between a word and its number. */
const withinFigure = /(\d) (?=\d{3}(?!\d))|\b([Ss]hock|[Dd]ay) (?=\d)/g;

const numberAndUnit = new RegExp(`(\\d%?) (?=(?:${units})(?![A-Za-z]))`, 'g');

/** Returns the text with no-break spaces in figures and before units. */
export function withUnitsKept(text: string): string {
  return text.replace(numberAndUnit, '$1\u00a0').replace(withinFigure, '$1$2\u00a0');
}

/** Splits the text into lines of at most `width`. A wider word gets a line of its own. */
export function wrap(text: string, width: number, fontSize: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of withUnitsKept(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, fontSize, weight) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
