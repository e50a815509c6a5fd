import { type BandTable, bandFor } from '../kit/bands.ts';
import type { Outcome } from '../kit/definition.ts';
import { pointsOf, scored, sumPoints } from '../kit/evaluate.ts';
import { type ChoiceInput, notTestable } from '../kit/inputs.ts';

type Responses = Readonly<Record<'eye' | 'verbal' | 'motor', ChoiceInput<string>>>;

const parts = [
  ['eye', 'E', 'eyes'],
  ['verbal', 'V', 'speech'],
  ['motor', 'M', 'movement'],
] as const;

/** Labels of the ticks for a response that can't be tested. */
export const untestable = {
  eye: 'Not testable, as with swollen eyes',
  verbal: 'Not testable, as with a tracheal tube',
  motor: 'Not testable, as with a muscle relaxant',
} as const;

/**
 * Returns the total of three responses, and the record of each. A response that can't be tested scores nothing,
 * least of all 1, and leaves no total.
 */
export function comaOutcome(
  bands: BandTable,
  inputs: Responses,
  answers: Readonly<Record<string, unknown>>,
): Outcome {
  const pointsIn = (key: keyof Responses) => pointsOf(inputs, answers, key);
  const record = parts.map(([key, letter]) => `${letter}${pointsIn(key) ?? notTestable}`).join(' ');
  const untested = parts.filter(([key]) => pointsIn(key) === undefined);
  if (untested.length === 0) {
    return scored(bands, sumPoints(inputs, answers), { figures: [{ label: 'Record as', text: record }] });
  }
  const most =
    sumPoints(inputs, answers) +
    untested.reduce(
      (sum, [key]) => sum + Math.max(...inputs[key].options.map(({ points = 0 }) => points)),
      0,
    );
  const best = bandFor(bands, most);
  const title = `No total: ${untested.map(([, , name]) => name).join(' and ')} not testable`;
  const isSevere = best.tone === 'danger';
  return {
    values: { band: 'Not testable', record },
    headline: { label: bands.title, text: record },
    band: {
      title,
      tone: isSevere ? 'danger' : 'neutral',
      advice: isSevere
        ? `At best the total would be ${most}. ${best.advice}`
        : 'Report each part and follow its trend. Do not count an untested part as 1, and give no total.',
      ...(isSevere && best.next ? { next: best.next } : {}),
    },
    figures: [{ label: 'Record as', text: record }],
  };
}

/** Where the rule on responses that can't be tested comes from. */
export const untestableSource = 'Glasgow Coma Scale website, frequently asked questions';
