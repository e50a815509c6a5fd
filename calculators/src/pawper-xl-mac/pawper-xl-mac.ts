import { type Caution, defineCalculator, noResult, type Outcome } from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { number } from '../kit/inputs.ts';
import { segments, tape } from './segments.ts';

const baragwanath = 'Baragwanath Hospital (abstract), ceemjournal.org 310';
const general = 'General knowledge (awaiting clinical review)';

const thin: Caution = {
  level: 'danger',
  text: 'The smallest size has no lower end: a wasted child may weigh a good deal less.',
  brief: 'A wasted child may weigh less.',
  source: general,
  next: [{ tool: 'acute-malnutrition' }, { chart: 50 }],
};

/**
 * Weight of a child by length and mid-arm circumference, as on the PAWPER XL-MAC tape (Wells and colleagues). Opened: the
 * table in a German program for emergencies of children (`estimate_weight_pawper_xl_mac` in weight_estimation.ts, 34
 * segments of 7 weights), read twice. No second copy was found, and neither tape nor article could be opened. The length
 * of 43 to 180 cm is that of an Indonesian program. Compared by a program with the medians of WorldHealthOrganization/anthro,
 * the third size is 0.5 kg off at most from 52 to 110 cm.
 */
export const pawperXlMac = defineCalculator({
  subtitle: 'Weight of a child by length and arm',
  notFor: [],
  inputs: {
    length: number('Length, lying', 'cm', {
      min: tape.from,
      max: tape.upTo,
      step: 0.1,
      help: 'From crown to heel, legs straight.',
    }),
    arm: number('Mid-arm circumference', 'cm', {
      min: 6,
      max: 55,
      step: 0.1,
      help: 'Half way between shoulder and elbow. In cm: 155 mm is 15.5.',
    }),
  },
  compute({ length, arm }): Outcome {
    const found = segments.find(({ under }) => length < under);
    if (!found) return noResult();
    const size = found.arms.filter((from) => arm >= from).length;
    const weight = found.weights[size];
    if (weight === undefined) return noResult();
    const beside = [found.weights[size - 1], found.weights[size + 1]].filter((each) => each !== undefined);
    return {
      values: { weight },
      headline: { label: 'Weight', text: formatNumber(weight), suffix: 'kg' },
      band: {
        title: 'An estimate',
        tone: 'neutral',
        advice: 'Weigh as soon as you can, and before any drug with a narrow margin.',
        next: [{ tool: 'rsi' }, { tool: 'child-fluids' }],
      },
      figures: [
        {
          label: 'Size of the arm for this length',
          text: `${size + 1} of 7`,
          note: `the next sizes: ${beside.map((each) => formatNumber(each)).join(' and ')} kg`,
        },
      ],
      cautions: size === 0 ? [thin] : [],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'The figures were copied from one program. If you have the printed tape, the tape counts.',
      source: 'weight_estimation.ts of a public program; tape and article were not opened',
    },
    {
      level: 'note',
      text: 'Within 10% of the true weight in 67 of 100 children. A third of the estimates are further off.',
      source: baragwanath,
    },
    {
      level: 'note',
      text: 'Swelling of the arm or the whole body makes it too high. A plaster or a wound hides the girth: use the other arm.',
      source: general,
    },
  ],
  resetLabel: 'Reset',
  related: ['weight-loss-formulas', 'wafelsm'],
  references: [
    {
      text: 'Pediatric weight estimation: validation of the PAWPER XL tape and the PAWPER XL tape mid-arm circumference method in a South African hospital. Clin Exp Emerg Med (ceemjournal.org 310).',
    },
    {
      text: 'Georgoulas VG, Wells M. The PAWPER tape and the Mercy method outperform other methods of weight estimation in children at a public hospital in South Africa. S Afr Med J 2016;106(9).',
      doi: '10.7196/samj.2016.v106i9.10572',
    },
  ],
});
