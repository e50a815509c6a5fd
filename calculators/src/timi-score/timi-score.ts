import { type Band, type BandTable, bandFor } from '../kit/bands.ts';
import { defineCalculator, type Outcome } from '../kit/definition.ts';
import { sumPoints } from '../kit/evaluate.ts';
import { countsAs, number, toggle } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Antman 2000, doi:10.1001/jama.284.7.835';

const lowest = 0;
const highest = 7;
const eventRateLabel = 'Event rate in 14 days';

const bands: BandTable = {
  title: 'TIMI',
  lowest,
  highest,
  factLabels: { eventRate14Day: eventRateLabel },
  bands: [
    {
      atLeast: 0,
      title: 'Very Low',
      tone: 'caution',
      advice: 'About 1 in 20 has an event within 14 days: not a rule-out.',
      facts: { eventRate14Day: '5%' },
      next: [{ chart: 10 }],
    },
    {
      atLeast: 2,
      title: 'Low',
      tone: 'caution',
      advice: 'About 1 in 12 has an event within 14 days.',
      facts: { eventRate14Day: '8%' },
      next: [{ chart: 10 }],
    },
    {
      atLeast: 3,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Consider an early invasive strategy.',
      facts: { eventRate14Day: '13%' },
      next: [{ chart: 10 }],
    },
    {
      atLeast: 4,
      title: 'High',
      tone: 'danger',
      advice: 'As at 3, consider an early invasive strategy. About 1 in 5 has an event within 14 days.',
      facts: { eventRate14Day: '20%' },
      next: [{ chart: 10 }, { drug: 9 }, { drug: 13 }],
    },
    {
      atLeast: 5,
      title: 'High',
      tone: 'danger',
      advice: 'An invasive strategy is strongly recommended.',
      facts: { eventRate14Day: '26%' },
      next: [{ chart: 10 }, { drug: 9 }, { drug: 13 }],
    },
    {
      atLeast: 6,
      title: 'Very High',
      tone: 'danger',
      advice: 'Urgent invasive strategy.',
      facts: { eventRate14Day: '41%' },
      next: [{ chart: 10 }, { drug: 9 }, { drug: 13 }],
    },
  ],
};

/** Band for an unknown score, or for any value outside 0 to 7. */
const unknown: Band = {
  title: 'Unknown',
  tone: 'neutral',
  advice: 'Complete assessment required',
  facts: { eventRate14Day: 'N/A' },
};

const inputs = {
  age: countsAs(null, number('Age', 'years', { min: 0, max: 130, help: '65 or more scores 1.' })),
  riskFactors: countsAs(
    0,
    number('Number of CAD risk factors', '', {
      min: 0,
      max: 10,
      help: '3 or more scores 1: family history, hypertension, high cholesterol, diabetes, current smoker.',
    }),
  ),
  knownCAD: toggle('Known coronary artery disease', 1, { help: 'Stenosis of 50% or more' }),
  aspirin: toggle('Aspirin in the past 7 days', 1),
  severeAngina: toggle('Severe angina', 1, { help: 'Two or more episodes in 24 hours' }),
  stDeviation: toggle('ST deviation', 1, { help: '0.5 mm or more' }),
  cardiacMarkers: toggle('Raised cardiac markers', 1),
};

/**
 * TIMI risk score for unstable angina and NSTEMI: seven items, 0 to 7. Without an age the band is `Unknown`,
 * so that an untouched page does not show a very low risk.
 */
export const timiScore = defineCalculator({
  subtitle: 'Unstable angina and NSTEMI',
  notFor: [
    { words: 'chest pain that is not yet diagnosed' },
    { words: 'ST elevation myocardial infarction' },
  ],
  inputs,
  fromPatient: ageFromPatient,
  bands,
  compute(answers) {
    const { age, riskFactors } = answers;
    const score =
      sumPoints(inputs, answers) + (age !== null && age >= 65 ? 1 : 0) + (riskFactors >= 3 ? 1 : 0);
    return outcomeOf(score, timiBand(age === null ? null : score));
  },
  cautions: [
    {
      level: 'note',
      text: 'For confirmed unstable angina or NSTEMI only. 5% at 0–1 is not a rule-out for chest pain.',
      source,
    },
    {
      level: 'note',
      text: 'An event is death, a new or recurrent infarction, or severe ischaemia needing urgent revascularisation.',
      source,
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    {
      text: 'Antman EM et al. The TIMI risk score for unstable angina/non-ST elevation MI. JAMA 2000;284:835-42.',
      doi: '10.1001/jama.284.7.835',
    },
  ],
});

/** Returns the band of a score, or `Unknown` for an unknown score or a value outside 0 to 7. */
export function timiBand(score: number | null): Band {
  return score !== null && score >= lowest && score <= highest ? bandFor(bands, score) : unknown;
}

function outcomeOf(score: number, { title, tone, advice, next, facts = {} }: Band): Outcome {
  return {
    values: { score, band: title, ...facts },
    headline: { label: bands.title, text: String(score), suffix: `of ${highest}` },
    band: { title, tone, advice, ...(next ? { next } : {}) },
    figures: Object.values(facts).map((text) => ({ label: eventRateLabel, text })),
  };
}
