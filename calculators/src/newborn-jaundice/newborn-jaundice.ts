import { type Caution, defineCalculator, type Outcome } from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { fact, number } from '../kit/inputs.ts';
import { knownValues } from '../kit/patient.ts';

const nice = 'NICE guideline CG98, threshold table (nice.org.uk), opened in full';

/** The table of NICE: hours of age, and the umol/L above which phototherapy and exchange transfusion are due. */
const thresholds = [
  [0, 100, 100],
  [6, 125, 150],
  [12, 150, 200],
  [18, 175, 250],
  [24, 200, 300],
  [30, 212, 350],
  [36, 225, 400],
  [42, 237, 450],
  [48, 250, 450],
  [54, 262, 450],
  [60, 275, 450],
  [66, 287, 450],
  [72, 300, 450],
  [78, 312, 450],
  [84, 325, 450],
  [90, 337, 450],
  [96, 350, 450],
] as const;

type Row = (typeof thresholds)[number];

/** Returns the last row of the table that the age has reached. Between two rows the lower limits hold. */
function rowFor(hours: number): Row {
  const [first] = thresholds;
  return thresholds.findLast(([from]) => hours >= from) ?? first;
}

const early: Caution = {
  level: 'danger',
  text: 'Jaundice in the first 24 hours is never normal. Look for blood group disease and infection; measure within 2 hours.',
  brief: 'First 24 hours: never normal.',
  source: 'NICE CG98, as summarised by guidelinegenius.com',
};
const brain: Caution = {
  level: 'danger',
  text: 'Signs of the brain: this is an emergency at any level. Phototherapy at once, and call for an exchange transfusion.',
  brief: 'Signs of the brain: emergency at any level.',
  source: 'General knowledge of NICE CG98 (awaiting clinical review)',
};

type Band = NonNullable<Outcome['band']>;

const bands = {
  exchange: {
    title: 'Exchange transfusion',
    tone: 'danger',
    advice:
      'Strong phototherapy at once, call, and transfer. No exchange if the level falls below the limit meanwhile.',
  },
  phototherapy: {
    title: 'Phototherapy',
    tone: 'danger',
    advice: 'Start now, as much skin and light as possible. Feed, and measure again within hours.',
  },
  under: {
    title: 'Under the limit',
    tone: 'neutral',
    advice:
      'No phototherapy for this level. Measure again while it rises, the sooner the nearer it is to the limit.',
  },
  brain: { title: 'Emergency at any level', tone: 'danger', advice: brain.text },
} satisfies Record<string, Band>;

/**
 * Thresholds of NICE guideline CG98 for a baby of 38 weeks or more, by age in hours. Opened: the table at nice.org.uk,
 * twice, and its copy at newsexpositions.org; all 17 rows agree. Between two rows the earlier one holds, so that treatment
 * begins rather too soon. The graphs for less than 38 weeks could not be opened.
 */
export const newbornJaundice = defineCalculator({
  subtitle: 'Phototherapy and exchange by age in hours, 38 weeks or more',
  notFor: [{ words: 'babies of less than 38 weeks of gestation, whose limits are lower' }],
  inputs: {
    hours: number('Age', 'hours', { min: 0, max: 672, help: 'Up to 28 days.' }),
    bilirubin: number('Total bilirubin', 'umol/L', {
      min: 5,
      max: 1000,
      measure: 'bilirubinInMicromol',
      help: 'In blood. Take off nothing for the direct part.',
    }),
    brainSigns: fact('Sign of the brain', {
      help: 'Very sleepy, poor suck, floppy or arched, high cry, fits',
    }),
  },
  fromPatient: ({ age }) => knownValues({ hours: age === null || age > 28 ? null : Math.floor(age * 24) }),
  compute({ hours, bilirubin, brainSigns }): Outcome {
    const [, phototherapy, exchange] = rowFor(hours);
    const band =
      brainSigns === 'yes'
        ? bands.brain
        : bilirubin > exchange
          ? bands.exchange
          : bilirubin > phototherapy
            ? bands.phototherapy
            : bands.under;
    const mg = (umol: number) => `${formatNumber(umol / 17.1, 1)} mg/dL`;
    return {
      values: { phototherapy, exchange, band: band.title },
      headline: { label: 'Phototherapy above', text: String(phototherapy), suffix: 'umol/L is the limit' },
      band,
      figures: [{ label: 'Exchange transfusion above', text: `${exchange} umol/L`, note: mg(exchange) }],
      cautions: [...(brainSigns === 'yes' ? [brain] : []), ...(hours < 24 ? [early] : [])],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'Only for 38 weeks or more. Born earlier, ill, or with blood group disease: treat at a lower level, and ask.',
      source: `${nice} (the second sentence awaits clinical review)`,
    },
    {
      level: 'note',
      text: 'Laboratories differ in what they report for the same blood: ask yours how it reads the table.',
      source: nice,
    },
    {
      level: 'note',
      text: 'South African hospitals use a chart of their own. It could not be opened; where it hangs, it counts.',
      source: 'Not opened (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'Limits in umol/L, 38 weeks or more',
      columns: ['Age in hours', 'Phototherapy above', 'Exchange above'],
      rows: thresholds.map(([hours, light, exchange], at) => [
        at === thresholds.length - 1 ? `${hours} or more` : String(hours),
        String(light),
        String(exchange),
      ]),
      source: nice,
    },
  ],
  references: [
    {
      text: 'National Institute for Health and Care Excellence. Jaundice in newborn babies under 28 days. Guideline CG98. 2010, updated 2016 and 2023.',
      url: 'https://www.nice.org.uk/guidance/cg98',
    },
  ],
});
