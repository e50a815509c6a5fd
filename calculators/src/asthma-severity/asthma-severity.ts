import type { Band } from '../kit/bands.ts';
import { type Caution, defineCalculator, noResult } from '../kit/definition.ts';
import { choice, countsAs } from '../kit/inputs.ts';

const source = 'BTS/SIGN 158, NG245; NAC Australia';
const bts = 'BTS/SIGN 158 (2019)';

const bands = {
  mild: {
    title: 'Mild',
    tone: 'normal',
    colour: 'green',
    advice: 'No severe sign counted. Treat by local guideline and assess again.',
    next: [{ chart: 15 }, { chart: 16 }, { drug: 27 }],
  },
  moderate: {
    title: 'Moderate',
    tone: 'caution',
    colour: 'yellow',
    advice: '1–2 severe signs. Treat now, assess again soon, get help early.',
    next: [{ chart: 15 }, { chart: 16 }, { drug: 27 }],
  },
  severe: {
    title: 'Severe',
    tone: 'danger',
    colour: 'orange',
    advice: 'Emergency treatment and hospital; get senior help.',
    next: [{ chart: 15 }, { chart: 16 }, { drug: 27 }, { drug: 28 }, { drug: 29 }, { drug: 6 }],
  },
  lifeThreatening: {
    title: 'Life-threatening',
    tone: 'danger',
    colour: 'red',
    advice: 'Emergency: treat at once and call senior and critical-care help now.',
    next: [{ chart: 15 }, { chart: 16 }, { drug: 27 }, { drug: 28 }, { drug: 29 }, { drug: 6 }],
  },
} as const satisfies Record<string, Band>;

const unanswered = null;

/** A sign with the three published levels. It counts as not assessed until it is answered. */
function sign(
  label: string,
  levels: readonly [mild: string, severe: string, critical: string],
  help?: string,
) {
  const [mild, severe, critical] = levels;
  return countsAs(
    unanswered,
    choice(
      label,
      [
        ['mild', mild],
        ['severe', severe],
        ['critical', critical],
      ],
      help === undefined ? {} : { help },
    ),
  );
}

const inputs = {
  breathlessness: sign('Breathlessness', [
    'On walking; can lie flat',
    'At rest; sits forward',
    'Exhausted, poor respiratory effort',
  ]),
  speech: sign('Speech', ['Sentences', 'Cannot finish a sentence in one breath; words only', 'Cannot speak']),
  accessoryMuscles: sign('Accessory muscle use', [
    'None or slight',
    'Marked use, recession',
    'Paradoxical chest and abdominal movement',
  ]),
  wheeze: sign('Wheeze', ['Moderate, end-expiratory', 'Loud throughout', 'Silent chest']),
  heartRate: sign(
    'Heart rate',
    [
      'Under 110/min (adult); up to 125 above 5 years, up to 140 at 1–5 years',
      '110/min or more (adult); over 125 above 5 years, over 140 at 1–5 years',
      'Bradycardia or arrhythmia',
    ],
    'Not part of the life-threatening count here: bradycardia or arrhythmia is not counted.',
  ),
  respiratoryRate: countsAs(
    unanswered,
    choice('Respiratory rate', [
      ['mild', 'Under 25/min (adult); up to 30 above 5 years, up to 40 at 1–5 years'],
      ['severe', '25/min or more (adult); over 30 above 5 years, over 40 at 1–5 years'],
    ]),
  ),
  consciousness: countsAs(
    unanswered,
    choice('Consciousness', [
      ['normal', 'Alert'],
      ['critical', 'Drowsy, confused or exhausted'],
    ]),
  ),
};

/** The signs that each count includes, as specified. Heart rate belongs to the first count only. */
const severeSigns = [
  'breathlessness',
  'speech',
  'respiratoryRate',
  'accessoryMuscles',
  'wheeze',
  'heartRate',
] as const;
const criticalSigns = ['breathlessness', 'speech', 'accessoryMuscles', 'wheeze', 'consciousness'] as const;

/**
 * Severity of an acute asthma attack by the number of severe and critical signs, from the first answer on.
 * The published rule needs one severe sign where this one needs three: see the cautions.
 */
export const asthmaSeverity = defineCalculator({
  subtitle: 'Acute attack, from bedside signs',
  notFor: [{ words: 'infants under 1 year, for whom no limits are given', facts: { underYears: 1 } }],
  inputs,
  compute(answers, { isAnswered }) {
    const answered = Object.keys(inputs).filter(isAnswered).length;
    if (answered === 0) return noResult();
    const severeCount = severeSigns.filter((key) => answers[key] === 'severe').length;
    const criticalCount = criticalSigns.filter((key) => answers[key] === 'critical').length;
    const band = bandOf(severeCount, criticalCount);
    const isHeartCritical = answers.heartRate === 'critical';
    const severeText = {
      label: 'Severe signs',
      text: String(severeCount),
      suffix: `of ${severeSigns.length}`,
    };
    const criticalText = {
      label: 'Life-threatening signs',
      text: String(criticalCount),
      suffix: `of ${criticalSigns.length}`,
    };
    const [headline, other] = criticalCount > 0 ? [criticalText, severeText] : [severeText, criticalText];
    const isComplete = answered === Object.keys(inputs).length;
    return {
      values: { severeCount, criticalCount, band: band.title, colour: band.colour },
      headline,
      band: band === bands.mild ? mildBand(isComplete, isHeartCritical) : band,
      figures: [{ label: other.label, text: `${other.text} ${other.suffix}` }],
      cautions: [
        // The more severe caution comes first, because a phone shows the first one beside the figure.
        ...(isHeartCritical ? [heartNotCounted] : []),
        ...(severeCount > 0 && severeCount < 3 && criticalCount === 0 ? [oneIsEnough] : []),
      ],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'One severe feature is enough for acute severe asthma (BTS/SIGN); this page asks for three.',
      source,
    },
    {
      level: 'danger',
      text: 'A slow or irregular heart rate is life-threatening although this page ignores it. Measure SpO2 and peak flow: SpO2 under 92% or PEF under 33% is life-threatening.',
      brief: 'SpO2 under 92% or peak flow under 33% is life-threatening.',
      // A worse band already asks for everything that these two would add.
      concerns: ({ band }) => band === bands.mild.title || band === bands.moderate.title,
      source,
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'How this page finds the band',
      columns: ['Signs', 'Severity'],
      rows: [
        ['Any life-threatening sign (heart rate not counted)', bands.lifeThreatening.title],
        ['3 or more severe signs', bands.severe.title],
        ['1–2 severe signs', bands.moderate.title],
        ['Otherwise', bands.mild.title],
      ],
    },
    {
      title: 'Published rule',
      columns: ['Severity', 'Any one of'],
      rows: [
        [
          'Acute severe',
          'PEF 33–50%, cannot complete a sentence; in adults respiratory rate 25/min or more, heart rate 110/min or more',
        ],
        [
          'Life-threatening',
          'PEF under 33%, SpO2 under 92%, PaO2 under 8 kPa, normal PaCO2, silent chest, cyanosis, poor effort, arrhythmia, hypotension, exhaustion, altered consciousness',
        ],
      ],
      source: bts,
    },
  ],
  clinicalSignificance: [
    'Severity decides where and how fast an acute attack is treated, and it changes within minutes: assess again after each treatment.',
    'A patient in a severe attack may not look distressed. Signs alone are not enough; measure oxygen saturation and peak flow.',
  ],
  references: [
    {
      text: 'British Thoracic Society, Scottish Intercollegiate Guidelines Network. SIGN 158: British guideline on the management of asthma. 2019.',
    },
    { text: 'BTS, NICE, SIGN. NG245: Asthma: diagnosis, monitoring and chronic asthma management. 2024.' },
    { text: 'National Asthma Council Australia. Australian Asthma Handbook.' },
    {
      text: 'Papiris S et al. Clinical review: severe asthma. Crit Care 2002;6:30-44.',
      doi: '10.1186/cc1451',
    },
  ],
});

/**
 * Returns the specified band and colour for no severe sign. It reassures only if every sign was assessed and
 * the heart rate, which is not counted, is not dangerous.
 */
function mildBand(isComplete: boolean, isHeartCritical: boolean) {
  if (isComplete && !isHeartCritical) return bands.mild;
  const { title, colour, next } = bands.mild;
  const advice = isHeartCritical
    ? 'Counted as mild, but a slow or irregular heart is life-threatening by the published rule: do not rely on this.'
    : 'So far no severe sign. Assess every sign before relying on this.';
  return { title, tone: 'neutral', advice, next, ...(isComplete ? { colour } : {}) } as const;
}

const oneIsEnough: Caution = {
  level: 'danger',
  text: 'A severe sign is present: the published rule needs only one for acute severe asthma, this page three.',
  brief: 'One severe sign is enough for acute severe asthma (BTS/SIGN).',
  source: bts,
};

const heartNotCounted: Caution = {
  level: 'danger',
  text: 'Bradycardia or arrhythmia is entered: by the published rule this is life-threatening, although it is not counted here.',
  brief: 'Slow or irregular heart: life-threatening, not counted here.',
  source,
};

function bandOf(severeCount: number, criticalCount: number) {
  if (criticalCount > 0) return bands.lifeThreatening;
  if (severeCount >= 3) return bands.severe;
  return severeCount > 0 ? bands.moderate : bands.mild;
}
