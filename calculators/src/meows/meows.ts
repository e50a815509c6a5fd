import { defineCalculator, type Outcome } from '../kit/definition.ts';
import { choice, fact, number } from '../kit/inputs.ts';
import { severeHypertension } from '../maternal-warning/severe-hypertension.ts';

const singh =
  'Singh 2012, table 1, as copied in clay-good/sophiewell.com and two other public programs; the article was not opened';

type Colour = 'red' | 'yellow' | undefined;

/** Returns the colour of a value: red outside of `white` and `yellow`, yellow outside of `white`. */
function colourOf(
  value: number,
  yellow: readonly [from: number, upTo: number],
  white: readonly [over: number, under: number],
): Colour {
  if (value < yellow[0] || value > yellow[1]) return 'red';
  return value <= white[0] || value >= white[1] ? 'yellow' : undefined;
}

const none = Number.NEGATIVE_INFINITY;
const any = Number.POSITIVE_INFINITY;

const awareness = { alert: undefined, voice: 'yellow', pain: 'red', none: 'red' } as const;

type Band = NonNullable<Outcome['band']>;

const pages = [{ chart: 33 }, { chart: 32 }, { chart: 14 }] as const;

const bands = {
  red: {
    title: 'Red: triggered',
    tone: 'danger',
    advice: 'A doctor sees her now, and the anaesthetist is called too. Observe every 15 minutes.',
    next: pages,
  },
  twoYellow: {
    title: 'Two yellow: triggered',
    tone: 'danger',
    advice: 'A doctor sees her now. Observe every 15 minutes.',
    next: pages,
  },
  oneYellow: {
    title: 'One yellow',
    tone: 'caution',
    advice: 'Not triggered. Go on observing, and look for the cause.',
  },
  white: {
    title: 'Not triggered',
    tone: 'normal',
    advice: 'Go on observing. Call if you are worried, whatever the chart says.',
  },
} satisfies Record<string, Band>;

/**
 * The obstetric early warning chart with two colours (MEOWS, CEMACH 2007, as validated by Singh 2012): one red or two
 * yellow values trigger. Opened: the limits in clay-good/sophiewell.com (its program and its record of derivation), in a
 * Russian and in an English public program, which agree but where the review of the calculators says so; what follows a
 * trigger at e-safe-anaesthesia.org. Each whole value on a limit of yellow is yellow. The article was not opened.
 */
export const meows = defineCalculator({
  subtitle: 'Obstetric early warning chart with two colours',
  notFor: [{ words: 'women more than 6 weeks after birth' }],
  inputs: {
    temperature: number('Temperature', '°C', {
      min: 25,
      max: 45,
      step: 0.1,
      measure: 'temperature',
      help: 'Red under 35 or over 38. Yellow 35 to 36.',
    }),
    systolicBp: number('Systolic pressure', 'mmHg', {
      min: 30,
      max: 300,
      measure: 'pressure',
      help: 'Red under 90 or over 160. Yellow 90 to 100 and 150 to 160.',
    }),
    diastolicBp: number('Diastolic pressure', 'mmHg', {
      min: 10,
      max: 200,
      measure: 'pressure',
      help: 'Red over 100. Yellow 90 to 100.',
    }),
    heartRate: number('Heart rate', '/min', {
      min: 20,
      max: 250,
      help: 'Red under 40 or over 120. Yellow 40 to 50 and 100 to 120.',
    }),
    respiratoryRate: number('Respiratory rate', '/min', {
      min: 0,
      max: 80,
      help: 'Counted for a minute. Red under 10 or over 30. Yellow 21 to 30.',
    }),
    oxygenSaturation: number('Oxygen saturation', '%', {
      min: 30,
      max: 100,
      help: 'On air. Red under 95.',
    }),
    consciousness: choice('Consciousness', [
      ['alert', 'Alert'],
      ['voice', 'Responds to voice'],
      ['pain', 'Responds to pain only'],
      ['none', 'Unresponsive'],
    ]),
    pain: fact('Pain of 2 or 3 on a scale of 3'),
  },
  compute(answers): Outcome {
    const { systolicBp, diastolicBp } = answers;
    const colours: readonly Colour[] = [
      colourOf(answers.temperature, [35, 38], [36, any]),
      colourOf(systolicBp, [90, 160], [100, 150]),
      colourOf(diastolicBp, [none, 100], [none, 90]),
      colourOf(answers.heartRate, [40, 120], [50, 100]),
      colourOf(answers.respiratoryRate, [10, 30], [none, 21]),
      answers.oxygenSaturation < 95 ? 'red' : undefined,
      awareness[answers.consciousness],
      answers.pain === 'yes' ? 'yellow' : undefined,
    ];
    const count = (colour: Colour) => colours.filter((each) => each === colour).length;
    const red = count('red');
    const yellow = count('yellow');
    const band =
      red > 0 ? bands.red : yellow > 1 ? bands.twoYellow : yellow === 1 ? bands.oneYellow : bands.white;
    return {
      values: { red, yellow, band: band.title },
      headline: { label: 'Red and yellow values', text: `${red} red, ${yellow} yellow` },
      band,
      cautions: severeHypertension(systolicBp, diastolicBp),
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Wards use charts with other limits. If yours has its own, the trigger of that chart counts.',
      source: singh,
    },
    {
      level: 'note',
      text: 'Urine, bleeding, the baby and proteinuria are not part of these limits. Look at them too.',
      source: 'General knowledge (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  related: ['maternal-warning', 'shock-index'],
  references: [
    {
      text: 'Singh S, McGlennan A, England A, Simons R. A validation study of the CEMACH recommended modified early obstetric warning system (MEOWS). Anaesthesia 2012;67:12-8.',
    },
  ],
});
