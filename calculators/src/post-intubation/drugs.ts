import type { Caution, Figure, FigureGroup, ResultValue } from '../kit/definition.ts';
import { formatQuantity, formatRange } from '../kit/format.ts';
import {
  atMost,
  type Quantity,
  type QuantityRange,
  quantity,
  range,
  rangeTimes,
  times,
} from '../kit/quantities.ts';

export const source =
  "PADIS: Devlin 2018, doi:10.1097/CCM.0000000000003299; BC Children's, CHEO, IWK dose lists; midazolam US label; NEOPAIN: Anand 2004, doi:10.1016/S0140-6736(04)16251-X";
export const awaitingReview = `${source} (awaiting clinical review)`;

export interface Patient {
  readonly weight: Quantity<'kg'>;
  /** Without a usable weight every dose is 0, as specified, including the fixed one. */
  readonly isWeighed: boolean;
  readonly type: 'adult' | 'paediatric' | 'neonate';
}

/** The doses of a drug: unrounded in `values`, formatted in `group`. */
export interface DrugResult {
  readonly values: { readonly [key: string]: ResultValue };
  readonly group: FigureGroup;
}

/**
 * As specified. The upper end is ten times the published maximum, so it is never shown without that maximum.
 */
const childMorphineLoading = range(0.1, 2, 'mg per kg');
const childMorphineMaximum = quantity(0.2, 'mg per kg');
const childMorphineCeiling = quantity(10, 'mg');

export const childMorphineLimit: Caution = {
  level: 'danger',
  text: 'Do not use the upper morphine figure for children: it is ten times the published maximum of 0.2 mg/kg per dose (usual ceiling 10 mg). Give 0.05-0.1 mg/kg slowly, half that under 6 months.',
  brief: 'Child morphine: published maximum 0.2 mg/kg per dose.',
  source,
};

export const newbornMidazolam: Caution = {
  level: 'danger',
  text: 'Newborns: start midazolam at 0.03 mg/kg/hr (under 32 weeks) or 0.06 mg/kg/hr, with no loading dose.',
  brief: 'Newborn: start midazolam at 0.03 or 0.06 mg/kg/hr, no loading.',
  source,
};

export const relaxantOnlyWithSedation: Caution = {
  level: 'danger',
  text: 'Never run a muscle relaxant without sedation and analgesia already running.',
  source,
};

/**
 * Fentanyl: a fixed loading dose for adults, by weight for others. The specification has an infusion for
 * adults only.
 */
export function fentanyl(patient: Patient): DrugResult {
  if (patient.type === 'adult') {
    const fixed = quantity(patient.isWeighed ? 50 : 0, 'ug');
    const loading = { min: fixed, max: fixed };
    const infusion = byWeight('Infusion', range(0.5, 1, 'ug/hr per kg'), patient);
    return {
      values: { loading: valuesOf(loading), infusion: infusion.values },
      group: {
        title: 'Fentanyl',
        figures: [
          { label: 'Loading dose', text: formatRange(loading), note: 'the same for every adult weight' },
          infusion.figure,
        ],
        cautions: [
          note(
            'Published for adults: bolus 0.35-0.5 micrograms (ug)/kg, infusion 0.7-10 micrograms (ug)/kg/hr.',
          ),
        ],
      },
    };
  }
  const isNeonate = patient.type === 'neonate';
  const loading = byWeight(
    'Loading dose',
    isNeonate ? range(1, 2, 'ug per kg') : range(0.5, 1, 'ug per kg'),
    patient,
  );
  return {
    values: { loading: loading.values, infusion: null },
    group: {
      title: 'Fentanyl',
      figures: [loading.figure, { label: 'Infusion', text: 'not specified' }],
      cautions: isNeonate ? [note('Give slowly: a fast bolus can make the chest wall rigid.', source)] : [],
    },
  };
}

/** Morphine. A child's loading dose is shown as specified, always with its published maximum. */
export function morphine(patient: Patient): DrugResult {
  const { type } = patient;
  const loading = byWeight('Loading dose', morphineLoading[type], patient);
  const infusionRates = type === 'neonate' ? range(10, 30, 'ug/hr per kg') : range(20, 80, 'ug/hr per kg');
  const infusion = byWeight('Infusion', infusionRates, patient);
  const isChild = type === 'paediatric';
  return {
    values: {
      loading: loading.values,
      infusionPerKg: { ...valuesOf(infusionRates), unit: 'ug/kg/hr' },
      infusion: infusion.values,
    },
    group: {
      title: 'Morphine',
      figures: [
        isChild
          ? { ...loading.figure, note: `${loading.figure.note} as specified; ${childMaximumText(patient)}` }
          : loading.figure,
        infusion.figure,
      ],
      cautions: morphineCautions(patient),
    },
  };
}

const morphineLoading = {
  adult: range(0.1, 0.2, 'mg per kg'),
  paediatric: childMorphineLoading,
  neonate: range(0.1, 0.1, 'mg per kg'),
} as const;

function morphineCautions(patient: Patient): readonly Caution[] {
  switch (patient.type) {
    case 'adult':
      return [];
    case 'paediatric':
      return [
        patient.isWeighed
          ? {
              ...childMorphineLimit,
              brief: `Child morphine: at most ${childMaximumBrief(patient)}.`,
              text: `${childMorphineLimit.text} For ${formatQuantity(patient.weight, 2)}: ${childMaximumText(patient)}.`,
            }
          : childMorphineLimit,
        note(
          'Usual infusion in children: 5-40 micrograms (ug)/kg/hr; up to 80 only in ventilated intensive-care patients.',
          source,
        ),
      ];
    case 'neonate':
      return [
        danger(
          `Usual infusion in newborns: 5-20 micrograms (ug)/kg/hr${forThis(patient, range(5, 20, 'ug/hr per kg'))}. Rates of 10-30 lowered blood pressure (NEOPAIN).`,
        ),
      ];
  }
}

/** Returns the published maximum as text: `published maximum 4 mg (0.2 mg/kg, usual ceiling 10 mg)`. */
export function childMaximumText({ weight, isWeighed }: Patient): string {
  const rate = `${formatQuantity(childMorphineMaximum)}, usual ceiling ${formatQuantity(childMorphineCeiling)}`;
  const maximum = times<'mg', 'kg'>(childMorphineMaximum, weight);
  return isWeighed
    ? `published maximum ${formatQuantity(maximum, decimalsOf(maximum))} (${rate})`
    : `published maximum ${rate}`;
}

/** Returns the published maximum in short: `4 mg a dose (0.2 mg/kg)`, never above the usual ceiling. */
function childMaximumBrief({ weight }: Patient): string {
  const maximum = times<'mg', 'kg'>(childMorphineMaximum, weight);
  const isAbove = maximum.amount > childMorphineCeiling.amount;
  const most = atMost(maximum, childMorphineCeiling);
  return `${formatQuantity(most, decimalsOf(most))} a dose (${formatQuantity(childMorphineMaximum)}${isAbove ? ', usual ceiling' : ''})`;
}

export function ketamine(patient: Patient): DrugResult {
  const loading = byWeight('Loading dose', range(0.5, 1, 'mg per kg'), patient);
  const infusion = byWeight('Infusion', range(1, 2, 'mg/hr per kg'), patient);
  const midazolamWith = byWeight('With midazolam', range(0.05, 0.05, 'mg/hr per kg'), patient);
  return {
    values: {
      loading: loading.values,
      infusion: infusion.values,
      withMidazolam: midazolamWith.values,
    },
    group: {
      title: 'Ketamine',
      figures: [loading.figure, infusion.figure, midazolamWith.figure],
      notes: ['Infusion with midazolam 0.05 mg/kg/hr, diluted to 1 mg/mL.'],
      cautions: [
        note(
          'An infusion of 1-2 mg/kg/hr is an anaesthetic rate. Published: 0.5-2 mg/kg/hr for sedation, 0.05-0.4 for analgesia.',
        ),
      ],
    },
  };
}

export function midazolam(patient: Patient): DrugResult {
  const infusion = byWeight('Infusion', range(0.03, 0.1, 'mg/hr per kg'), patient);
  const preterm = range(0.03, 0.03, 'mg/hr per kg');
  const term = range(0.06, 0.06, 'mg/hr per kg');
  return {
    values: { infusion: infusion.values },
    group: {
      title: 'Midazolam',
      figures: [infusion.figure],
      cautions:
        patient.type === 'neonate'
          ? [
              patient.isWeighed
                ? {
                    ...newbornMidazolam,
                    text: `${newbornMidazolam.text} For ${formatQuantity(patient.weight, 2)}: ${doseText(preterm, patient)} or ${doseText(term, patient)}.`,
                  }
                : newbornMidazolam,
            ]
          : [],
    },
  };
}

export function rocuronium(patient: Patient): DrugResult {
  const dose = byWeight('Dose', range(0.6, 0.6, 'mg per kg'), patient);
  return {
    values: { dose: dose.values, repeatAfterMinutes: 30 },
    group: {
      title: 'Rocuronium',
      figures: [dose.figure],
      notes: ['Repeat after 30 minutes if needed.'],
      cautions: [relaxantOnlyWithSedation],
    },
  };
}

/** Returns a dose by weight: as values, and as text with the rate it is based on. */
function byWeight<Unit extends string>(
  label: string,
  rates: QuantityRange<`${Unit} per kg`>,
  patient: Patient,
): { readonly values: ReturnType<typeof valuesOf>; readonly figure: Figure } {
  return {
    values: valuesOf(rangeTimes<Unit, 'kg'>(rates, patient.weight)),
    figure: { label, text: doseText<Unit>(rates, patient), note: formatRange(rates, 2) },
  };
}

function doseText<Unit extends string>(rates: QuantityRange<`${Unit} per kg`>, { weight }: Patient): string {
  const dose = rangeTimes<Unit, 'kg'>(rates, weight);
  return formatRange(dose, decimalsOf(dose.min));
}

function valuesOf({ min, max }: QuantityRange) {
  return { min: min.amount, max: max.amount, unit: min.unit };
}

/** Returns enough decimals for rounding not to change a newborn's dose. */
function decimalsOf({ amount }: Quantity): number {
  if (amount < 1) return 3;
  return amount < 10 ? 2 : 1;
}

/** Returns text such as ` (15–60 micrograms (ug)/hr for this weight)`, or nothing without a weight. */
function forThis<Unit extends string>(patient: Patient, rates: QuantityRange<`${Unit} per kg`>): string {
  return patient.isWeighed ? ` (${doseText<Unit>(rates, patient)} for this weight)` : '';
}

function danger(text: string): Caution {
  return { level: 'danger', text, source };
}

function note(text: string, from = awaitingReview): Caution {
  return { level: 'note', text, source: from };
}
