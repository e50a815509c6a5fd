import type { BandTable } from '../kit/bands.ts';
import { type Caution, defineCalculator } from '../kit/definition.ts';
import { pointsOf, scored, sumPoints } from '../kit/evaluate.ts';
import { choice } from '../kit/inputs.ts';
import { knownValues } from '../kit/patient.ts';

const source = 'Tepas 1987, doi:10.1016/S0022-3468(87)80006-4; 1988, doi:10.1097/00005373-198804000-00001';

const lowRiskFrom = 9;

const bands: BandTable = {
  title: 'Paediatric Trauma Score',
  lowest: -6,
  highest: 12,
  factLabels: { mortality: 'Mortality' },
  bands: [
    {
      atLeast: -6,
      title: 'High',
      tone: 'danger',
      advice: 'Operative treatment likely; intensive care. Transfer to a paediatric trauma centre.',
      facts: { mortality: 'over 10%' },
      next: [{ chart: 39 }],
    },
    {
      atLeast: 0,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Transfer to a paediatric trauma centre (8 or less).',
      facts: { mortality: '2–10%' },
      next: [{ chart: 39 }],
    },
    {
      atLeast: lowRiskFrom,
      title: 'Low Risk',
      tone: 'normal',
      advice: 'Non-operative treatment likely. The score does not exclude an injury: examine fully.',
      facts: { mortality: 'under 2%' },
    },
  ],
};

const inputs = {
  weight: choice('Weight', [
    ['over-20', 'Over 20 kg', 2],
    ['10-20', '10–20 kg', 1],
    ['under-10', 'Under 10 kg', -1],
  ]),
  airway: choice('Airway', [
    ['normal', 'Normal', 2],
    ['maintainable', 'Maintainable', 1],
    ['unmaintainable', 'Unmaintainable', -1],
  ]),
  systolicBp: choice(
    'Systolic blood pressure',
    [
      ['over-90', 'Over 90 mmHg', 2],
      ['50-90', '50–90 mmHg', 1],
      ['under-50', 'Under 50 mmHg', -1],
    ],
    { help: 'No cuff that fits: pulse felt at the wrist 2, at the groin only 1, nowhere −1.' },
  ),
  consciousness: choice('Consciousness', [
    ['awake', 'Awake', 2],
    ['obtunded', 'Obtunded, or any loss of consciousness', 1],
    ['coma', 'Coma', -1],
  ]),
  openWound: choice('Open wound', [
    ['none', 'None', 2],
    ['minor', 'Minor', 1],
    ['major', 'Major or penetrating', -1],
  ]),
  skeletal: choice('Skeletal trauma', [
    ['none', 'None', 2],
    ['closed', 'Closed fracture', 1],
    ['open', 'Open or multiple fractures', -1],
  ]),
};

/** The inputs about the injury. The weight only describes the size of the child. */
const findings = ['airway', 'systolicBp', 'consciousness', 'openWound', 'skeletal'];

const worstFinding: Caution = {
  level: 'danger',
  text: 'A finding at its worst grade (−1) is entered. The total reads low risk all the same: act on the finding, and examine fully.',
  brief: 'One finding is at its worst: do not rely on low risk.',
  next: [{ chart: 39 }],
  source: `${source} (the warning is ours, awaiting clinical review)`,
};

/** Returns the option of a weight in kg. Both 10 and 20 kg belong to the middle one. */
function weightClass(weight: number): 'over-20' | '10-20' | 'under-10' {
  if (weight > 20) return 'over-20';
  return weight < 10 ? 'under-10' : '10-20';
}

/**
 * Paediatric Trauma Score (Tepas 1987): six findings of 2, 1 or -1, together -6 to 12. The death rates are
 * the specified ones. The published ones were far higher and are in the caution.
 */
export const paediatricTrauma = defineCalculator({
  subtitle: 'Severity of injury in a child from six findings',
  notFor: [],
  inputs,
  fromPatient: ({ weight }) => knownValues({ weight: weight === null ? null : weightClass(weight) }),
  bands,
  compute(answers) {
    const score = sumPoints(inputs, answers);
    const isWorst = findings.some((key) => pointsOf(inputs, answers, key) === -1);
    // Coma or a lost airway alone leaves 9 points, the specified low risk.
    return scored(bands, score, { cautions: isWorst && score >= lowRiskFrom ? [worstFinding] : [] });
  },
  cautions: [
    {
      level: 'danger',
      text: 'A score of 8 or less means transfer to a paediatric trauma centre. The published death rate was far above these figures: all children scoring below 0 died.',
      brief: '8 or less: transfer to a paediatric trauma centre.',
      concerns: ({ score }) => Number(score) <= 8,
      source,
    },
    {
      level: 'note',
      text: 'Whether an operation is likely is not part of the published score.',
      source,
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    {
      text: 'Tepas JJ et al. The pediatric trauma score as a predictor of injury severity in the injured child. J Pediatr Surg 1987;22:14-8.',
      doi: '10.1016/S0022-3468(87)80006-4',
    },
    {
      text: 'Tepas JJ et al. The pediatric trauma score as a predictor of injury severity: an objective assessment. J Trauma 1988;28:425-9.',
      doi: '10.1097/00005373-198804000-00001',
    },
  ],
});
