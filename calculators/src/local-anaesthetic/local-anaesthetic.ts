import { type Caution, defineCalculator, type Outcome } from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { byAnswer, choice, number, optional } from '../kit/inputs.ts';
import { weightFromPatient } from '../kit/patient.ts';
import { atMost, quantity, times, volumeOf } from '../kit/quantities.ts';

const lidocainePage =
  'Medication Lidocaine: Therapeutic Guidelines (Australia) and label (United Kingdom), excerpts';
const bupican = 'Bupican, South African insert of 2021 (rxreasoner.com), excerpt';
const lipidSource = 'Medication Lidocaine: NHS Lothian, anaesthetic emergencies, excerpt';

/** The greatest dose of each drug: mg/kg, mg, and its name. */
const drugs = {
  lidocaine: { perKg: 3, most: 200, name: 'Lidocaine without adrenaline', source: lidocainePage },
  'lidocaine-adrenaline': { perKg: 7, most: 500, name: 'Lidocaine with adrenaline', source: lidocainePage },
  bupivacaine: { perKg: 2, most: 150, name: 'Bupivacaine', source: bupican },
} as const;

/** mg in a mL, by the percentage on the label. */
const mgPerMl = { '0.25': 2.5, '0.5': 5, '1': 10, '2': 20 } as const;

const lidocaineStrengths = choice('Strength', [
  ['1', '1%, 10 mg/mL'],
  ['2', '2%, 20 mg/mL'],
]);

/** Rounds down to a tenth, because a greatest dose is never rounded up. */
const down = (value: number): string => formatNumber(Math.floor(value * 10 + 1e-9) / 10);

const noAdrenaline: Caution = {
  level: 'danger',
  text: 'With adrenaline: not for fingers, toes, nose, ears or penis, and never into a vein.',
  brief: 'With adrenaline: not for fingers, toes, nose, ears, penis.',
  source: lidocainePage,
};
const notForChildren: Caution = {
  level: 'danger',
  text: 'The South African insert does not recommend bupivacaine under 12 years. It stops the heart before it warns.',
  brief: 'Bupivacaine: not under 12 years.',
  source: `${bupican} (the second sentence awaits clinical review)`,
};
const nothingLeft: Caution = {
  level: 'danger',
  text: 'The greatest dose is reached. Give no more of any local anaesthetic.',
  brief: 'Greatest dose reached: no more.',
  source: lidocainePage,
};

/**
 * The greatest dose of a local anaesthetic in mg and mL. Opened: medication Lidocaine of this project with its sources
 * (3 mg/kg and 200 mg, with adrenaline 7 mg/kg and 500 mg, lipid emulsion), the South African insert of Bupican 2021 at
 * rxreasoner.com and corp.phabahamas.org (bupivacaine 2 mg/kg, 150 mg, 400 mg a day), oxfordmedicaleducation.com.
 */
export const localAnaesthetic = defineCalculator({
  subtitle: 'Greatest dose in mg and mL: lidocaine, bupivacaine',
  notFor: [
    { words: 'infants under 6 months', facts: { underYears: 0.5 } },
    { words: 'a block into a vein, a spinal or an epidural' },
  ],
  inputs: {
    weight: number('Weight', 'kg', { min: 5, max: 250, step: 0.1, measure: 'weight' }),
    drug: choice('Drug', [
      ['lidocaine', 'Lidocaine (plain)'],
      ['lidocaine-adrenaline', 'Lidocaine with adrenaline'],
      ['bupivacaine', 'Bupivacaine'],
    ]),
    strength: byAnswer('Strength', 'drug', {
      lidocaine: lidocaineStrengths,
      'lidocaine-adrenaline': lidocaineStrengths,
      bupivacaine: choice('Strength', [
        ['0.25', '0.25%, 2.5 mg/mL'],
        ['0.5', '0.5%, 5 mg/mL'],
      ]),
    }),
    given: optional(
      number('Given already', 'mg', {
        min: 0,
        max: 1000,
        step: 0.5,
        help: 'Of the same drug, by every route.',
      }),
    ),
  },
  fromPatient: weightFromPatient,
  compute({ weight, drug, strength, given = 0 }): Outcome {
    const { perKg, most, name, source } = drugs[drug];
    const bodyWeight = quantity(weight, 'kg');
    const maximum = atMost(times<'mg', 'kg'>(quantity(perKg, 'mg per kg'), bodyWeight), quantity(most, 'mg'));
    const left = quantity(Math.max(0, maximum.amount - given), 'mg');
    const volume = volumeOf(left, quantity(mgPerMl[strength], 'mg per mL'));
    const isOver = left.amount === 0;
    const bolus = times<'mL', 'kg'>(quantity(1.5, 'mL per kg'), bodyWeight);
    const hourly = times<'mL/h', 'kg'>(quantity(15, 'mL/h per kg'), bodyWeight);
    const whole = times<'mL', 'kg'>(quantity(12, 'mL per kg'), bodyWeight);
    return {
      values: { maximum: maximum.amount, left: left.amount, volume: volume.amount },
      headline: { label: given > 0 ? 'Still allowed' : 'At most', text: down(volume.amount), suffix: 'mL' },
      band: isOver
        ? { title: 'No more', tone: 'danger', advice: nothingLeft.text, next: [{ drug: 5 }] }
        : {
            title: name,
            tone: 'neutral',
            advice: 'The most, not the usual dose. Draw back before each injection, and inject slowly.',
            next: [{ drug: 5 }],
          },
      figures: [
        {
          label: 'Greatest dose',
          text: `${down(maximum.amount)} mg`,
          note: `${perKg} mg/kg, at most ${most} mg; ${source}`,
        },
        ...(given > 0
          ? [{ label: 'Left', text: `${down(left.amount)} mg`, note: `${formatNumber(given)} mg given` }]
          : []),
      ],
      groups: [
        {
          title: 'If it poisons: lipid emulsion 20%',
          figures: [
            {
              label: 'At once, over 1 minute',
              text: `${formatNumber(bolus.amount, 0)} mL`,
              note: '1.5 mL/kg',
            },
            { label: 'Then', text: `${formatNumber(hourly.amount, 0)} mL/h`, note: '15 mL/kg/h' },
            { label: 'At most in all', text: `${formatNumber(whole.amount, 0)} mL`, note: '12 mL/kg' },
          ],
        },
      ],
      cautions: [
        ...(isOver ? [nothingLeft] : []),
        ...(drug === 'lidocaine-adrenaline' ? [noAdrenaline] : []),
        ...(drug === 'bupivacaine' ? [notForChildren] : []),
      ],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'Every local anaesthetic counts. After half of one, at most half of another. Stop at tinnitus or tingling round the mouth.',
      source: `${lidocainePage} (the halves await clinical review)`,
    },
    {
      level: 'note',
      text: 'Use less in the old, the frail, heart and liver disease. In obesity take the ideal weight.',
      source: 'droracle.ai 597041 and 648467',
    },
    {
      level: 'note',
      text: 'Some labels allow 4.5 mg/kg of plain lidocaine, others 3 mg/kg of bupivacaine with adrenaline. The lower ones are used here. Bupivacaine: at most 400 mg in 24 hours.',
      source: 'droracle.ai 597041; oxfordmedicaleducation.com; corp.phabahamas.org',
    },
    {
      level: 'note',
      text: 'Lipid emulsion is for severe poisoning: fits, loss of consciousness, collapse.',
      source: lipidSource,
    },
  ],
  resetLabel: 'Reset',
  references: [
    { text: 'Bupican, package insert. Biotech Laboratories, South Africa, 2021. Read in excerpts.' },
    { text: 'Therapeutic Guidelines (Australia). Toxicology: local anaesthetics. Read in excerpts.' },
  ],
});
