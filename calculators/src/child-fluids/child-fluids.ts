import type { Caution, Outcome } from '../kit/definition.ts';
import { defineCalculator, type Figure, present } from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { choice, fact, number, optional } from '../kit/inputs.ts';
import { knownValues } from '../kit/patient.ts';

const who = 'WHO Pocket book 2013 and Kenya protocols 2016, as in bmjopen.bmj.com highwire 211159';
const segar = 'Holliday 1957, Pediatrics 19:823-32';

/**
 * What a degree of dehydration asks for. Its first amount is the headline: a rate of maintenance beside "Plan C" would be
 * read as the rate of plan C.
 */
interface Plan {
  readonly title: string;
  readonly tone: 'normal' | 'caution' | 'danger';
  readonly headline: Outcome['headline'];
  readonly figures: readonly Figure[];
  readonly advice: string;
}

/** Most that maintenance gives, in mL/h. */
const mostMaintenance = 100;

const malnourished: Caution = {
  level: 'danger',
  text: 'Severe malnutrition: no plan A, B or C and no drip except in shock. Use ReSoMal slowly, as the chart says.',
  brief: 'Severe malnutrition: not these plans.',
  source: 'WHO Pocket book 2013, as in PMC10962724',
  next: [{ chart: 31 }],
};

/** Returns the maintenance by the 4-2-1 rule in mL/h, without its maximum. */
const fourTwoOne = (weight: number): number =>
  4 * Math.min(weight, 10) + 2 * Math.min(Math.max(weight - 10, 0), 10) + Math.max(weight - 20, 0);

/**
 * Fluids of a child: maintenance by the 4-2-1 rule (Holliday 1957), at most 100 mL/h, the plans A, B and C of the WHO, and
 * a deficit by its percentage. Opened: pediatricir.com, mdtools.org and thecalcs.com (4-2-1, maximum, worked examples of
 * 8, 15, 25 and 30 kg), bmjopen.bmj.com highwire 211159 (plans and shock bolus), read twice.
 */
export const childFluids = defineCalculator({
  subtitle: 'Maintenance (4-2-1), WHO plans A, B and C, deficit',
  notFor: [
    { words: 'newborns under 28 days', facts: { underYears: 28 / 365.25 } },
    { words: 'ketoacidosis, burns or heart failure' },
    { words: 'adults', facts: { group: 'adult' } },
  ],
  inputs: {
    weight: number('Weight', 'kg', { min: 2, max: 80, step: 0.1, measure: 'weight' }),
    age: choice('Age', [
      ['infant', 'Under 12 months'],
      ['child', '12 months or more'],
    ]),
    dehydration: choice(
      'Dehydration',
      [
        ['none', 'None (plan A)'],
        ['some', 'Some (plan B)'],
        ['severe', 'Severe (plan C)'],
        ['shock', 'Shock'],
      ],
      {
        help: 'Some: 2 of restless, sunken eyes, drinks eagerly, pinch 1–2 s. Severe: 2 of lethargic, sunken eyes, cannot drink, pinch 2 s or more. Shock: cold hands, refill over 3 s and a weak pulse, drowsy.',
      },
    ),
    malnutrition: fact('Severe malnutrition', {
      help: 'Wasted, both feet swollen, or arm under 11.5 cm',
    }),
    deficit: optional(
      number('Deficit', '%', { min: 1, max: 15, step: 0.5, help: 'Loss of weight, for a slow replacement.' }),
    ),
  },
  fromPatient: (patient) =>
    knownValues({
      weight: patient.weight,
      age: patient.age === null ? null : patient.age < 365.25 ? 'infant' : 'child',
    }),
  compute({ weight, age, dehydration, malnutrition, deficit }): Outcome {
    const maintenance = Math.min(fourTwoOne(weight), mostMaintenance);
    const isInfant = age === 'infant';
    const isMalnourished = malnutrition === 'yes';
    const mL = (value: number) => `${formatNumber(value, 0)} mL`;
    const zinc = 'Zinc for 10–14 days.';
    const upkeep: Figure[] = [
      {
        label: 'Maintenance',
        text: `${formatNumber(maintenance, 1)} mL/h`,
        note: '4-2-1 rule, at most 100 mL/h',
      },
      { label: 'Maintenance a day', text: mL(maintenance * 24) },
    ];
    const first = weight * 30;
    const second = weight * 70;
    const plans: Record<typeof dehydration, Plan> = {
      none: {
        title: 'Plan A',
        tone: 'normal',
        headline: { label: 'Maintenance', text: formatNumber(maintenance, 1), suffix: 'mL/h maintenance' },
        figures: [{ label: 'ORS after each loose stool', text: mL(weight * 10), note: '10 mL/kg' }],
        advice: zinc,
      },
      some: {
        title: 'Plan B',
        tone: 'caution',
        headline: { label: 'ORS', text: mL(weight * 75), suffix: 'in 4 hours' },
        figures: [{ label: 'ORS over 4 hours', text: mL(weight * 75), note: '75 mL/kg' }],
        advice: `Look again after 4 hours. ${zinc}`,
      },
      severe: {
        title: 'Plan C',
        tone: 'danger',
        headline: {
          label: "Ringer's, first",
          text: mL(first),
          suffix: isInfant ? 'in 1 hour' : 'in 30 minutes',
        },
        figures: [
          {
            label: isInfant ? "Ringer's first hour" : "Ringer's first 30 minutes",
            text: mL(first),
            note: '30 mL/kg',
          },
          {
            label: isInfant ? 'Then over 5 hours' : 'Then over 2.5 hours',
            text: mL(second),
            note: `70 mL/kg, ${formatNumber(second / (isInfant ? 5 : 2.5), 0)} mL/h`,
          },
        ],
        advice: `Look again every 15–30 minutes. ${zinc}`,
      },
      shock: {
        title: 'Shock: bolus, then plan C',
        tone: 'danger',
        headline: { label: "Ringer's", text: mL(weight * 20), suffix: 'bolus, fast' },
        figures: [
          { label: "Ringer's bolus, fast", text: mL(weight * 20), note: '20 mL/kg; look again after each' },
        ],
        advice: `Look again every 15–30 minutes. ${zinc}`,
      },
    };
    const plan = plans[dehydration];
    return {
      values: present({
        maintenance,
        daily: maintenance * 24,
        plan: isMalnourished ? null : plan.title,
        ors: isMalnourished
          ? null
          : dehydration === 'none'
            ? weight * 10
            : dehydration === 'some'
              ? weight * 75
              : null,
        first: !isMalnourished && dehydration === 'severe' ? first : null,
        second: !isMalnourished && dehydration === 'severe' ? second : null,
        bolus: !isMalnourished && dehydration === 'shock' ? weight * 20 : null,
        deficit: deficit === undefined ? null : weight * deficit * 10,
      }),
      headline: isMalnourished ? { label: 'Fluids', text: 'See the chart' } : plan.headline,
      band: isMalnourished
        ? { title: 'Severe malnutrition', tone: 'danger', advice: malnourished.text, next: [{ chart: 31 }] }
        : {
            title: plan.title,
            tone: plan.tone,
            advice: plan.advice,
            next: [{ chart: 31 }, ...(dehydration === 'shock' ? [{ chart: 13 }] : [])],
          },
      figures: [
        ...(isMalnourished ? [] : [...plan.figures, ...upkeep]),
        ...(deficit === undefined
          ? []
          : [
              {
                label: 'Deficit',
                text: mL(weight * deficit * 10),
                note: `${formatNumber(deficit)}% of the weight`,
              },
            ]),
      ],
      cautions: isMalnourished ? [malnourished] : [],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Maintenance covers no losses. Sick children hold water: many need two thirds of it, and a fluid with the sodium of plasma.',
      source: `${segar}; unanswered.io; pediatricir.com`,
    },
    {
      level: 'note',
      text: 'Where no ventilator is near, a bolus for shock without diarrhoea or bleeding did harm in Africa (FEAST): the chart Sepsis says what to give.',
      source: 'Chart Sepsis and septic shock (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'Plans',
      columns: ['Plan', 'Fluid', 'Under 12 months', '12 months or more'],
      rows: [
        ['A', 'ORS', '10 mL/kg after each loose stool', '10 mL/kg after each loose stool'],
        ['B', 'ORS', '75 mL/kg in 4 h', '75 mL/kg in 4 h'],
        ['C', "Ringer's", '30 mL/kg in 1 h, 70 mL/kg in 5 h', '30 mL/kg in 30 min, 70 mL/kg in 2.5 h'],
      ],
      source: who,
    },
  ],
  related: ['wafelsm'],
  references: [
    {
      text: 'WHO. Pocket book of hospital care for children. 2nd edition. Geneva, 2013. Read in the table of a study in BMJ Open.',
    },
    {
      text: 'Holliday MA, Segar WE. The maintenance need for water in parenteral fluid therapy. Pediatrics 1957;19:823-32.',
    },
  ],
});
