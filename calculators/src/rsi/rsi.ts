import type { NextPage } from '../kit/bands.ts';
import {
  type Caution,
  defineCalculator,
  type FigureGroup,
  type Outcome,
  type Overview,
  rowDanger,
} from '../kit/definition.ts';
import { formatQuantity } from '../kit/format.ts';
import { choice, countsAs, number, startsAs } from '../kit/inputs.ts';
import { knownValues, yearsOf } from '../kit/patient.ts';
import { quantity } from '../kit/quantities.ts';
import { drugs, ketamineInHeadInjury, type Patient, source } from './drugs.ts';

/** Weight in kg below which, over 12 years, an entry error is more likely than such a patient. */
const adultFromKg = 25;

const inputs = {
  weight: countsAs(0, number('Weight', 'kg', { min: 1, max: 200, step: 0.1, measure: 'weight' })),
  patientType: choice('Patient type', [
    ['adult', 'Adult (over 12 years)'],
    ['paediatric', 'Paediatric (under 12 years)'],
  ]),
  scenario: startsAs(
    'standard',
    choice(
      'Scenario',
      [
        ['standard', 'Standard'],
        ['hemodynamic_instability', 'Haemodynamic instability'],
        ['head_injury', 'Head injury'],
        ['asthma', 'Asthma'],
        ['elderly', 'Elderly'],
      ],
      { appearance: 'select' },
    ),
  ),
};

const inShockOrElderly: Caution = {
  level: 'danger',
  text: 'In shock or the elderly, halve the sedative or less: this page lowers only ketamine (shock) or etomidate (elderly).',
  source,
};

/** Weight in kg above which an adult is more likely obese than tall. */
const obeseFromKg = 100;
const obesity =
  'AAGBI and SOBA 2015, doi:10.1111/anae.13101; Emergencies in obese patients 2021, doi:10.1186/s44158-021-00019-2 (awaiting clinical review)';

/** Rapid sequence intubation: doses and volumes of six drugs for a weight, rounded only for display. */
export const rsi = defineCalculator({
  subtitle: 'Doses and volumes by weight',
  notFor: [],
  inputs,
  fromPatient: (patient) => knownValues({ weight: patient.weight, patientType: typeOf(yearsOf(patient)) }),
  placeholder: doses({
    weight: quantity(0, 'kg'),
    isWeighed: false,
    type: 'adult',
    scenario: 'standard',
  }),
  compute: ({ weight, patientType, scenario }, { isAnswered }) =>
    doses({
      weight: quantity(weight, 'kg'),
      isWeighed: isAnswered('weight'),
      type: patientType,
      scenario,
    }),
  cautions: [
    inShockOrElderly,
    {
      level: 'danger',
      text: 'Volumes are right only for the stated concentrations: check the ampoule. In small babies draw up by weight-based mg with a 1 mL syringe, not by the rounded mL.',
      source,
    },
    {
      level: 'note',
      text: 'Doses follow the entered weight up to 200 kg; only etomidate has a ceiling. In obesity decide first which weight to enter.',
      source: obesity,
    },
  ],
  resetLabel: 'Reset Calculator',
  lists: [
    {
      title: 'Guidance',
      items: ['Pre-oxygenation for 3-5 minutes before induction.', 'Give ketamine over 60 seconds.'],
    },
  ],
  references: [
    {
      text: 'Acquisto NM et al. Society of Critical Care Medicine clinical practice guidelines for rapid sequence intubation in the critically ill adult patient. Crit Care Med 2023;51:1411-30.',
      doi: '10.1097/CCM.0000000000006000',
    },
    {
      text: 'Zeiler FA et al. The ketamine effect on ICP in traumatic brain injury. Neurocrit Care 2014;21:163-73.',
      doi: '10.1007/s12028-013-9950-y',
    },
    {
      text: 'Cohen L et al. The effect of ketamine on intracranial and cerebral perfusion pressure and health outcomes: a systematic review. Ann Emerg Med 2015;65:43-51.',
      doi: '10.1016/j.annemergmed.2014.06.018',
    },
    {
      text: 'Meakin G et al. Myotonic and neuromuscular blocking effects of increased doses of suxamethonium in infants and children. Br J Anaesth 1990;65:816-8.',
      doi: '10.1093/bja/65.6.816',
    },
    {
      text: 'Association of Anaesthetists of Great Britain and Ireland, Society for Obesity and Bariatric Anaesthesia. Peri-operative management of the obese surgical patient 2015. Anaesthesia 2015;70:859-76.',
      doi: '10.1111/anae.13101',
    },
    {
      text: 'Emergencies in obese patients: a narrative review. J Anesth Analg Crit Care 2021.',
      doi: '10.1186/s44158-021-00019-2',
    },
  ],
});

/** The pages of the drugs, in the order of the table. */
const drugPages: readonly NextPage[] = [16, 18, 17, 19, 22, 23].map((drug) => ({ drug }));

const scenarioPages: Readonly<Record<Patient['scenario'], readonly NextPage[]>> = {
  standard: [],
  hemodynamic_instability: [{ chart: 13 }, { chart: 14 }],
  head_injury: [{ chart: 40 }],
  asthma: [{ chart: 15 }, { chart: 16 }],
  elderly: [],
};

/** Returns the type of a patient by completed years. It names none for the year after the 12th birthday. */
function typeOf(years: number | null): Patient['type'] | null {
  if (years === null || years === 12) return null;
  return years < 12 ? 'paediatric' : 'adult';
}

function doses(patient: Patient): Outcome {
  const results = Object.entries(drugs).map(([name, drug]) => [name, drug(patient)] as const);
  const scenario = inputs.scenario.options.find(({ key }) => key === patient.scenario)?.label;
  const type = inputs.patientType.options.find(({ key }) => key === patient.type)?.label;
  return {
    values: Object.fromEntries(results.map(([name, { values }]) => [name, values])),
    headline: { label: 'Doses for', text: patient.isWeighed ? formatQuantity(patient.weight, 2) : '--' },
    band: patient.isWeighed
      ? {
          title: `${type}, ${scenario}`,
          tone: patient.scenario === 'standard' ? 'neutral' : 'caution',
          advice:
            patient.scenario === 'head_injury'
              ? 'Pre-oxygenate for 3-5 minutes. Avoid low blood pressure.'
              : 'Pre-oxygenate for 3-5 minutes; give ketamine over 60 seconds.',
          next: [...drugPages, ...scenarioPages[patient.scenario], { tool: 'post-intubation' }],
        }
      : { title: 'No doses yet', tone: 'neutral', advice: 'All doses are 0 until a weight is entered.' },
    ...(patient.isWeighed ? { overview: overviewOf(results.map(([, { group }]) => group)) } : {}),
    groups: results.map(([, { group }]) => group),
    cautions: [
      ...entryCautions(patient),
      ...(patient.scenario === 'hemodynamic_instability' || patient.scenario === 'elderly'
        ? [{ ...inShockOrElderly, brief: 'Shock or elderly: halve the sedative or less.' }]
        : []),
      ...heavyCaution(patient),
      // If ketamine is not withheld, the line is general knowledge and not a caution on its figure.
      ...(patient.scenario === 'head_injury'
        ? []
        : [{ level: 'note' as const, text: ketamineInHeadInjury.text, source }]),
    ],
  };
}

/** Returns the drugs as one table: dose, volume, and the rate by weight that they are based on. */
function overviewOf(groups: readonly FigureGroup[]): Overview {
  const [first] = groups;
  return {
    columns: ['Dose', 'Volume'],
    rows: groups.map((group) => {
      const [dose, volume] = group.figures;
      return {
        title: group.title,
        ...(dose?.note === undefined ? {} : { note: dose.note }),
        cells: [dose?.text ?? '--', volume?.text ?? '--'],
        ...rowDanger(group),
      };
    }),
    atAGlance: { label: first?.title ?? '', text: first?.figures[0]?.text ?? '--' },
  };
}

/** Returns a caution on the weight that the doses follow, for a patient who may be obese. */
function heavyCaution({ weight, isWeighed }: Patient): readonly Caution[] {
  if (!isWeighed || weight.amount <= obeseFromKg) return [];
  return [
    {
      level: 'danger',
      text: `Over ${obeseFromKg} kg these doses can be too much: in obesity most drugs go by lean body weight (about 90 kg at most in men, 70 kg in women), above all fentanyl and rocuronium; midazolam by ideal weight. Only suxamethonium goes by total weight. Give induction drugs to effect.`,
      brief: `Over ${obeseFromKg} kg: in obesity dose by lean body weight.`,
      source: obesity,
    },
  ];
}

/** Returns cautions on contradictory entries. One of them is an error that would affect every dose. */
function entryCautions({ weight, isWeighed, type, scenario }: Patient): readonly Caution[] {
  const check = (text: string, brief: string): Caution => ({
    level: 'danger',
    text,
    brief,
    source: 'The entries on this page',
  });
  const isLightAdult = isWeighed && type === 'adult' && weight.amount < adultFromKg;
  return [
    ...(isLightAdult
      ? [
          check(
            `${formatQuantity(weight, 2)} is very light for a patient over 12 years. Check the weight and the patient type.`,
            `Adult of ${formatQuantity(weight, 2)}: check weight and patient type.`,
          ),
        ]
      : []),
    ...(type === 'paediatric' && scenario === 'elderly'
      ? [
          check(
            'A patient under 12 years is not elderly. Check the patient type and the scenario.',
            'Paediatric and elderly: check both.',
          ),
        ]
      : []),
  ];
}
