import type { BandTable } from '../kit/bands.ts';
import { type Caution, defineCalculator, type Figure } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { moment, optional, yesNo } from '../kit/inputs.ts';
import { dateText } from '../kit/summary.ts';

const source = 'Kothari 1999; Harbison 2003, doi:10.1161/01.STR.0000044170.46643.5E';

/** Time from onset within which each treatment is considered. */
const windows: readonly { treatment: string; hours: number; note?: string }[] = [
  { treatment: 'Thrombolysis', hours: 4.5 },
  { treatment: 'Thrombectomy', hours: 24, note: 'from 6 h only if selected by imaging' },
];

const bands: BandTable = {
  title: 'Positive findings',
  lowest: 0,
  highest: 3,
  factLabels: { probability: 'Stroke probability' },
  bands: [
    { atLeast: 0, title: 'No positive finding', tone: 'neutral', advice: 'A stroke is not excluded.' },
    {
      atLeast: 1,
      title: '1 positive finding',
      tone: 'danger',
      advice: 'Treat as stroke: emergency transfer.',
      facts: { probability: '72%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
    {
      atLeast: 2,
      title: '2 positive findings',
      tone: 'danger',
      advice: 'Treat as stroke: emergency transfer.',
      facts: { probability: '85%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
    {
      atLeast: 3,
      title: '3 positive findings',
      tone: 'danger',
      advice: 'Treat as stroke: emergency transfer.',
      facts: { probability: 'over 95%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
  ],
};

const inputs = {
  face: yesNo('Face: one side droops', 1, {
    help: 'Ask to smile or show teeth. Positive: one side does not move as well.',
  }),
  arm: yesNo('Arm: drifts or does not move', 1, {
    help: 'Eyes closed, arms out for 10 s. Positive: one arm drifts or does not move.',
  }),
  speech: yesNo('Speech: slurred, wrong or none', 1, {
    help: 'Ask to repeat a sentence. Positive: slurred, wrong words or no speech.',
  }),
  onsetTime: optional(moment('Onset time', { help: 'Optional. When the patient was last seen well.' })),
};

/** FAST: three signs of stroke, with the specified probabilities and the windows for treatment. */
export const strokeFast = defineCalculator({
  subtitle: 'Face, arm, speech and time',
  notFor: [],
  inputs,
  bands,
  compute: (answers, { now }) =>
    scored(bands, sumPoints(inputs, answers), {
      figures: answers.onsetTime === undefined ? windowFigures() : sinceOnset(answers.onsetTime, now),
      cautions: answers.onsetTime === undefined ? [] : doubtfulOnset(answers.onsetTime, now),
    }),
  cautions: [
    {
      level: 'danger',
      text: 'Any one sign: treat as stroke. No sign does not exclude stroke, especially balance, vision or posterior circulation. Count time from last seen well; check glucose.',
      brief: 'Any one sign: treat as stroke. No sign does not exclude it.',
      concerns: ({ score }) => score === 0,
      source,
    },
    {
      level: 'danger',
      text: 'Published: 72% with any one sign, over 85% with all three. 85% for two and over 95% for three are not published, and the Cincinnati page gives other figures for the same signs.',
      source,
    },
  ],
  resetLabel: 'Reset Assessment',
  tables: [
    {
      title: 'Treatment windows',
      columns: ['Treatment', 'From onset'],
      rows: windows.map(({ treatment, hours }) => [treatment, `${hours} h`]),
    },
    {
      title: 'Late thrombectomy',
      columns: ['From onset', 'Who'],
      rows: [['6–24 h', 'Patients selected by imaging only']],
      source: 'Usual practice (awaiting clinical review)',
    },
  ],
  related: ['cincinnati-stroke'],
  references: [
    {
      text: 'Harbison J et al. Diagnostic accuracy of stroke referrals from primary care, emergency room physicians, and ambulance staff using the face arm speech test. Stroke 2003;34:71-6.',
      doi: '10.1161/01.STR.0000044170.46643.5E',
    },
    {
      text: 'Kothari RU et al. Cincinnati Prehospital Stroke Scale: reproducibility and validity. Ann Emerg Med 1999;33:373-8.',
      doi: '10.1016/S0196-0644(99)70299-4',
    },
  ],
});

function windowFigures(): Figure[] {
  return windows.map((window) => windowFigure(window, `${window.hours} h`));
}

/**
 * Returns a caution on an implausible time, because a wrong date can move a patient into or out of a
 * treatment window.
 */
function doubtfulOnset(onset: Date, now: Date): readonly Caution[] {
  const minutes = minutesBetween(onset, now);
  if (minutes < 0) return [checkOnset('lies in the future', 'is in the future')];
  return minutes > 7 * 24 * 60 ? [checkOnset('lies more than 7 days back', 'is over 7 days back')] : [];
}

function checkOnset(text: string, brief: string): Caution {
  return {
    level: 'danger',
    text: `The onset time ${text}. Check date and time before you rely on a window.`,
    brief: `Onset ${brief}: check it.`,
    source,
  };
}

function minutesBetween(onset: Date, now: Date): number {
  return Math.floor((now.getTime() - onset.getTime()) / 60_000);
}

/** Returns the time since onset in whole minutes, and its place in each window. The end counts as inside. */
function sinceOnset(onset: Date, now: Date): Figure[] {
  const minutes = minutesBetween(onset, now);
  if (minutes < 0) {
    return [{ label: 'Since onset', text: 'The onset time lies in the future' }, ...windowFigures()];
  }
  return [
    { label: 'Since onset', text: `${Math.floor(minutes / 60)} h ${minutes % 60} min` },
    ...windows.map((window) => {
      const state = minutes <= window.hours * 60 ? 'inside, ends' : 'outside, ended';
      const end = dateText(new Date(onset.getTime() + window.hours * 3_600_000));
      return windowFigure(window, `${window.hours} h: ${state} ${end}`);
    }),
  ];
}

function windowFigure({ treatment, note }: (typeof windows)[number], text: string): Figure {
  return { label: `${treatment} window`, text, ...(note === undefined ? {} : { note }) };
}
