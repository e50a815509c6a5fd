import type { BandTable } from '../kit/bands.ts';
import type { Caution } from '../kit/definition.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored } from '../kit/evaluate.ts';
import { choice, countsAs, fact, number, optional, yesNo } from '../kit/inputs.ts';
import { knownValues, yearsOf } from '../kit/patient.ts';

const source =
  'South African Triage Scale 2012, as in PIH/openmrs-module-edtriageapp and the chart Emergency patient';

/** The colour of the highest score, and of the two findings that need no score. */
const red = {
  atLeast: 7,
  title: 'Red',
  tone: 'danger',
  colour: 'red',
  advice: 'Now: resuscitation place, call the doctor and the team.',
  next: [{ chart: 12 }],
} as const;

const bands: BandTable = {
  title: 'TEWS',
  lowest: 0,
  bands: [
    {
      atLeast: 0,
      title: 'Green by score',
      tone: 'neutral',
      colour: 'green',
      advice: 'Within 4 hours, if no sign of the list raises the colour.',
      next: [{ chart: 12 }],
    },
    {
      atLeast: 3,
      title: 'Yellow',
      tone: 'caution',
      colour: 'yellow',
      advice: 'Within 60 minutes, if no very urgent sign raises the colour.',
      next: [{ chart: 12 }],
    },
    {
      atLeast: 5,
      title: 'Orange',
      tone: 'danger',
      colour: 'orange',
      advice: 'Within 10 minutes: to a bed in sight, tell the doctor now.',
      next: [{ chart: 12 }],
    },
    red,
  ],
};

/** Points from each lower limit on. */
type Limits = readonly (readonly [atLeast: number, points: number])[];

const pointsFrom = (value: number, limits: Limits): number =>
  limits.findLast(([atLeast]) => value >= atLeast)?.[1] ?? 0;

type Age = 'adult' | 'older' | 'younger';

const rates: Record<Age, Limits> = {
  adult: [
    [0, 2],
    [9, 0],
    [15, 1],
    [21, 2],
    [30, 3],
  ],
  older: [
    [0, 3],
    [15, 2],
    [17, 0],
    [22, 1],
    [27, 2],
  ],
  younger: [
    [0, 3],
    [20, 2],
    [26, 0],
    [40, 2],
    [50, 3],
  ],
};

const pulses: Record<Age, Limits> = {
  adult: [
    [0, 2],
    [41, 1],
    [51, 0],
    [101, 1],
    [111, 2],
    [130, 3],
  ],
  older: [
    [0, 3],
    [60, 2],
    [80, 0],
    [100, 1],
    [130, 2],
  ],
  younger: [
    [0, 3],
    [70, 2],
    [80, 0],
    [131, 2],
    [160, 3],
  ],
};

const pressures: Limits = [
  [0, 3],
  [71, 2],
  [81, 1],
  [101, 0],
  [200, 2],
];

const awareness = { alert: 0, confused: 2, voice: 1, pain: 2, none: 3 } as const;

/** Raises the colour whatever the score says. */
const hypoxia: Caution = {
  level: 'danger',
  text: 'SpO2 is under 92%: RED, whatever the score.',
  brief: 'SpO2 under 92%: RED.',
  source: `${source} (92% for adults is that of one national form)`,
  next: [{ chart: 12 }, { drug: 31 }],
};
const fastPulse: Caution = {
  level: 'danger',
  text: 'A pulse over 145: RED, whatever the score.',
  brief: 'Pulse over 145: RED.',
  source,
  next: [{ chart: 12 }],
};

/**
 * Triage Early Warning Score of the South African Triage Scale for adults, older and younger children. Opened: the scoring
 * file of PIH/openmrs-module-edtriageapp (EdTriageConceptFactory.js), number by number, twice; the points of the chart
 * Emergency patient, which were read from it and from the tests of Virtual Hospitals Africa. A Rwandan form of the same
 * scale gives children one point less at each end. The manual itself could not be opened.
 */
export const satsTews = defineCalculator({
  subtitle: 'Triage Early Warning Score: the signs first, then this score',
  notFor: [],
  inputs: {
    age: choice('Age or height', [
      ['adult', 'Adult: over 12 years, or over 150 cm'],
      ['older', 'Older child: 3–12 years, or 95–150 cm'],
      ['younger', 'Younger child: under 3 years, or under 95 cm'],
    ]),
    emergencySign: fact('Any emergency, very urgent or urgent sign', {
      help: 'Read the list on the chart Emergency patient first. The score can raise a colour, never lower it.',
    }),
    respiratoryRate: number('Respiratory rate', '/min', { min: 0, max: 150 }),
    heartRate: number('Pulse', '/min', { min: 0, max: 300 }),
    systolicBp: optional(
      number('Systolic pressure', 'mmHg', {
        min: 0,
        max: 300,
        measure: 'pressure',
        help: 'Adults only. Not measured: score the rest.',
      }),
    ),
    temperature: number('Temperature', '°C', { min: 25, max: 45, step: 0.1, measure: 'temperature' }),
    consciousness: choice(
      'Consciousness',
      [
        ['alert', 'Alert'],
        ['confused', 'Confused'],
        ['voice', 'Reacts to voice'],
        ['pain', 'Reacts to pain'],
        ['none', 'Unresponsive'],
      ],
      { help: 'A younger child who does not behave as usual: take reacts to voice.' },
    ),
    mobility: choice('Mobility', [
      ['normal', 'Walks, or moves as usual for the age'],
      ['help', 'Adult: with help. Child: not as usual'],
      ['immobile', 'Stretcher, or cannot move as usual'],
    ]),
    trauma: yesNo('Injury'),
    oxygenSaturation: countsAs(
      null,
      number('Oxygen saturation', '%', { min: 30, max: 100, help: 'Under 92% is red.' }),
    ),
  },
  fromPatient: (patient) => {
    const years = yearsOf(patient);
    return knownValues({
      age: years === null ? null : years > 12 ? 'adult' : years >= 3 ? 'older' : 'younger',
    });
  },
  bands,
  compute({
    age,
    emergencySign,
    respiratoryRate,
    heartRate,
    systolicBp,
    temperature,
    consciousness,
    mobility,
    trauma,
    oxygenSaturation,
  }) {
    const isAdult = age === 'adult';
    const score =
      pointsFrom(respiratoryRate, rates[age]) +
      pointsFrom(heartRate, pulses[age]) +
      (isAdult && systolicBp !== undefined ? pointsFrom(systolicBp, pressures) : 0) +
      (temperature < 35 || temperature > 38.4 ? 2 : 0) +
      awareness[consciousness] +
      (mobility === 'normal' ? 0 : mobility === 'help' && isAdult ? 1 : 2) +
      (trauma === 'yes' ? 1 : 0);
    const isHypoxic = oxygenSaturation !== null && oxygenSaturation < 92;
    const isFast = isAdult && heartRate > 145;
    const cautions: Caution[] = [
      ...(isHypoxic ? [hypoxia] : []),
      ...(isFast ? [fastPulse] : []),
      ...(emergencySign === 'yes'
        ? [
            {
              level: 'danger' as const,
              text: 'A sign is there: take its colour from the chart if it is more urgent than that of the score.',
              brief: 'Sign: its colour counts if more urgent.',
              source,
              next: [{ chart: 12 }],
            },
          ]
        : []),
      ...(isAdult && systolicBp === undefined
        ? [
            {
              level: 'note' as const,
              text: 'Without the pressure the score may be up to 3 too low.',
              source,
            },
          ]
        : []),
    ];
    const outcome = scored(bands, score, { cautions });
    if (!(isHypoxic || isFast) || score >= red.atLeast) return outcome;
    return { ...outcome, band: red, values: { ...outcome.values, band: red.title, colour: red.colour } };
  },
  cautions: [
    {
      level: 'note',
      text: 'In doubt take one colour higher. Whoever gets worse while waiting is triaged again.',
      source: `${source} (awaiting clinical review)`,
    },
    {
      level: 'note',
      text: 'A Rwandan form of the scale gives children one point less for slow and fast breathing and pulse.',
      source: 'King Faisal Hospital form, as in PediatricTewsCalculator.java',
    },
  ],
  resetLabel: 'Reset',
  related: ['news', 'pews'],
  references: [
    {
      text: 'South African Triage Group. The South African Triage Scale (SATS): training manual. Cape Town, 2012. Not opened.',
    },
    {
      text: 'Partners In Health. Emergency triage application, EdTriageConceptFactory.js.',
      url: 'https://github.com/PIH/openmrs-module-edtriageapp',
    },
  ],
});
