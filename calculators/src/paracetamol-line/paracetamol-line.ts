import {
  type Caution,
  defineCalculator,
  type FigureGroup,
  noResult,
  type Outcome,
  present,
} from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { choice, fact, number, optional } from '../kit/inputs.ts';
import { weightFromPatient } from '../kit/patient.ts';

const chart = 'Chart Poisoning; Parvolex, label (rxreasoner.com 2452), excerpt';
const skyscape = 'Handbook of acute medicine, table 36.9 (download.skyscape.com), excerpt';

/** The line by its two published points, in hours and mg/L. It is straight on paper with a logarithmic scale. */
const line = { from: { hours: 4, level: 100 }, to: { hours: 15, level: 15 } } as const;
/** Hours from which acetylcysteine does not wait for a level. */
const waitUntil = 8;

/** Greatest weight in kg that counts for the dose. */
const mostWeight = 110;
/** Strength of the ampoule in mg/mL. */
const strength = 200;

/** The infusions: mg/kg, hours, and mL of glucose 5% for an adult, for 20 to 40 kg, and for each kg under 20 kg. */
const infusions = [
  { key: 'first', title: 'First infusion', dose: 150, hours: 1, adult: 200, child: 100, small: 3 },
  { key: 'second', title: 'Second infusion', dose: 50, hours: 4, adult: 500, child: 250, small: 7 },
  { key: 'third', title: 'Third infusion', dose: 100, hours: 16, adult: 1000, child: 500, small: 14 },
] as const;

/** Returns the level of the line in mg/L, rounded down, for 4 to 15 hours. */
function lineAt(hours: number): number {
  const part = (hours - line.from.hours) / (line.to.hours - line.from.hours);
  return Math.floor(line.from.level * (line.to.level / line.from.level) ** part + 1e-9);
}

/** Returns the mL of glucose 5% of an infusion. */
const fluidFor = ({ adult, child, small }: (typeof infusions)[number], weight: number): number =>
  weight > 40 ? adult : weight >= 20 ? child : small * weight;

function groupsFor(weight: number): FigureGroup[] {
  const counted = Math.min(weight, mostWeight);
  return infusions.map((infusion) => {
    const mg = infusion.dose * counted;
    return {
      title: infusion.title,
      figures: [
        { label: 'Acetylcysteine', text: `${formatNumber(mg, 0)} mg`, note: `${infusion.dose} mg/kg` },
        { label: 'From ampoules of 200 mg/mL', text: `${formatNumber(mg / strength)} mL` },
        { label: 'In glucose 5%', text: `${formatNumber(fluidFor(infusion, weight), 0)} mL` },
        { label: 'Over', text: infusion.hours === 1 ? '1 hour' : `${infusion.hours} hours` },
      ],
    };
  });
}

type Verdict = 'Start now' | 'On or above the line: treat' | 'Under the line' | 'Wait' | 'Level needed';

const bands: Record<Verdict, NonNullable<Outcome['band']>> = {
  'Start now': {
    title: 'Start now',
    tone: 'danger',
    advice: 'Acetylcysteine does not wait for a level. Call the poison line.',
    next: [{ chart: 37 }, { drug: 48 }],
  },
  'On or above the line: treat': {
    title: 'On or above the line: treat',
    tone: 'danger',
    advice: 'Give acetylcysteine, best within 8 hours of swallowing.',
    next: [{ chart: 37 }, { drug: 48 }],
  },
  'Under the line': {
    title: 'Under the line',
    tone: 'neutral',
    advice:
      'No acetylcysteine for this level, if time and single dose are sure. Look for other poisons; keep safe.',
    next: [{ chart: 37 }],
  },
  Wait: {
    title: 'Wait',
    tone: 'neutral',
    advice: 'A level before 4 hours says nothing. Take it at 4 hours.',
    next: [{ chart: 37 }],
  },
  'Level needed': {
    title: 'Level needed',
    tone: 'caution',
    advice:
      'Level from 4 hours. If none is back within 8 hours of swallowing, give acetylcysteine for the amount alone.',
    next: [{ chart: 37 }, { drug: 48 }],
  },
};

/** Returns what to do for a single dose at a known time. */
function verdictFor(hours: number, level: number | undefined): Verdict {
  if (hours > waitUntil) return 'Start now';
  if (hours < line.from.hours) return 'Wait';
  if (level === undefined) return 'Level needed';
  return level >= lineAt(hours) ? 'On or above the line: treat' : 'Under the line';
}

const mayStop: Caution = {
  level: 'note',
  text: 'The level lies under the line. Whether acetylcysteine may stop again, a poison line or a doctor decides.',
  source: chart,
};

/**
 * Paracetamol treatment line from 100 mg/L at 4 hours to 15 mg/L at 15 hours, with acetylcysteine by weight. Opened:
 * chart Poisoning and medication acetylcysteine of this project with their sources; download.skyscape.com (single dose
 * within 1 hour, 110 kg); th4.ilovetranslation.com (abstract: the line of the United Kingdom from 100 mg/L). At 5, 6, 7 and
 * 8 hours the line is 84, 70, 59 and 50 mg/L.
 */
export const paracetamolLine = defineCalculator({
  subtitle: 'Whom to treat after an overdose, and acetylcysteine by weight',
  notFor: [{ words: 'slow-release tablets, whose level rises late' }],
  inputs: {
    pattern: choice('Swallowed', [
      ['single', 'All within 1 hour, time known'],
      ['staggered', 'Several doses, or time not known'],
    ]),
    liver: fact('Jaundice or a tender liver'),
    weight: number('Weight', 'kg', {
      min: 3,
      max: 300,
      step: 0.1,
      measure: 'weight',
      help: 'Above 110 kg the dose of 110 kg.',
    }),
    hours: optional(
      number('Hours from swallowing to the blood', 'h', {
        min: 0,
        max: 72,
        step: 0.25,
        help: 'Without a level: hours until now.',
      }),
    ),
    level: optional(
      number('Paracetamol level', 'mg/L', {
        min: 0,
        max: 2000,
        step: 0.1,
        measure: 'paracetamol',
        help: 'Look at the unit of the laboratory.',
      }),
    ),
  },
  fromPatient: weightFromPatient,
  compute({ pattern, liver, weight, hours, level }): Outcome {
    const isKnown = pattern === 'single' && liver === 'no';
    if (isKnown && hours === undefined) return noResult({}, 'Enter the hours since swallowing.');
    const verdict = isKnown && hours !== undefined ? verdictFor(hours, level) : 'Start now';
    const limit =
      isKnown && hours !== undefined && hours >= line.from.hours && hours <= line.to.hours
        ? lineAt(hours)
        : null;
    const counted = Math.min(weight, mostWeight);
    return {
      values: present({
        band: verdict,
        line: limit,
        ...Object.fromEntries(infusions.map(({ key, dose }) => [key, dose * counted])),
        fluids: infusions.map((infusion) => fluidFor(infusion, weight)),
      }),
      headline:
        limit === null
          ? { label: 'Paracetamol', text: verdict }
          : { label: 'Line at this hour', text: String(limit), suffix: 'mg/L is the line' },
      band: bands[verdict],
      figures:
        limit === null
          ? []
          : [
              {
                label: 'The same line',
                text: `${formatNumber(limit * 6.615, 0)} umol/L`,
                note: '1 mg/L is 6.615 umol/L',
              },
            ],
      groups: groupsFor(weight),
      cautions:
        verdict === 'Start now' && limit !== null && level !== undefined && level < limit ? [mayStop] : [],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'The line holds for one overdose, swallowed within an hour, from 4 hours on. For all others treat without it.',
      source: skyscape,
    },
    {
      level: 'danger',
      text: "A child needs the smaller bags: an adult's fluid can kill. Wheeze or low pressure: stop, treat, start again slower.",
      source: chart,
    },
    {
      level: 'note',
      text: 'The amount decides where there is no level: 150 mg/kg or 10 g; 5 g with HIV, tuberculosis tablets, much alcohol or wasting.',
      source: 'Chart Poisoning',
    },
    {
      level: 'note',
      text: 'Australia and the United States begin their line at 150 mg/L. The lower one of the United Kingdom is used here.',
      source: 'th4.ilovetranslation.com (abstract); standardofcare.com',
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Parvolex 200 mg/mL concentrate, summary of product characteristics (United Kingdom). Read in excerpts.',
    },
    {
      text: 'Rumack BH, Matthew H. Acetaminophen poisoning and toxicity. Pediatrics 1975;55:871-6. Not opened.',
    },
  ],
});
