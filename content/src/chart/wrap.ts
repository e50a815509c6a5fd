import { textWidth, type Weight } from './text-width.ts';

const units =
  'mg/kg/h|mL/kg/h|micrograms/kg/min|micrograms/min|units/kg/h|mg/kg|g/kg|mL/kg|mmol/kg|J/kg|IU/kg|mg/h|mg/min|mL/h|mmol/L|mmHg|micrograms/kg|micrograms|cm H2O|mOsm/kg|micromol/L|mg|g|mL|L|mmol|units|unit|IU|J|kg|cm|mm|min|s|h|hours|days|years|months|weeks|degrees|puffs|vials|Fr|/min';

const numberAndUnit = new RegExp(`(\\d%?) (?=(?:${units})(?![A-Za-z]))`, 'g');

/** The text with a no-break space between a figure and its unit, so that no line ends between them. */
export function withUnitsKept(text: string): string {
  return text.replace(numberAndUnit, '$1\u00a0');
}

/** The text in lines that measure at most `width`. A word that is wider than that stands alone. */
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
