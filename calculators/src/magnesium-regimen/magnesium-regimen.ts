import { type Caution, defineCalculator, type FigureGroup, type Outcome } from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { choice, fact, number, optional } from '../kit/inputs.ts';

const msf =
  'Médecins Sans Frontières, Essential drugs, magnesium sulfate, as on medication Magnesium sulphate';
const page = 'Medication Magnesium sulphate and chart Severe pre-eclampsia and eclampsia';

/** Grams in a mL of 50%, and of the 20% that goes into a vein. */
const strong = 0.5;
const weak = 0.2;

/** Grams in one ampoule of 50%, by the mL of the ampoule. */
const gramsIn = { '2': 1, '5': 2.5, '10': 5 } as const;

/** Doses in g. The IM dose is that of one buttock. */
const doses = { loading: 4, buttock: 5, fit: 2, syringe: 10 } as const;
/** mL of the syringe of the pump, and its rate in mL/h, which is 1 g/h. */
const syringeMl = 50;
const pumpRate = 5;

/** Least breaths a minute, and least urine in mL in 4 hours, with which magnesium goes on. */
const leastBreaths = 16;
const leastUrine = 100;

const count = (ampoules: number): string =>
  `${formatNumber(ampoules, 1)} ${ampoules === 1 ? 'ampoule' : 'ampoules'}`;

/** Returns the figures of a dose of 50% that is made up to 20% for a vein. */
function diluted(grams: number, perAmpoule: number): FigureGroup['figures'] {
  const drawn = grams / strong;
  const whole = grams / weak;
  return [
    { label: 'Draw up', text: `${formatNumber(drawn)} mL of 50%`, note: count(grams / perAmpoule) },
    {
      label: 'Add',
      text: `${formatNumber(whole - drawn)} mL`,
      note: 'sodium chloride 0.9% or water for injection',
    },
    { label: 'Gives', text: `${formatNumber(whole)} mL of 20%` },
  ];
}

const loadingGroup = (perAmpoule: number): FigureGroup => ({
  title: 'Loading dose: 4 g IV over 20 minutes',
  figures: diluted(doses.loading, perAmpoule),
});

const buttocksGroup = (perAmpoule: number, isAlone: boolean): FigureGroup => ({
  title: isAlone ? 'Loading dose: 10 g IM' : 'With it: 10 g IM',
  figures: [
    {
      label: 'Deep into each buttock',
      text: `5 g: ${formatNumber(doses.buttock / strong)} mL of 50%`,
      note: count(doses.buttock / perAmpoule),
    },
  ],
});

const maintenanceGroup = (perAmpoule: number): FigureGroup => ({
  title: 'Then: 5 g IM every 4 hours',
  figures: [
    {
      label: 'Deep into one buttock, changing sides',
      text: `${formatNumber(doses.buttock / strong)} mL of 50%`,
      note: count(doses.buttock / perAmpoule),
    },
  ],
  notes: ['Until 24 hours after the birth or the last fit.'],
});

const pumpGroup = (perAmpoule: number): FigureGroup => ({
  title: 'Then: 1 g/h by pump',
  figures: [
    {
      label: 'Draw up',
      text: `${formatNumber(doses.syringe / strong)} mL of 50%`,
      note: count(doses.syringe / perAmpoule),
    },
    {
      label: 'Add',
      text: `${formatNumber(syringeMl - doses.syringe / strong)} mL`,
      note: 'sodium chloride 0.9%',
    },
    { label: 'Rate', text: `${pumpRate} mL/h`, note: '10 g in 50 mL' },
  ],
  notes: ['Only with a pump. Until 24 hours after the birth or the last fit.'],
});

const fitGroup = (perAmpoule: number): FigureGroup => ({
  title: 'Another fit: 2 g IV over 5 minutes',
  figures: diluted(doses.fit, perAmpoule),
  notes: ['All IV doses of the first hour together: 8 g or less.'],
});

const toxic: Caution = {
  level: 'danger',
  text: 'Stop magnesium. Slow or no breaths: ventilate, and calcium gluconate 10% 10 mL (1 g) IV slowly.',
  brief: 'Stop magnesium; calcium gluconate ready.',
  source: page,
  next: [{ drug: 7 }],
};

const noVeinNoKidneys: Caution = {
  level: 'danger',
  text: 'Without urine or with kidney failure give no IM dose: find a vein or IO for the 4 g, and call.',
  brief: 'Kidney failure: no IM dose.',
  source: 'Medication Magnesium sulphate, kidneys',
};

const kidneysOnly: Caution = {
  level: 'danger',
  text: 'Only these 4 g: no IM dose and no maintenance until urine flows or the level is known.',
  brief: 'Kidney failure: only the 4 g IV.',
  source: 'Medication Magnesium sulphate, kidneys',
};

/** Returns the groups of a scheme. With kidney failure only the IV loading dose is left. */
function groupsOf(scheme: 'im' | 'pump' | 'no-vein', isFailure: boolean, perAmpoule: number): FigureGroup[] {
  if (scheme === 'no-vein') return isFailure ? [] : [buttocksGroup(perAmpoule, true)];
  if (isFailure) return [loadingGroup(perAmpoule)];
  const maintenance =
    scheme === 'pump'
      ? [pumpGroup(perAmpoule)]
      : [buttocksGroup(perAmpoule, false), maintenanceGroup(perAmpoule)];
  return [loadingGroup(perAmpoule), ...maintenance, fitGroup(perAmpoule)];
}

/**
 * Magnesium sulphate in eclampsia and severe pre-eclampsia, as mL and ampoules of 50%. Doses, strengths and limits are
 * those of the medication Magnesium sulphate and the chart of this project, whose sources are Médecins Sans Frontières, the
 * label of the United Kingdom and Glasgow (syringe), each read in excerpts. Nothing else was opened for it.
 */
export const magnesiumRegimen = defineCalculator({
  subtitle: 'Eclampsia: doses as mL and ampoules, and whether the next may be given',
  notFor: [{ words: 'children', facts: { group: 'child' } }, { words: 'myasthenia gravis or heart block' }],
  inputs: {
    scheme: choice('Scheme', [
      ['im', 'IV and IM (no pump)'],
      ['pump', 'IV and pump'],
      ['no-vein', 'No vein: IM alone'],
    ]),
    ampoule: choice('Ampoule of 50%', [
      ['2', '1 g in 2 mL'],
      ['5', '2.5 g in 5 mL'],
      ['10', '5 g in 10 mL'],
    ]),
    kidneys: fact('No urine, or kidney failure'),
    kneeJerk: optional(
      choice('Before the next dose: knee jerk', [
        ['present', 'Present'],
        ['absent', 'Absent'],
      ]),
    ),
    respiratoryRate: optional(
      number('Respiratory rate', '/min', { min: 0, max: 80, help: 'Under 16: stop.' }),
    ),
    urine: optional(
      number('Urine in the last 4 hours', 'mL', { min: 0, max: 4000, help: 'Under 100 mL: stop.' }),
    ),
  },
  compute({ scheme, ampoule, kidneys, kneeJerk, respiratoryRate, urine }): Outcome {
    const perAmpoule = gramsIn[ampoule];
    const isFailure = kidneys === 'yes';
    const isToxic =
      kneeJerk === 'absent' ||
      (respiratoryRate !== undefined && respiratoryRate < leastBreaths) ||
      (urine !== undefined && urine < leastUrine);
    const isChecked = kneeJerk !== undefined && respiratoryRate !== undefined && urine !== undefined;
    const givesIv = scheme !== 'no-vein';
    const givesIm = scheme !== 'pump' && !isFailure;
    const isNone = !givesIv && isFailure;
    const next = [{ chart: 32 }, { drug: 6 }] as const;
    return {
      values: {
        loadingG: isNone ? 0 : (givesIv ? doses.loading : 0) + (givesIm ? 2 * doses.buttock : 0),
        ivMl: givesIv ? doses.loading / strong : 0,
        ivAmpoules: givesIv ? doses.loading / perAmpoule : 0,
        buttockMl: givesIm ? doses.buttock / strong : 0,
        buttockAmpoules: givesIm ? doses.buttock / perAmpoule : 0,
        pumpMlPerHour: scheme === 'pump' && !isFailure ? pumpRate : 0,
        next: isToxic ? 'stop' : isChecked ? 'go on' : 'not checked',
      },
      headline: isToxic
        ? { label: 'Magnesium', text: 'Stop' }
        : isNone
          ? { label: 'Loading dose', text: 'none IM' }
          : givesIv
            ? { label: 'Loading dose IV', text: '4', suffix: 'g: 20 mL of 20%' }
            : { label: 'Loading dose IM', text: '10', suffix: 'g: 10 mL of 50% in each buttock' },
      band: isToxic
        ? { title: 'Stop magnesium', tone: 'danger', advice: toxic.text, next: [...next, { drug: 7 }] }
        : isChecked
          ? {
              title: 'The next dose may be given',
              tone: 'neutral',
              advice: 'Check again before each dose.',
              next,
            }
          : {
              title: 'Check before each dose',
              tone: 'neutral',
              advice: 'Knee jerk, 16 breaths or more, and 100 mL of urine or more in 4 hours.',
              next,
            },
      // Where magnesium has to stop no dose is shown.
      groups: isToxic ? [] : groupsOf(scheme, isFailure, perAmpoule),
      notes: isToxic
        ? []
        : scheme === 'no-vein'
          ? ['After it to hospital at once. Another fit without a vein: midazolam 10 mg IM.']
          : ['With a weight of 70 kg or more MSF allows up to 4 g for another fit.'],
      cautions: [
        ...(isToxic ? [toxic] : []),
        ...(isFailure ? [givesIv ? kidneysOnly : noVeinNoKidneys] : []),
      ],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'Never 50% undiluted into a vein. Two people check grams and mL; calcium gluconate lies ready.',
      source: msf,
    },
    {
      level: 'note',
      text: 'The limit of 16 breaths is the South African one; others stop under 12. MSF advises against nifedipine together with magnesium.',
      source: page,
    },
  ],
  resetLabel: 'Reset',
  references: [
    { text: 'Médecins Sans Frontières. Essential drugs: magnesium sulfate, injectable. Read in excerpts.' },
    {
      text: 'Magnesium sulfate 50% injection, summary of product characteristics (United Kingdom). Read in excerpts.',
    },
    { text: 'NHS Greater Glasgow and Clyde. Obstetrics guideline: eclampsia. Read in excerpts.' },
  ],
});
