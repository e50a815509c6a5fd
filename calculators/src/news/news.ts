import type { BandTable } from '../kit/bands.ts';
import { type Caution, defineCalculator } from '../kit/definition.ts';
import { pointsOf, scored, sumPoints } from '../kit/evaluate.ts';
import { byAnswer, choice } from '../kit/inputs.ts';
import { scale } from '../kit/scale.ts';

const source =
  'RCP NEWS2 2017; Williams 2019, doi:10.7861/clinmedicine.19-1-94; Echevarria 2019, doi:10.1136/thoraxjnl-2019-213470';
const rcp = 'RCP NEWS2 2017';

/** The bands as specified: 1 to 6 read `Complete assessment`, with the published response beside it. */
const bands: BandTable = {
  title: 'NEWS',
  lowest: 0,
  highest: 20,
  bands: [
    {
      atLeast: 0,
      title: 'Routine monitoring (minimum 12 hourly)',
      tone: 'normal',
      advice: 'Continue routine observations.',
    },
    {
      atLeast: 1,
      title: 'Complete assessment',
      tone: 'caution',
      advice: 'Not reassurance: follow the published response for this score.',
      next: [{ chart: 12 }, { chart: 14 }],
    },
    {
      atLeast: 7,
      title: 'Emergency response with continuous monitoring',
      tone: 'danger',
      advice: 'Emergency assessment by a team with critical-care skills, now.',
      next: [{ chart: 12 }, { chart: 14 }],
    },
  ],
};

/** Published responses (RCP, NEWS2, 2017), shown whatever the result. */
const publishedResponse = {
  title: 'Published response thresholds',
  columns: ['Score', 'Risk', 'Response'],
  rows: [
    ['0', 'Low', 'Observations at least every 12 hours'],
    ['1–4', 'Low', 'Observations at least every 4–6 hours; a registered nurse decides on escalation'],
    ['3 in one item', 'Low to medium', 'Observations at least hourly; urgent review on the ward'],
    [
      '5–6',
      'Medium',
      'Observations at least hourly; urgent assessment by a clinician trained in acute illness',
    ],
    ['7 or more', 'High', 'Continuous monitoring; emergency assessment by a critical-care team'],
  ],
  source: rcp,
};

/** The option of SpO2 scale 2 that also covers a saturation that is too high on oxygen. */
const scaleTwoTop = '>=88';

const percent = { min: 0, max: 100 };

const inputs = {
  respiratoryRate: scale(
    'Respiratory rate',
    '/min',
    1,
    [
      [8, 3],
      [11, 1],
      [20, 0],
      [24, 2],
    ],
    3,
    { min: 0, max: 120 },
  ),
  smokingStatus: choice(
    'Smoking status',
    [
      ['non-smoker', 'Non-smoker'],
      ['smoker/COPD', 'Smoker / COPD'],
    ],
    {
      help: 'Decides the saturation scale. The second one only for proven hypercapnic failure with a prescribed target of 88–92%.',
    },
  ),
  oxygenSaturation: byAnswer('Oxygen saturation (%)', 'smokingStatus', {
    'non-smoker': scale(
      'Oxygen saturation',
      '%',
      1,
      [
        [91, 3],
        [93, 2],
        [95, 1],
      ],
      0,
      percent,
    ),
    'smoker/COPD': scale(
      'Oxygen saturation',
      '%',
      1,
      [
        [83, 3],
        [85, 2],
        [87, 1],
      ],
      0,
      percent,
    ),
  }),
  supplementalOxygen: choice('Supplemental oxygen', [
    ['no', 'No (room air)', 0],
    ['yes', 'Yes', 2],
  ]),
  temperature: scale(
    'Temperature',
    '°C',
    0.1,
    [
      [35, 3],
      [36, 1],
      [38, 0],
      [39, 1],
    ],
    2,
    { min: 10, max: 50 },
  ),
  systolicBp: scale(
    'Systolic blood pressure',
    'mmHg',
    1,
    [
      [90, 3],
      [100, 2],
      [110, 1],
      [219, 0],
    ],
    3,
    { min: 0, max: 400 },
  ),
  heartRate: scale(
    'Heart rate',
    '/min',
    1,
    [
      [40, 3],
      [50, 1],
      [90, 0],
      [110, 1],
      [130, 2],
    ],
    3,
    { min: 0, max: 400 },
  ),
  consciousness: choice(
    'Consciousness',
    [
      ['alert', 'Alert', 0],
      ['voice', 'Responds to voice', 3],
      ['pain', 'Responds to pain', 3],
      ['unresponsive', 'Unresponsive', 3],
    ],
    { help: 'New confusion: choose voice.' },
  ),
};

/**
 * National Early Warning Score with the bands as specified. The points of each observation are
 * those of the Royal College of Physicians; the second saturation scale and the wording for 1 to 6
 * differ from the publication and carry their cautions.
 */
export const news = defineCalculator({
  subtitle: 'Deterioration in adults',
  notFor: [
    { words: 'patients under 16 years', facts: { underYears: 16 } },
    { words: 'pregnant women', facts: { isPregnant: true } },
  ],
  inputs,
  bands,
  compute(answers) {
    const score = sumPoints(inputs, answers);
    const hasSingleThree = Object.keys(inputs).some((key) => pointsOf(inputs, answers, key) === 3);
    const response = responseFor(score, hasSingleThree);
    const scale2 = secondScaleFor(answers);
    const isUrgent = score >= 5 || hasSingleThree;
    // The result bar shows the first brief line: the urgent response, or why the score may be too low.
    const [published] = response;
    const outcome = scored(bands, score, {
      cautions: isUrgent ? [...response, ...scale2] : [...scale2, ...response],
    });
    // The specified words for 1 to 6 say nothing to do, so the published response stands in their place.
    return published && outcome.band
      ? {
          ...outcome,
          band: { ...outcome.band, tone: isUrgent ? 'danger' : 'caution', advice: published.text },
        }
      : outcome;
  },
  cautions: [
    {
      level: 'danger',
      text: 'A total of 5 or 6, or 3 in any one item, needs urgent review within the hour; 1–4 needs observations at least every 4–6 hours. The words "Complete assessment" are not reassurance.',
      source,
    },
    {
      level: 'danger',
      text: 'Use the second saturation scale only for proven hypercapnic failure with a prescribed 88–92% target, not for smoking.',
      source,
    },
    {
      level: 'danger',
      text: 'New confusion scores 3: choose voice if it is present. On oxygen at 93% or above on the second scale add 1–3 points by hand (93–94% 1, 95–96% 2, 97% or more 3).',
      source,
    },
  ],
  resetLabel: 'Reset Assessment',
  tables: [publishedResponse],
  references: [
    {
      text: 'Royal College of Physicians. National Early Warning Score (NEWS) 2. London: RCP, 2017.',
      url: 'https://www.rcp.ac.uk/resources/national-early-warning-score-news-2/',
    },
    {
      text: 'Williams B. The National Early Warning Score 2 (NEWS2) in patients with hypercapnic respiratory failure. Clin Med 2019;19:94-5.',
      doi: '10.7861/clinmedicine.19-1-94',
    },
    {
      text: 'Echevarria C et al. Comparison of early warning scores in patients with COPD exacerbation: DECAF and NEWS score. Thorax 2019;74:941-6.',
      doi: '10.1136/thoraxjnl-2019-213470',
    },
  ],
});

/** Returns a caution about what SpO2 scale 2 hides in this patient. */
function secondScaleFor({
  smokingStatus,
  supplementalOxygen,
  oxygenSaturation,
}: Readonly<Record<'smokingStatus' | 'supplementalOxygen' | 'oxygenSaturation', string>>): Caution[] {
  if (smokingStatus !== 'smoker/COPD') return [];
  const mayHaveTooMuch = supplementalOxygen === 'yes' && oxygenSaturation === scaleTwoTop;
  return [
    ...(mayHaveTooMuch
      ? [
          {
            level: 'danger' as const,
            text: 'On oxygen with a saturation of 93% or more this score is too low: add 1 point for 93–94%, 2 for 95–96%, 3 for 97% or more.',
            brief: 'On oxygen at 93% or more: add 1–3 points.',
            source,
          },
        ]
      : []),
    {
      level: 'danger',
      text: 'This score uses the second saturation scale, on which 88% scores 0 and not 3. Without proven hypercapnic failure and a prescribed 88–92% target choose non-smoker, also in smokers.',
      brief: 'Second saturation scale: only with a prescribed 88–92% target.',
      source,
    },
  ];
}

/** Returns the published response for a score of 1 to 6, which the specified band omits. */
function responseFor(score: number, hasSingleThree: boolean): Caution[] {
  if (score === 0 || score >= 7) return [];
  if (score >= 5) {
    return [
      {
        level: 'danger',
        text: 'Published response for 5–6: urgent assessment by a clinician trained in acute illness; observations at least hourly.',
        brief: 'Score 5–6: urgent review within the hour.',
        source: rcp,
      },
    ];
  }
  if (hasSingleThree) {
    return [
      {
        level: 'danger',
        text: 'Published response for 3 in one item: urgent review on the ward; observations at least hourly.',
        brief: '3 in one item: urgent review within the hour.',
        source: rcp,
      },
    ];
  }
  return [
    {
      level: 'danger',
      text: 'Published response for 1–4: observations at least every 4–6 hours; a registered nurse decides on escalation.',
      brief: 'Score 1–4: observe at least every 4–6 hours.',
      source: rcp,
    },
  ];
}
