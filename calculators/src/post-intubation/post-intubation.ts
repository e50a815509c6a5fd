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
import { choice, countsAs, number, startsAs, toggle } from '../kit/inputs.ts';
import { type KnownPatient, knownValues, yearsOf } from '../kit/patient.ts';
import { quantity } from '../kit/quantities.ts';
import {
  awaitingReview,
  childMaximumText,
  childMorphineLimit,
  type DrugResult,
  fentanyl,
  ketamine,
  midazolam,
  morphine,
  newbornMidazolam,
  type Patient,
  relaxantOnlyWithSedation,
  rocuronium,
  source,
} from './drugs.ts';

/** Weight limits by patient type. Beyond them, an entry error is more likely than such a patient. */
const neonateUpToKg = 6;
const adultFromKg = 25;

const inputs = {
  weight: countsAs(0, number('Weight', 'kg', { min: 1, max: 200, step: 0.1, measure: 'weight' })),
  patientType: choice('Patient type', [
    ['adult', 'Adult'],
    ['paediatric', 'Paediatric'],
    ['neonate', 'Neonate'],
  ]),
  analgesia: startsAs(true, toggle('Analgesia', undefined, { help: 'Fentanyl and morphine' })),
  sedation: startsAs(true, toggle('Sedation', undefined, { help: 'Ketamine and midazolam' })),
  paralysis: startsAs(true, toggle('Paralysis', undefined, { help: 'Rocuronium' })),
};

type Shown = Readonly<Record<'analgesia' | 'sedation' | 'paralysis', boolean>>;

/** Analgesia, sedation and paralysis after intubation, by weight and kind of patient. */
export const postIntubation = defineCalculator({
  subtitle: 'Analgesia, sedation and paralysis by weight',
  notFor: [],
  inputs,
  fromPatient: (patient) => knownValues({ weight: patient.weight, patientType: typeOf(patient) }),
  placeholder: {
    ...doses(
      { weight: quantity(0, 'kg'), isWeighed: false, type: 'adult' },
      { analgesia: false, sedation: false, paralysis: false },
    ),
    band: { title: 'No doses yet', tone: 'neutral', advice: 'Choose the patient type and enter a weight.' },
  },
  compute: ({ weight, patientType, ...shown }, { isAnswered }) =>
    doses({ weight: quantity(weight, 'kg'), isWeighed: isAnswered('weight'), type: patientType }, shown),
  cautions: [
    {
      level: 'note',
      text: 'Doses follow the entered weight up to 200 kg without a ceiling. In obesity decide first which weight to enter.',
      source: awaitingReview,
    },
  ],
  resetLabel: 'Reset Calculator',
  references: [
    {
      text: 'Devlin JW et al. Clinical practice guidelines for the prevention and management of pain, agitation/sedation, delirium, immobility, and sleep disruption in adult patients in the ICU (PADIS). Crit Care Med 2018;46:e825-73.',
      doi: '10.1097/CCM.0000000000003299',
    },
    {
      text: 'Anand KJS et al. Effects of morphine analgesia in ventilated preterm neonates: primary outcomes from the NEOPAIN randomised trial. Lancet 2004;363:1673-82.',
      doi: '10.1016/S0140-6736(04)16251-X',
    },
    { text: "BC Children's Hospital, CHEO and IWK paediatric and neonatal dose lists; midazolam US label." },
  ],
});

/** Age in days of the last day of a newborn. */
const newbornUpTo = 28;

/** Returns the type of a patient by age. It names none from the 12th birthday to the 18th. */
function typeOf(patient: KnownPatient): Patient['type'] | null {
  const years = yearsOf(patient);
  if (patient.age === null || years === null) return null;
  if (patient.age <= newbornUpTo) return 'neonate';
  if (years < 12) return 'paediatric';
  return years < 18 ? null : 'adult';
}

function doses(patient: Patient, shown: Shown): Outcome {
  const { weight, isWeighed, type } = patient;
  const results: Readonly<Record<string, DrugResult>> = {
    ...(shown.analgesia ? { fentanyl: fentanyl(patient), morphine: morphine(patient) } : {}),
    ...(shown.sedation ? { ketamine: ketamine(patient), midazolam: midazolam(patient) } : {}),
    ...(shown.paralysis ? { rocuronium: rocuronium(patient) } : {}),
  };
  const label = inputs.patientType.options.find(({ key }) => key === type)?.label ?? type;
  return {
    values: Object.fromEntries(Object.entries(results).map(([name, { values }]) => [name, values])),
    headline: { label: 'Doses for', text: isWeighed ? formatQuantity(weight, 2) : '--' },
    band: isWeighed
      ? bandOf(patient, label, shown)
      : { title: 'No doses yet', tone: 'neutral', advice: 'All doses are 0 until a weight is entered.' },
    ...(isWeighed && Object.keys(results).length > 0
      ? { overview: overviewOf(Object.values(results).map(({ group }) => group)) }
      : {}),
    groups: Object.values(results).map(({ group }) => group),
    cautions: [...weightCautions(patient, label), ...pageCautions(type, shown)],
  };
}

/**
 * Returns the drugs as one table of loading dose and infusion rate. The tool states no strengths, so there are
 * no volumes.
 */
function overviewOf(groups: readonly FigureGroup[]): Overview {
  const rows = groups.map((group) => {
    const textOf = (...labels: readonly string[]) =>
      group.figures.find(({ label }) => labels.includes(label))?.text ?? '--';
    return {
      title: group.title,
      cells: [textOf('Loading dose', 'Dose'), textOf('Infusion')],
      ...rowDanger(group),
    };
  });
  const [first] = rows;
  return {
    columns: ['Dose', 'Rate'],
    rows,
    atAGlance: { label: first?.title ?? '', text: first?.cells.find((cell) => cell !== '--') ?? '--' },
  };
}

/**
 * Returns a caution if the weight is implausible for the patient type. A missed decimal point means ten times
 * the dose.
 */
function weightCautions({ weight, isWeighed, type }: Patient, label: string): readonly Caution[] {
  const isTooHeavy = type === 'neonate' && weight.amount > neonateUpToKg;
  const isTooLight = type === 'adult' && weight.amount < adultFromKg;
  if (!isWeighed || !(isTooHeavy || isTooLight)) return [];
  return [
    {
      level: 'danger',
      text: `${formatQuantity(weight, 2)} is very ${isTooHeavy ? 'heavy for a newborn' : 'light for an adult'}. Check the decimal point of the weight, and the patient type.`,
      brief: `${label} of ${formatQuantity(weight, 2)}: check weight and patient type.`,
      source: 'The entries on this page',
    },
  ];
}

/** Returns the pages of the drugs that are shown. */
function drugPages(shown: Shown): readonly NextPage[] {
  return [
    ...(shown.analgesia ? [{ drug: 16 }, { drug: 15 }] : []),
    ...(shown.sedation ? [{ drug: 17 }, { drug: 19 }] : []),
    ...(shown.paralysis ? [{ drug: 22 }] : []),
  ];
}

/**
 * Returns the band, titled by patient type. A child's band states the morphine maximum, which the specified
 * figure lacks.
 */
function bandOf(patient: Patient, title: string, shown: Shown): NonNullable<Outcome['band']> {
  const next = drugPages(shown);
  return patient.type === 'paediatric' && shown.analgesia
    ? { title, tone: 'danger', advice: `Morphine, one dose: ${childMaximumText(patient)}.`, next }
    : {
        title,
        next,
        tone: 'neutral',
        advice: 'Analgesia and sedation first, then paralysis. Read the caution beside each figure.',
      };
}

/**
 * Returns the cautions that belong to no displayed figure: paralysis without sedation, and lines whose drug
 * or patient type is not shown.
 */
function pageCautions(type: Patient['type'], shown: Shown): readonly Caution[] {
  const asNote = (caution: Caution): Caution => ({ level: 'note', text: caution.text, source });
  return [
    ...(shown.paralysis && !(shown.sedation && shown.analgesia) ? [paralysisAlone] : []),
    ...(shown.analgesia && type === 'paediatric' ? [] : [asNote(childMorphineLimit)]),
    ...(shown.sedation && type === 'neonate' ? [] : [asNote(newbornMidazolam)]),
    ...(shown.paralysis ? [] : [asNote(relaxantOnlyWithSedation)]),
  ];
}

const paralysisAlone: Caution = {
  level: 'danger',
  text: 'Paralysis is shown without both sedation and analgesia. A paralysed patient can be awake and in pain: have both running first.',
  brief: 'Paralysis without sedation and analgesia: have both running first.',
  source,
};
