import { type BandTable, bandFor } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { countsAs, domainTotal } from '../kit/inputs.ts';

const folstein = 'Folstein 1975, doi:10.1016/0022-3956(75)90026-6; Tombaugh 1992';

const bands: BandTable = {
  title: 'MMSE',
  lowest: 0,
  highest: 30,
  bands: [
    { atLeast: 0, title: 'Severe', tone: 'danger', advice: 'Severe impairment at this cut-off.' },
    { atLeast: 12, title: 'Moderate', tone: 'danger', advice: 'Moderate impairment at this cut-off.' },
    { atLeast: 18, title: 'Mild', tone: 'caution', advice: 'Mild impairment at this cut-off.' },
    { atLeast: 24, title: 'Normal', tone: 'normal', advice: 'No impairment at this cut-off.' },
  ],
};

/** An untested domain counts as 0, as specified, and stays listed as unanswered. */
const domain = (label: string, max: number) => countsAs('0', domainTotal(label, max));

/** A low total of an incomplete test is not a finding. The specified band is shown, but without an alarm. */
const untested = {
  tone: 'neutral',
  advice: 'Not every domain is entered: the total can still rise.',
} as const;

const inputs = {
  orientation: domain('Orientation', 10),
  registration: domain('Registration', 3),
  attention: domain('Attention', 5),
  recall: domain('Recall', 3),
  language: domain('Language', 9),
};

/**
 * Mini-Mental State Examination (Folstein 1975): the sum of five domain totals, 0 to 30. The test
 * questions are protected and are not reproduced.
 */
export const mmse = defineCalculator({
  subtitle: 'Total of each domain, from the licensed test form',
  notFor: [],
  inputs,
  bands,
  compute(answers, { isAnswered }) {
    const score = sumPoints(inputs, answers);
    const isTested = Object.keys(inputs).every(isAnswered);
    return scored(bands, score, {
      ...(isTested ? {} : { band: { title: bandFor(bands, score).title, ...untested } }),
      notes: score === 0 ? ['All domains at 0: enter the findings.'] : [],
    });
  },
  cautions: [
    {
      level: 'note',
      text: 'Cut-offs depend on schooling and language. 0 at start means not yet tested.',
      source: folstein,
    },
    {
      level: 'note',
      text: 'The publication reads 0–17 as severe; this page splits it into moderate (12–17) and severe (below 12).',
      source: 'Tombaugh 1992, doi:10.1111/j.1532-5415.1992.tb01992.x (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'The MMSE screens five areas of cognition at the bedside and helps to follow a patient over time.',
    'A low total is not a diagnosis of dementia: delirium, depression, poor hearing or sight, little schooling and a foreign language lower it too.',
  ],
  references: [
    {
      text: 'Folstein MF, Folstein SE, McHugh PR. "Mini-mental state": a practical method for grading the cognitive state of patients for the clinician. J Psychiatr Res 1975;12:189-98.',
      doi: '10.1016/0022-3956(75)90026-6',
    },
    {
      text: 'Tombaugh TN, McIntyre NJ. The Mini-Mental State Examination: a comprehensive review. J Am Geriatr Soc 1992;40:922-35.',
      doi: '10.1111/j.1532-5415.1992.tb01992.x',
    },
  ],
});
