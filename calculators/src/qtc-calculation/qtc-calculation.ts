import { type Band, type BandTable, bandFor, rangeText } from '../kit/bands.ts';
import { type Caution, defineCalculator, noResult, type Outcome } from '../kit/definition.ts';
import { formatNumber, round } from '../kit/format.ts';
import { choice, countsAs, number, optional, startsAs } from '../kit/inputs.ts';
import { knownValues } from '../kit/patient.ts';

const source =
  'Bazett 1920; Fridericia 1920; Sagie 1992, doi:10.1016/0002-9149(92)90562-D; Hodges 1983; Rautaharju 2009, doi:10.1161/CIRCULATIONAHA.108.191096';
const shortUnderMs = 360;
/** RR limits for heart rates of 300 down to 20 per minute. */
const plausibleRrSeconds = { from: 0.2, upTo: 3 };

export type Sex = 'male' | 'female' | 'unspecified';

/** Lower limits of borderline, prolonged and severely prolonged, in whole ms. */
const limits: Readonly<Record<Sex, readonly [borderline: number, prolonged: number, severe: number]>> = {
  male: [430, 450, 500],
  female: [450, 470, 500],
  unspecified: [440, 460, 500],
};

const sexLabels: Readonly<Record<Sex, string>> = {
  male: 'Male',
  female: 'Female',
  unspecified: 'Unspecified',
};

/** Returns the interpretation of a rounded QTc in ms, by sex. */
export function qtcBands(sex: Sex): BandTable {
  const [borderline, prolonged, severe] = limits[sex];
  return {
    title: `QTc (ms), ${sexLabels[sex].toLowerCase()}`,
    step: 0,
    bands: [
      { title: 'Normal', tone: 'normal', advice: 'Within the usual limits for this sex.' },
      {
        atLeast: borderline,
        title: 'Borderline',
        tone: 'caution',
        advice: 'Review drugs and electrolytes, and repeat.',
      },
      {
        atLeast: prolonged,
        title: 'Prolonged',
        tone: 'danger',
        advice: 'Look for a cause, and add no drug that prolongs QT.',
        next: [{ chart: 7 }, { drug: 6 }],
      },
      {
        atLeast: severe,
        title: 'Severely prolonged',
        tone: 'danger',
        advice: 'High risk of torsades de pointes: monitor and get senior help now.',
        next: [{ chart: 7 }, { drug: 6 }],
      },
    ],
  };
}

const notChosen = null;

const inputs = {
  qt: number('QT interval', 'ms', { min: 1, max: 2000 }),
  rr: optional(number('RR interval', 'ms', { min: 1, max: 20000, help: 'Used before the heart rate.' })),
  heartRate: optional(number('Heart rate', 'bpm', { min: 1, max: 600, help: 'Used if RR is empty.' })),
  sex: countsAs(
    notChosen,
    choice(
      'Sex',
      [
        ['male', 'Male'],
        ['female', 'Female'],
      ],
      { help: 'Needed for the interpretation.' },
    ),
  ),
  formula: startsAs(
    'bazett',
    choice(
      'Formula',
      [
        ['bazett', 'Bazett'],
        ['fridericia', 'Fridericia'],
        ['framingham', 'Framingham'],
        ['hodges', 'Hodges'],
      ],
      { appearance: 'select' },
    ),
  ),
};

type Formula = (typeof inputs.formula.options)[number]['key'];

/** Returns the unrounded QTc in ms for an RR interval in seconds. */
const corrected: Readonly<Record<Formula, (qt: number, rr: number) => number>> = {
  bazett: (qt, rr) => qt / Math.sqrt(rr),
  fridericia: (qt, rr) => qt / Math.cbrt(rr),
  framingham: (qt, rr) => qt + 154 * (1 - rr),
  hodges: (qt, rr) => qt + 1.75 * (60 / rr - 60),
};

/** QT corrected for heart rate, rounded to a whole ms. It is interpreted once the sex is known. */
export const qtc = defineCalculator({
  subtitle: 'QT interval corrected for heart rate',
  notFor: [{ words: 'atrial fibrillation' }, { words: 'a wide QRS' }],
  inputs,
  fromPatient: ({ sex }) => knownValues({ sex }),
  compute({ qt, rr, heartRate, sex, formula }, { isInvalid }) {
    const rrSeconds = secondsOf(rr, heartRate);
    // An invalid RR interval must not silently fall back to the heart rate.
    if (rrSeconds === null || isInvalid('rr'))
      return noResult({}, 'Enter the RR interval or the heart rate.');
    const result = round(corrected[formula](qt, rrSeconds));
    // Framingham and Hodges subtract, so that a very slow rate can leave nothing of the interval.
    if (result <= 0) return noResult({}, 'This formula gives no usable value at this rate.');
    const isShort = result < shortUnderMs;
    const label = inputs.formula.options.find(({ key }) => key === formula)?.label;
    const band = sex === null ? null : bandFor(qtcBands(sex), result);
    return {
      values: { score: result, band: band?.title ?? null },
      headline: { label: `QTc (${label})`, text: formatNumber(result, 0), suffix: 'ms' },
      ...(band ? { band: isShort ? shortBand(band) : band } : {}),
      figures: [
        {
          label: 'RR used',
          text: `${formatNumber(rrSeconds * 1000, 0)}\u00a0ms`,
          note: rr === undefined ? '60 ÷ heart rate' : 'as entered',
        },
      ],
      notes: [
        ...(rr !== undefined && heartRate !== undefined
          ? ['The heart rate is not used: RR comes first.']
          : []),
        ...(sex === null ? ['Choose the sex for an interpretation.'] : []),
      ],
      cautions: [
        ...implausibleRate(rrSeconds),
        ...contradictingRate(rr, heartRate),
        ...(isShort ? [tooShort] : []),
      ],
    } satisfies Outcome;
  },
  cautions: [
    {
      level: 'note',
      text: 'Bazett misleads at fast or slow rates. Below 340–360 ms is short, not normal. Wide QRS or AF: not valid.',
      source,
    },
    {
      level: 'note',
      text: 'The American Heart Association calls 450 ms or more in men and 460 ms or more in women prolonged; this page starts at 470 ms in women.',
      source: 'Rautaharju 2009, doi:10.1161/CIRCULATIONAHA.108.191096 (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'Reference values (ms)',
      columns: ['Sex', 'Normal', 'Borderline', 'Prolonged', 'Severely prolonged'],
      rows: (['male', 'female', 'unspecified'] as const).map((sex) => {
        const table = qtcBands(sex);
        return [sexLabels[sex], ...table.bands.map((band) => rangeText(table, band))];
      }),
    },
    {
      title: 'Formulas (RR in seconds)',
      columns: ['Name', 'QTc'],
      rows: [
        ['Bazett', 'QT ÷ √RR'],
        ['Fridericia', 'QT ÷ ∛RR'],
        ['Framingham', 'QT + 154 × (1 − RR)'],
        ['Hodges', 'QT + 1.75 × (heart rate − 60)'],
      ],
    },
  ],
  clinicalSignificance: [
    'A long QT interval can end in torsades de pointes and sudden death. QT shortens as the heart speeds up, so it is corrected for rate before it is judged.',
    'The formulas agree near 60 beats a minute and drift apart away from it. Compare values of the same formula in one patient.',
  ],
  references: [
    { text: 'Bazett HC. An analysis of the time-relations of electrocardiograms. Heart 1920;7:353-70.' },
    { text: 'Fridericia LS. Die Systolendauer im Elektrokardiogramm. Acta Med Scand 1920;53:469-86.' },
    {
      text: 'Sagie A et al. An improved method for adjusting the QT interval for heart rate. Am J Cardiol 1992;70:797-801.',
      doi: '10.1016/0002-9149(92)90562-D',
    },
    { text: 'Hodges M et al. J Am Coll Cardiol 1983;1:694 (abstract).' },
    {
      text: 'Rautaharju PM et al. Recommendations for the interpretation of the electrocardiogram, part IV. Circulation 2009;119:e241-50.',
      doi: '10.1161/CIRCULATIONAHA.108.191096',
    },
  ],
});

/** Returns the RR interval in seconds, as entered in ms or from the heart rate, or null without either. */
function secondsOf(rrMs: number | undefined, heartRate: number | undefined): number | null {
  if (rrMs !== undefined) return rrMs / 1000;
  return heartRate === undefined ? null : 60 / heartRate;
}

/** The specified bands have none for a short QTc. The word stays, but must not reassure. */
function shortBand({ title }: Band): Band {
  return { title, tone: 'caution', advice: 'Only by the limits of this page. Read the caution below.' };
}

/**
 * Returns a caution on an implausible RR interval, most likely a heart rate, or seconds instead of
 * milliseconds.
 */
function implausibleRate(rrSeconds: number): readonly Caution[] {
  if (rrSeconds >= plausibleRrSeconds.from && rrSeconds <= plausibleRrSeconds.upTo) return [];
  const rr = `${formatNumber(rrSeconds * 1000, 0)}\u00a0ms`;
  const rate = `${formatNumber(60 / rrSeconds, 0)}/min`;
  return [
    {
      level: 'danger',
      text: `An RR of ${rr} is a heart rate of ${rate}. Check that RR is in ms and the heart rate in its own field.`,
      brief: `RR ${rr} is ${rate}: check the entry.`,
      source: 'The entries on this page',
    },
  ];
}

/** Share of the heart rate by which the rate of the RR interval may differ in one patient at one time. */
const sameRateWithin = 0.2;

/** Returns a caution if RR interval and heart rate can't both be right. */
function contradictingRate(rrMs: number | undefined, heartRate: number | undefined): readonly Caution[] {
  if (rrMs === undefined || heartRate === undefined) return [];
  const rateOfRr = 60_000 / rrMs;
  if (Math.abs(rateOfRr - heartRate) <= sameRateWithin * heartRate) return [];
  const rate = `${formatNumber(rateOfRr, 0)}/min`;
  return [
    {
      level: 'danger',
      text: `RR ${formatNumber(rrMs, 0)}\u00a0ms is a rate of ${rate}, but ${formatNumber(heartRate, 0)}/min is entered. Check both: the result uses the RR interval.`,
      brief: `RR is ${rate}, heart rate ${formatNumber(heartRate, 0)}: check both.`,
      source: 'The entries on this page',
    },
  ];
}

const tooShort: Caution = {
  level: 'danger',
  text: 'This QTc is short: below 340–360 ms is not normal, whatever the band says.',
  brief: 'QTc below 360 ms is short, not normal.',
  source,
};
