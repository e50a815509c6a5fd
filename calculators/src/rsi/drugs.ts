import type { Caution, Figure, FigureGroup } from '../kit/definition.ts';
import { formatQuantity, formatRange, round } from '../kit/format.ts';
import {
  atMost,
  type Quantity,
  type QuantityRange,
  quantity,
  range,
  rangeTimes,
  share,
  times,
  volumeOf,
} from '../kit/quantities.ts';

export const source =
  'SCCM: Acquisto 2023, doi:10.1097/CCM.0000000000006000; Zeiler 2014, doi:10.1007/s12028-013-9950-y; Cohen 2015, doi:10.1016/j.annemergmed.2014.06.018; Meakin 1990, doi:10.1093/bja/65.6.816; suxamethonium label';
const awaitingReview = `${source} (awaiting clinical review)`;

/** Doses by weight as specified. The published doses are in the cautions. */
const etomidateCeiling = quantity(30, 'mg');
const infantUpToKg = 10;
const asthmaFactor = 1.2;
const usualKetamine = range(1, 2, 'mg per kg');
const smallVolumeMl = 0.1;

export const ketamineInHeadInjury: Caution = {
  level: 'danger',
  text: 'Ketamine shows 0 for head injury by an old rule; reviews of ventilated patients found no rise in intracranial pressure, and avoiding low blood pressure matters more.',
  brief: 'Ketamine shows 0 by an old rule: avoid low blood pressure.',
  source,
};

type Scenario = 'standard' | 'hemodynamic_instability' | 'head_injury' | 'asthma' | 'elderly';

export interface Patient {
  readonly weight: Quantity<'kg'>;
  /** Without a usable weight every dose is 0, as specified. */
  readonly isWeighed: boolean;
  readonly type: 'adult' | 'paediatric';
  readonly scenario: Scenario;
}

/** The dose and volume of a drug: in `values` rounded to one decimal as specified, formatted in `group`. */
export interface DrugResult {
  readonly values: Readonly<Record<'min' | 'max' | 'volMin' | 'volMax', number>>;
  readonly group: FigureGroup;
}

/** The drugs in the order of the page, each with the rule for its dose. */
export const drugs: Readonly<Record<string, (patient: Patient) => DrugResult>> = {
  fentanyl,
  etomidate,
  ketamine,
  midazolam,
  rocuronium,
  suxamethonium,
};

function fentanyl(patient: Patient): DrugResult {
  const rates = range(1, 3, 'ug per kg');
  const inShock = range(0.5, 1, 'ug per kg');
  const dose = rangeTimes<'ug', 'kg'>(rates, patient.weight);
  return drugResult<'ug'>('Fentanyl', rateText(rates), {
    dose,
    concentration: quantity(10, 'ug per mL'),
    notes: ['Dilute 100 micrograms (ug)/2 mL with 8 mL saline to 10 micrograms (ug)/mL.'],
    cautions: [
      ...halvedInElderly(patient, dose),
      ...(patient.scenario === 'hemodynamic_instability'
        ? [
            danger(
              `In shock avoid fentanyl or give ${rateText(inShock)}${forThis(patient, rangeTimes<'ug', 'kg'>(inShock, patient.weight))}. This page does not lower it.`,
            ),
          ]
        : []),
    ],
  });
}

function etomidate(patient: Patient): DrugResult {
  const rates = patient.scenario === 'elderly' ? range(0.15, 0.2, 'mg per kg') : range(0.1, 0.3, 'mg per kg');
  const uncapped = rangeTimes<'mg', 'kg'>(rates, patient.weight);
  const inShock = quantity(0.15, 'mg per kg');
  const shockDose = times<'mg', 'kg'>(inShock, patient.weight);
  return drugResult<'mg'>('Etomidate', `${rateText(rates)}, at most ${formatQuantity(etomidateCeiling)}`, {
    dose: {
      min: atMost(uncapped.min, etomidateCeiling),
      max: atMost(uncapped.max, etomidateCeiling),
    },
    concentration: quantity(2, 'mg per mL'),
    notes: ['Volume for 2 mg/mL, undiluted.'],
    cautions: [
      ...(patient.scenario === 'elderly' ? [startsHigher(patient)] : []),
      ...(patient.scenario === 'hemodynamic_instability'
        ? [
            danger(
              `In shock give about ${formatQuantity(inShock, 2)}${forThis(patient, { min: shockDose, max: shockDose })}. This page does not lower it.`,
            ),
          ]
        : []),
    ],
  });
}

/** Returns the caution that the specified range of the elderly begins above that of other adults. */
function startsHigher(patient: Patient): Caution {
  const lowest = quantity(0.1, 'mg per kg');
  const dose = times<'mg', 'kg'>(lowest, patient.weight);
  return danger(
    `The range for the elderly begins at 0.15 mg/kg, above the ${formatQuantity(lowest)}${forThis(patient, { min: dose, max: dose })} of the other scenarios: give less in a frail patient.`,
    awaitingReview,
  );
}

function ketamine(patient: Patient): DrugResult {
  const rates = ketamineRates(patient.scenario);
  const maximum = times<'mg', 'kg'>(usualKetamine.max, patient.weight);
  const isHeadInjury = patient.scenario === 'head_injury';
  const dose = rangeTimes<'mg', 'kg'>(rates, patient.weight);
  return drugResult<'mg'>('Ketamine', rateText(rates), {
    dose,
    concentration: quantity(10, 'mg per mL'),
    notes: [
      'Volume for 10 mg/mL: dilute ampoules of 50 or 100 mg/mL first.',
      isHeadInjury ? 'Head injury: this tool gives none.' : 'Give over 60 seconds.',
    ],
    cautions: [
      ...halvedInElderly(patient, dose),
      ...(isHeadInjury ? [ketamineInHeadInjury] : []),
      ...(patient.scenario === 'asthma'
        ? [
            danger(
              `The factor ${asthmaFactor} for asthma has no published source: the usual maximum is ${formatQuantity(usualKetamine.max)}${forThis(patient, { min: maximum, max: maximum })}.`,
              awaitingReview,
            ),
          ]
        : []),
    ],
  });
}

function ketamineRates(scenario: Scenario): QuantityRange<'mg per kg'> {
  switch (scenario) {
    case 'hemodynamic_instability':
      return range(0.25, 0.5, 'mg per kg');
    case 'head_injury':
      return range(0, 0, 'mg per kg');
    case 'asthma':
      return { min: share(usualKetamine.min, asthmaFactor), max: share(usualKetamine.max, asthmaFactor) };
    case 'standard':
    case 'elderly':
      return usualKetamine;
  }
}

function midazolam(patient: Patient): DrugResult {
  const rates = range(0.2, 0.3, 'mg per kg');
  const reduced = quantity(0.1, 'mg per kg');
  const reducedDose = times<'mg', 'kg'>(reduced, patient.weight);
  const isReduced = patient.scenario === 'hemodynamic_instability' || patient.scenario === 'elderly';
  return drugResult<'mg'>('Midazolam', rateText(rates), {
    dose: rangeTimes<'mg', 'kg'>(rates, patient.weight),
    concentration: quantity(5, 'mg per mL'),
    notes: ['Volume for 5 mg/mL, undiluted. An ampoule of 1 mg/mL needs five times the volume.'],
    cautions: isReduced
      ? [
          danger(
            `In shock or the elderly give ${formatQuantity(reduced)} or less${forThis(patient, { min: reducedDose, max: reducedDose })}, or avoid it. This page does not lower it.`,
          ),
        ]
      : [],
  });
}

function rocuronium(patient: Patient): DrugResult {
  const rates = range(0.6, 1.2, 'mg per kg');
  const fast = range(1, 1.2, 'mg per kg');
  return drugResult<'mg'>('Rocuronium', rateText(rates), {
    dose: rangeTimes<'mg', 'kg'>(rates, patient.weight),
    concentration: quantity(10, 'mg per mL'),
    notes: ['Volume for 10 mg/mL, undiluted.'],
    cautions: [
      {
        level: 'note',
        text: `Published for rapid sequence: ${rateText(fast)}${forThis(patient, rangeTimes<'mg', 'kg'>(fast, patient.weight))}; ${formatQuantity(rates.min)} acts more slowly. Do not lower it in shock.`,
        source: awaitingReview,
      },
    ],
  });
}

function suxamethonium(patient: Patient): DrugResult {
  const isChild = patient.type === 'paediatric';
  const isInfant = isChild && patient.weight.amount <= infantUpToKg;
  const rates = isInfant
    ? range(3, 3, 'mg per kg')
    : isChild
      ? range(2, 2, 'mg per kg')
      : range(1, 2, 'mg per kg');
  return drugResult<'mg'>('Suxamethonium', `${rateText(rates)}${isInfant ? ', infant' : ''}`, {
    dose: rangeTimes<'mg', 'kg'>(rates, patient.weight),
    concentration: quantity(10, 'mg per mL'),
    notes: ['Dilute 100 mg/2 mL with 8 mL saline to 10 mg/mL.'],
    cautions: [
      danger(
        'Suxamethonium: not with high potassium, burns or crush over 24 h, myopathy or malignant hyperthermia; have atropine ready in young children.',
      ),
      ...(isChild && patient.isWeighed ? [suxamethoniumLabel(patient, isInfant)] : []),
    ],
  });
}

/** Returns the caution for children: the doses exceed the label; a trial supports the dose for infants. */
function suxamethoniumLabel(patient: Patient, isInfant: boolean): Caution {
  const label = isInfant ? quantity(2, 'mg per kg') : quantity(1, 'mg per kg');
  const dose = times<'mg', 'kg'>(label, patient.weight);
  const text = isInfant
    ? 'The label gives infants and small children'
    : 'The label gives 2 mg/kg to small children only, and to older ones';
  return {
    level: 'note',
    text: `${text} ${formatQuantity(label)}${forThis(patient, { min: dose, max: dose })}. Infants needed 3-4 mg/kg in one trial.`,
    source,
  };
}

/** Returns dose, volume and their basis for one drug. */
function drugResult<Unit extends string>(
  title: string,
  rate: string,
  {
    dose,
    concentration,
    notes,
    cautions,
  }: {
    readonly dose: QuantityRange<Unit>;
    readonly concentration: Quantity<`${NoInfer<Unit>} per mL`>;
    readonly notes: readonly string[];
    readonly cautions: readonly Caution[];
  },
): DrugResult {
  const volume: QuantityRange<'mL'> = {
    min: volumeOf<Unit>(dose.min, concentration),
    max: volumeOf<Unit>(dose.max, concentration),
  };
  const isSmall = [volume.min, volume.max].some(
    ({ amount }) => amount > 0 && round(amount, 6) < smallVolumeMl,
  );
  const exact = formatRange(dose, 3);
  const exactVolume = formatRange(volume, 3);
  // The specified rounding to one decimal changes a dose under 1 by up to half.
  const isChanged = dose.min.amount < 1 && exact !== formatRange(dose);
  // The rounding of a volume under 1 mL has the same effect, which the caution on a small volume states.
  const isVolumeChanged = !isSmall && volume.min.amount < 1 && exactVolume !== formatRange(volume);
  const figures: Figure[] = [
    { label: 'Dose', text: formatRange(dose), note: `${rate}${isChanged ? `; exactly ${exact}` : ''}` },
    {
      label: 'Volume',
      text: formatRange(volume),
      note: `at ${formatQuantity(concentration)}${isSmall ? '; verify small volume' : ''}${isVolumeChanged ? `; exactly ${exactVolume}` : ''}`,
    },
  ];
  return {
    values: {
      min: round(dose.min.amount, 1),
      max: round(dose.max.amount, 1),
      volMin: round(volume.min.amount, 1),
      volMax: round(volume.max.amount, 1),
    },
    group: {
      title,
      figures,
      notes,
      cautions: [
        ...(isSmall
          ? [
              danger(
                `Verify small volume: ${exactVolume} before rounding. Draw up by mg with a 1 mL syringe.`,
              ),
            ]
          : []),
        ...cautions,
      ],
    },
  };
}

/** Returns the caution for drugs that the specification does not reduce in the elderly. */
function halvedInElderly(patient: Patient, dose: QuantityRange): readonly Caution[] {
  const half = { min: share(dose.min, 0.5), max: share(dose.max, 0.5) };
  return patient.scenario === 'elderly'
    ? [
        danger(
          `In the elderly halve this dose${forThis(patient, half)} or give less. This page does not lower it.`,
        ),
      ]
    : [];
}

function danger(text: string, from = source): Caution {
  return { level: 'danger', text, source: from };
}

function rateText(rates: QuantityRange): string {
  return formatRange(rates, 2);
}

/** Returns text such as ` (35–70 mg for this weight)`, or nothing without a weight. */
function forThis({ isWeighed }: Patient, dose: QuantityRange): string {
  return isWeighed ? ` (${formatRange(dose, dose.min.amount < 1 ? 3 : 1)} for this weight)` : '';
}
