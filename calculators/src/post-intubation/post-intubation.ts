import { type Caution, defineCalculator, type Outcome } from '../kit/definition.ts';
import { formatQuantity } from '../kit/format.ts';
import { choice, countsAs, number, startsAs, toggle } from '../kit/inputs.ts';
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

/** Beyond these a slip in the weight or in the patient type is more likely than the patient. */
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
    groups: Object.values(results).map(({ group }) => group),
    cautions: [...weightCautions(patient, label), ...pageCautions(type, shown)],
  };
}

/** A weight that hardly goes with the kind of patient: a decimal point missed is ten times the dose. */
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

/** The kind of patient; for a child the result bar says at once what the morphine figure lacks. */
function bandOf(patient: Patient, title: string, shown: Shown): NonNullable<Outcome['band']> {
  return patient.type === 'paediatric' && shown.analgesia
    ? { title, tone: 'danger', advice: `Morphine, one dose: ${childMaximumText(patient)}.` }
    : {
        title,
        tone: 'neutral',
        advice: 'Analgesia and sedation first, then paralysis. Read the caution beside each figure.',
      };
}

/**
 * What stands beside no figure now: paralysis without sedation, and the lines whose drug or kind of
 * patient is not shown.
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
