import type { Candidate, ShownDose } from '@oryx/doses';
import {
  type Amounts,
  guards,
  isGas,
  maximumText,
  noBreakSpace,
  numberText,
  quantityText,
  whomText,
} from '@oryx/doses';
import { toneStyle } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';

const volumesText = ({ low, high }: Amounts) =>
  `${[...new Set([low, high].map(numberText))].join('–')}${noBreakSpace}mL`;

/** The part by which rounding may change a dose without a word. */
const tolerance = 0.05;

/** What must be known about the figure of a dose, in the same card. */
export function DoseCautions({ candidate, shown }: { candidate: Candidate; shown: ShownDose }) {
  return cautionsOf(candidate, shown).map((line) => (
    <p key={line} className={`flex gap-1.5 rounded-control border px-2 py-1 text-sm ${toneStyle.caution}`}>
      <ToneIcon tone="caution" />
      <span className="min-w-0">{line}</span>
    </p>
  ));
}

/** Returns what must be known about the figure of a dose, a line each. */
export function cautionsOf({ dose, patient, isUnsure }: Candidate, shown: ShownDose): readonly string[] {
  const { maximum, minimum, concentration, amount } = dose;
  const { worked, strength, drawnFrom, volume, tooSmall } = shown;
  const weight = patient.weight ?? 0;
  const lines = [
    isUnsure && `Only for: ${whomText({ ...dose, who: null }, noBreakSpace)}. Check the age.`,
    worked.capped !== 'no' &&
      maximum &&
      `${worked.capped === 'all' ? 'Capped' : 'Upper end capped'} at the stated maximum of ${maximumText(maximum, noBreakSpace)}.`,
    worked.isRaised &&
      minimum &&
      `Raised to the stated least of ${quantityText(minimum.amount, minimum.unit, noBreakSpace)}.`,
    dose.patient === 'child' &&
      amount.kind === 'perKg' &&
      maximum === null &&
      weight >= guards.heaviestChild &&
      'No maximum is stated for this dose, and this weight is an adult’s. Compare it with the adult dose.',
    dose.bodyWeight === 'unstated' &&
      'The source names no largest dose and not which weight to use in obesity (awaiting clinical review).',
    tooSmall &&
      (drawnFrom === null || drawnFrom === strength) &&
      strength &&
      `${volumesText(tooSmall)} of ${strength.label}: a syringe cannot measure it well, and no recipe for a weaker dilution is on this page. Use a 1${noBreakSpace}mL syringe with fine marks, and let a second person read it.`,
    volume &&
      Math.abs(volume.error) > tolerance &&
      `Rounded to what a syringe shows: ${Math.round(Math.abs(volume.error) * 100)}${noBreakSpace}% ${volume.error > 0 ? 'more' : 'less'} than the dose.`,
    strength &&
      concentration !== null &&
      strength.key !== concentration &&
      'The source states this dose for another strength. Check the ampoule, and that this strength may be given this way.',
    amount.time !== null && volume === null && !isGas(dose) && 'No recipe for this infusion is on this page.',
  ];
  return lines.filter((line) => typeof line === 'string');
}
