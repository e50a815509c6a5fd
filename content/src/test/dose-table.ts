import type { Dose, Medication } from '@oryx/contract';
import {
  type Amounts,
  agesText,
  doseLine,
  drawn,
  isHardToMeasure,
  isPlausible,
  isVolume,
  type Patient,
  quantityText,
  strengthsFor,
  unitName,
  type WorkedDose,
  workOut,
} from '@oryx/doses';

/** Weights in kg of every table. That of a drug also has the ends of the weights of its doses. */
const usualWeights = [0.6, 1.5, 3, 6, 10, 14, 25, 40, 50, 70, 120, 200] as const;

const month = 30.4375;
const year = 365.25;

const weightsFor = ({ doses }: Medication): readonly number[] => {
  const ends = doses.flatMap(({ weights }) => Object.values(weights ?? {}));
  return [...new Set([...usualWeights, ...ends.filter((end) => end !== null)])].sort((a, b) => a - b);
};

/** Ages in days of the table, with their names. */
const ages: readonly (readonly [name: string, days: number | null])[] = [
  ['unknown', null],
  ['0 days', 0],
  ['3 months', 3 * month],
  ['8 months', 8 * month],
  ['3 years', 3 * year],
  ['7 years', 7 * year],
  ['11 years', 11 * year],
  ['15 years', 15 * year],
  ['30 years', 30 * year],
  ['80 years', 80 * year],
];

/** What a patient of the table gets of one dose: the cells of a row, or the reason why it is withheld. */
type Outcome = { readonly cells: readonly string[] } | { readonly why: string };

/** A patient of the table, and what comes of one dose. */
interface Entry {
  readonly weight: number;
  readonly age: string;
  readonly outcome: Outcome;
}

/** The name of the file of a drug. */
export const fileOf = ({ name }: Medication): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}.md`;

/** Returns the worked doses of a drug as a Markdown document, for a clinician to read beside the source. */
export function doseTable(drug: Medication): string {
  const doses = drug.doses.map((dose, at) => doseSection(drug, dose, at + 1));
  return [
    `# ${drug.name}`,
    'Generated from `content/medications/` by `npm run dose-table`. [How to read it](README.md).',
    ...doses,
    '',
  ].join('\n\n');
}

function doseSection(drug: Medication, dose: Dose, at: number): string {
  const weights = weightsFor(drug);
  const entries = weights.flatMap((weight) =>
    ages
      .filter(([, days]) => days === null || isPlausible(days, weight))
      .map(([age, days]) => ({ weight, age, outcome: outcomeOf(drug, dose, { weight, age: days }) })),
  );
  const [rows, withheld] = [rowsOf(entries, weights), withheldOf(entries)];
  return [
    `## ${at}. ${dose.topic}`,
    doseLine(dose, drug.concentrations),
    ...(rows.length > 0 ? [[...head, ...rows].join('\n')] : []),
    ...(withheld.length > 0 ? [['Withheld:', '', ...withheld].join('\n')] : []),
  ].join('\n\n');
}

const head = ['| kg | Age | Dose | To draw up | Remarks |', '|---|---|---|---|---|'];

/** Returns the rows of a table. Ages of one weight, and weights of the same ages, stand in one row. */
function rowsOf(entries: readonly Entry[], weights: readonly number[]): readonly string[] {
  const ofWeights = weights.flatMap((weight) => {
    const worked = entries.flatMap(({ outcome, ...entry }) =>
      entry.weight === weight && 'cells' in outcome ? [{ ...entry, cells: outcome.cells.join(' | ') }] : [],
    );
    return grouped(worked, ({ cells }) => cells).map(([cells, group]) => ({
      weight,
      row: `${group.map(({ age }) => age).join(', ')} | ${cells}`,
    }));
  });
  return grouped(ofWeights, ({ row }) => row).map(
    ([row, group]) => `| ${group.map(({ weight }) => weight).join(', ')} | ${row} |`,
  );
}

/** Returns the reasons for withholding a dose, each with its patients. */
function withheldOf(entries: readonly Entry[]): readonly string[] {
  const withheld = entries.flatMap(({ outcome, ...entry }) =>
    'why' in outcome ? [{ ...entry, why: outcome.why }] : [],
  );
  return grouped(withheld, ({ why }) => why).map(([why, ofReason]) => {
    const whom = grouped(ofReason, ({ age }) => age).map(([age, group]) => {
      const isAll = group.length === entries.filter((entry) => entry.age === age).length;
      return isAll ? age : `${age} (${group.map(({ weight }) => weight).join(', ')} kg)`;
    });
    return `- ${why}: ${whom.join('; ')}`;
  });
}

/** Groups entries by a text, in the order in which the texts first occur. */
function grouped<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(textOf(item));
    if (group) group.push(item);
    else groups.set(textOf(item), [item]);
  }
  return [...groups];
}

function outcomeOf({ concentrations }: Medication, dose: Dose, patient: Patient): Outcome {
  const stated = concentrations.find(({ key }) => key === dose.concentration);
  const strengths = stated ? [stated] : strengthsFor(dose, concentrations, patient);
  const worked = workOut(dose, patient, null);
  if (worked.state === 'withheld')
    return {
      why: worked.why.replaceAll('\u00a0', ' ').replace(/: not at [\d.]+ kg/, ': not at this weight'),
    };
  const volumes = strengths.flatMap((strength) => {
    const each = workOut(dose, patient, strength);
    if (each.state === 'withheld' || each.volume === null) return [];
    const of = stated ? '' : ` of ${strength.label}`;
    return [{ ...shownVolume(each, each.volume, dose), of }];
  });
  const own =
    isVolume(dose) && dose.amount.unit === 'mL'
      ? [{ ...shownVolume(worked, worked.amount, dose), of: '' }]
      : [];
  const all = [...volumes, ...own];
  return {
    cells: [
      amountText(worked.amount, dose),
      all.map(({ text, of }) => `${text}${of}`).join(' or '),
      remarksOf(
        worked,
        dose,
        all.flatMap(({ remarks }) => remarks),
      ),
    ],
  };
}

/** Formats a calculated number with all of its digits but those of binary rounding. */
const digits = (value: number) => String(Number(value.toPrecision(9)));

function amountText({ low, high }: Amounts, { amount: { unit, time } }: Dose): string {
  const [least, most] = [digits(low), digits(high)];
  const size = least === most ? most : `${least} to ${most}`;
  return `${size} ${unitName(unit, size === '1')}${time === null ? '' : `/${time}`}`;
}

/** Rounds a volume to what a syringe or a pump shows, and says what the rounding changes. */
function shownVolume({ amount, most }: WorkedDose, { low, high }: Amounts, { amount: { time } }: Dose) {
  const limit = (high * most) / amount.high;
  const [least, largest] = [drawn(low, limit), drawn(high, limit)];
  const size = least.volume === largest.volume ? `${largest.volume}` : `${least.volume} to ${largest.volume}`;
  const isTiny = time === null && isHardToMeasure(low);
  const error = Math.abs(least.error) > Math.abs(largest.error) ? least.error : largest.error;
  const remarks = [
    ...(isTiny ? ['under 0.1 mL: dilute first'] : []),
    ...(Math.abs(error) > 0.05 + 1e-9 ? [`rounding changes it by ${Math.round(error * 100)}%`] : []),
  ];
  return { text: `${size} mL${time === null ? '' : '/h'}`, remarks };
}

const caps = { no: [], 'upper end': ['upper end limited'], all: ['limited'] } as const;

function remarksOf(worked: WorkedDose, dose: Dose, ofVolume: readonly string[]): string {
  const { minimum, maximum } = dose;
  const bound = maximum && ` to ${quantityText(maximum.amount, maximum.unit)}`;
  return [
    ...caps[worked.capped].map((text) => `${text}${bound ?? ''}`),
    ...(worked.isRaised && minimum ? [`raised to ${quantityText(minimum.amount, minimum.unit)}`] : []),
    ...(worked.isUnsure ? [`only ${agesText(dose.ages)}`] : []),
    ...new Set(ofVolume),
  ].join('; ');
}
