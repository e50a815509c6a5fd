import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { toggle } from '../kit/inputs.ts';

const source =
  'Wells 1997, doi:10.1016/S0140-6736(97)08140-3; 2003, doi:10.1056/NEJMoa023153; 2006, doi:10.1001/jama.295.2.199';

/** The bands as specified: 75% is from 1997, 17% and 5% are from the pooled studies of 2006. */
const bands: BandTable = {
  title: 'Wells DVT',
  highest: 9,
  factLabels: { probability: 'Probability of DVT' },
  bands: [
    {
      title: 'Low',
      tone: 'normal',
      advice: 'DVT unlikely: D-dimer to rule out.',
      facts: { probability: '5%' },
    },
    {
      atLeast: 1,
      title: 'Moderate',
      tone: 'caution',
      advice: 'D-dimer, then imaging if positive.',
      facts: { probability: '17%' },
    },
    {
      atLeast: 3,
      title: 'High Probability',
      tone: 'danger',
      advice: 'DVT likely: consider ultrasound or other imaging.',
      facts: { probability: '75%' },
      next: [{ drug: 13 }],
    },
  ],
};

/**
 * Returns a caution if the two-level rule of 2003 already requires imaging and the specified band does not.
 */
const likelyFrom = 2;
const likelyAlready = `Two-level rule: ${likelyFrom} or more is "DVT likely": arrange ultrasound.`;

const inputs = {
  activeOrRecentCancer: toggle('Active or recent cancer', 1, {
    help: 'Treatment ongoing, within 6 months, or palliative',
  }),
  bedridden: toggle('Bedridden 3 days or more, or major surgery within 12 weeks', 1),
  calfSwelling: toggle('Calf swollen by more than 3 cm', 1, {
    help: 'Compared with the other leg, 10 cm below the tibial tuberosity',
  }),
  collateralVeins: toggle('Collateral superficial veins', 1, { help: 'Not varicose' }),
  entireLegSwollen: toggle('Entire leg swollen', 1),
  localisedTenderness: toggle('Localised tenderness along the deep veins', 1),
  paralysisParesis: toggle('Paralysis, paresis or recent plaster of the leg', 1),
  pittingEdema: toggle('Pitting oedema', 1, { help: 'Confined to the symptomatic leg' }),
  previousDVT: toggle('Previous documented DVT', 1, { help: 'Item added in the 2003 version' }),
  alternativeDiagnosis: toggle('Alternative diagnosis at least as likely as DVT', -2),
};

/** Wells criteria for deep vein thrombosis: ten findings, -2 to 9. An unticked finding counts as absent. */
export const wellsDvt = defineCalculator({
  subtitle: 'Deep Vein Thrombosis Risk Assessment',
  notFor: [],
  inputs,
  bands,
  compute(answers) {
    const score = sumPoints(inputs, answers);
    return scored(bands, score, { notes: score === likelyFrom ? [likelyAlready] : [] });
  },
  cautions: [
    {
      level: 'note',
      text: 'In pooled studies 53%, not 75%, of the high group had DVT. In the two-level rule 2 or more is "DVT likely": arrange ultrasound.',
      source,
    },
    {
      level: 'note',
      text: 'The 75% comes from the 1997 study, whose rule had no item for a previous DVT.',
      source: 'Wells 1997, doi:10.1016/S0140-6736(97)08140-3 (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    {
      text: 'Wells PS et al. Value of assessment of pretest probability of deep-vein thrombosis in clinical management. Lancet 1997;350:1795-8.',
      doi: '10.1016/S0140-6736(97)08140-3',
    },
    {
      text: 'Wells PS et al. Evaluation of D-dimer in the diagnosis of suspected deep-vein thrombosis. N Engl J Med 2003;349:1227-35.',
      doi: '10.1056/NEJMoa023153',
    },
    {
      text: 'Wells PS et al. Does this patient have deep vein thrombosis? JAMA 2006;295:199-207.',
      doi: '10.1001/jama.295.2.199',
    },
  ],
});
