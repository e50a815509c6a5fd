import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { toggle } from '../kit/inputs.ts';

const source =
  'Wells 2000, Thromb Haemost 83:416-20; Wells 2001, doi:10.7326/0003-4819-135-2-200107170-00010; van Belle 2006, doi:10.1001/jama.295.2.172';

/** The bands as specified: three levels that include the limit of the two-level rule (4). */
const bands: BandTable = {
  title: 'Wells PE',
  highest: 12.5,
  factLabels: { probability: 'Probability of PE' },
  bands: [
    {
      title: 'Low',
      // Up to 4 points about 12% had a PE (van Belle 2006), so the tone must never be an all-clear.
      tone: 'caution',
      advice: 'PE is not excluded without a negative D-dimer.',
      facts: { probability: '5% or less' },
    },
    {
      above: 4,
      title: 'Moderate',
      tone: 'caution',
      advice: 'PE is likely in the two-level rule: a score above 4 needs imaging.',
      facts: { probability: '20-30%' },
      next: [{ chart: 54 }, { drug: 13 }],
    },
    {
      above: 6,
      title: 'High',
      tone: 'danger',
      advice: 'PE is likely: a score above 4 needs imaging.',
      facts: { probability: 'over 30%' },
      next: [{ chart: 54 }, { drug: 13 }],
    },
  ],
};

const inputs = {
  clinicalSignsDvt: toggle('Clinical signs of DVT', 3, {
    help: 'At least leg swelling and pain on palpation of the deep veins',
  }),
  peMostLikely: toggle('PE is the most likely diagnosis', 3, { help: 'Or an alternative is less likely' }),
  heartRateOver100: toggle('Heart rate over 100/min', 1.5),
  immobilisationOrSurgery: toggle('Immobilisation or surgery', 1.5, {
    help: 'Immobilised 3 days or more, or surgery in the past 4 weeks',
  }),
  previousPeDvt: toggle('Previous PE or DVT', 1.5, { help: 'Objectively diagnosed' }),
  haemoptysis: toggle('Haemoptysis', 1),
  malignancy: toggle('Malignancy', 1, { help: 'On treatment, treated within 6 months, or palliative' }),
};

/** Wells criteria for pulmonary embolism: seven findings, 0 to 12.5. An unticked finding counts as absent. */
export const wellsPe = defineCalculator({
  subtitle: 'Pulmonary Embolism Risk Assessment',
  notFor: [],
  inputs,
  bands,
  compute: (answers) => scored(bands, sumPoints(inputs, answers)),
  cautions: [
    {
      level: 'danger',
      text: 'Scores of 2 to 4 are moderate in the three-level rule (about 13% had PE), not "5% or less". A score of 4 or less does not exclude PE without a negative D-dimer.',
      brief: '4 or less does not exclude PE without a negative D-dimer.',
      concerns: ({ score }) => Number(score) <= 4,
      source: `${source} (13%: awaiting clinical review)`,
    },
    {
      level: 'note',
      text: 'The revised Geneva score can place the same patient in another group.',
      source: 'Le Gal 2006, doi:10.7326/0003-4819-144-3-200602070-00004',
    },
  ],
  resetLabel: 'Reset Assessment',
  tables: [
    {
      title: 'Published levels',
      columns: ['Rule', 'Score', 'Level'],
      rows: [
        ['Three levels', 'under 2', 'Low'],
        ['Three levels', '2–6', 'Moderate'],
        ['Three levels', 'over 6', 'High'],
        ['Two levels', '4 or less', 'PE unlikely'],
        ['Two levels', 'over 4', 'PE likely'],
      ],
      source,
    },
  ],
  related: ['geneva-score'],
  references: [
    {
      text: "Wells PS et al. Derivation of a simple clinical model to categorize patients' probability of pulmonary embolism. Thromb Haemost 2000;83:416-20.",
    },
    {
      text: 'Wells PS et al. Excluding pulmonary embolism at the bedside without diagnostic imaging. Ann Intern Med 2001;135:98-107.',
      doi: '10.7326/0003-4819-135-2-200107170-00010',
    },
    {
      text: 'van Belle A et al. (Christopher Study). Effectiveness of managing suspected pulmonary embolism using an algorithm. JAMA 2006;295:172-9.',
      doi: '10.1001/jama.295.2.172',
    },
  ],
});
