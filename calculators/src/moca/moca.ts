import { type BandTable, bandFor } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { countsAs, domainTotal, toggle } from '../kit/inputs.ts';

const nasreddine = 'Nasreddine 2005, doi:10.1111/j.1532-5415.2005.53221.x';

const highest = 30;

const bands: BandTable = {
  title: 'MoCA, adjusted',
  lowest: 0,
  highest,
  bands: [
    {
      atLeast: 0,
      title: 'Significant',
      tone: 'danger',
      advice: 'Significant impairment at this cut-off.',
    },
    { atLeast: 18, title: 'Mild', tone: 'caution', advice: 'Mild impairment at this cut-off.' },
    { atLeast: 26, title: 'Normal', tone: 'normal', advice: 'No impairment at this cut-off.' },
  ],
};

/** An untested domain counts as 0, as specified, and stays listed as unanswered. */
const domain = (label: string, max: number) => countsAs('0', domainTotal(label, max));

/** A low total of an incomplete test is not a finding. The specified band is shown, but without an alarm. */
const untested = {
  tone: 'neutral',
  advice: 'Not every domain is entered: the total can still rise.',
} as const;

const domains = {
  visuospatialExecutive: domain('Visuospatial/executive', 5),
  naming: domain('Naming', 3),
  attention: domain('Attention', 6),
  language: domain('Language', 3),
  abstraction: domain('Abstraction', 2),
  delayedRecall: domain('Delayed recall', 5),
  orientation: domain('Orientation', 6),
};

/**
 * Montreal Cognitive Assessment (Nasreddine 2005): the sum of seven domain totals, with a point
 * added for 12 years of education or less. The band is taken on the adjusted score, which is never
 * above 30. The test questions are protected and are not reproduced.
 */
export const moca = defineCalculator({
  subtitle: 'Total of each domain, from the licensed test form',
  notFor: [{ words: 'users without training in the test' }],
  inputs: {
    ...domains,
    education12OrLess: toggle('12 years of education or less', 1, { help: 'Adds one point.' }),
  },
  bands,
  compute(answers, { isAnswered }) {
    const isTested = Object.keys(domains).every(isAnswered);
    const score = sumPoints(domains, answers);
    const adjusted = Math.min(score + (answers.education12OrLess ? 1 : 0), highest);
    return scored(bands, adjusted, {
      ...(isTested ? {} : { band: { title: bandFor(bands, adjusted).title, ...untested } }),
      values: { score, adjusted },
      figures: [
        { label: 'Total', text: String(score), note: 'sum of the domains' },
        {
          label: 'Adjusted score',
          text: String(adjusted),
          note: answers.education12OrLess ? '12 years of education or less' : 'no adjustment',
        },
      ],
      notes: score === 0 ? ['All domains at 0: enter the findings.'] : [],
    });
  },
  cautions: [
    {
      level: 'note',
      text: '26 over-calls impairment in many groups. Total never above 30. Needs a trained user.',
      source: nasreddine,
    },
    {
      level: 'note',
      text: 'Below 18 other sources tell moderate (10–17) from severe (below 10); this page reads both as significant. 0 at start means not yet tested.',
      source: 'MoCA website, frequently asked questions (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'The MoCA finds mild cognitive impairment better than the MMSE, since it asks more of executive function and delayed recall.',
    'A low total calls for a full assessment and is not a diagnosis: delirium, depression, little schooling and a foreign language lower it too.',
  ],
  references: [
    {
      text: 'Nasreddine ZS et al. The Montreal Cognitive Assessment, MoCA: a brief screening tool for mild cognitive impairment. J Am Geriatr Soc 2005;53:695-9.',
      doi: '10.1111/j.1532-5415.2005.53221.x',
    },
  ],
});
