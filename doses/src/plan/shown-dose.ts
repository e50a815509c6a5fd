import type { Concentration } from '@oryx/contract';
import { isGas, isVolume, strengthOf, strengthsFor } from '../strengths.ts';
import { converted, isMore, perHour } from '../units.ts';
import { isHardToMeasure } from '../volumes.ts';
import { type Amounts, type WorkedDose, workOut } from '../work-out.ts';
import type { Candidate } from './dose-plan.ts';
import { doseText, type ShownVolume, shownVolume, volumeText } from './figures.ts';

/** A worked-out dose as its card shows it. */
export interface ShownDose {
  /** The strengths to choose among. */
  readonly strengths: readonly Concentration[];
  /** The strength at hand. */
  readonly strength: Concentration | null;
  /** What the volume is drawn from: the strength at hand, or the dilution of it. */
  readonly drawnFrom: Concentration | null;
  readonly worked: WorkedDose;
  /** The volume as a syringe or a pump shows it. Null without a strength, and if no syringe shows it. */
  readonly volume: ShownVolume | null;
  /** The volume of the strength at hand in mL, if no syringe measures it well. */
  readonly tooSmall: Amounts | null;
}

/**
 * Returns a dose for the patient with its volume, or null if it is withheld. `chosen` is the key of the
 * strength that the user has chosen, and `stocked` that of the ampoules that the service stocks.
 */
export function shownDose(
  { dose, patient }: Candidate,
  known: readonly Concentration[],
  chosen: string | null,
  stocked: string | null,
): ShownDose | null {
  const strengths = strengthsFor(dose, known, patient);
  // The strength of a dose in mL is stated and never chosen.
  const offered = isVolume(dose) ? known : strengths;
  const strength =
    (isVolume(dose) ? [dose.concentration] : [chosen, stocked, dose.concentration])
      .map((wanted) => offered.find(({ key }) => key === wanted))
      .find((each) => each !== undefined) ?? null;
  const worked = workOut(dose, patient, strength);
  if (worked.state === 'withheld') return null;
  const ownVolume = ownVolumeOf(dose, worked);
  const shared = { strengths, strength, worked };
  if (ownVolume === null) return { ...shared, drawnFrom: null, volume: null, tooSmall: null };
  const isTooSmall = dose.amount.time === null && isHardToMeasure(ownVolume.low);
  if (!isTooSmall) {
    return { ...shared, drawnFrom: strength, volume: shownVolume(worked, ownVolume), tooSmall: null };
  }
  for (const weaker of weakerThan(strength, strengths)) {
    const diluted = workOut(dose, patient, weaker);
    if (diluted.state === 'worked' && diluted.volume && !isHardToMeasure(diluted.volume.low)) {
      const volume = shownVolume(diluted, diluted.volume);
      return { ...shared, drawnFrom: weaker, volume, tooSmall: ownVolume };
    }
  }
  // A reader at the bedside must not have to work out what the page has left out.
  const volume = shownVolume(worked, ownVolume);
  const isReadable = !isMore(leastShown, ownVolume.low);
  return isReadable
    ? { ...shared, drawnFrom: strength, volume, tooSmall: ownVolume }
    : { ...shared, drawnFrom: null, volume: null, tooSmall: ownVolume };
}

/** The least volume in mL that is still shown, with its caution: two marks of a 1 mL syringe. */
const leastShown = 0.02;

/** Returns the volume of a dose in mL or mL/h. A gas is set in L/min, as it is stated. */
function ownVolumeOf(dose: Candidate['dose'], worked: WorkedDose): Amounts | null {
  if (isGas(dose)) return null;
  return isVolume(dose) ? volumeOfDose(worked, dose.amount) : worked.volume;
}

/** Returns the volume of a dose that is stated in mL or L, in mL or mL/h. */
function volumeOfDose({ amount }: WorkedDose, { unit, time }: Candidate['dose']['amount']): Amounts | null {
  const factor = converted(perHour(time), unit, 'mL');
  return factor === null ? null : { low: amount.low * factor, high: amount.high * factor };
}

/** Returns the strengths with a recipe that are weaker than this one, the strongest first. */
const weakerThan = (
  strength: Concentration | null,
  strengths: readonly Concentration[],
): readonly Concentration[] =>
  strength === null
    ? []
    : strengths
        .filter((other) => other.preparation !== null && strengthOf(other).size < strengthOf(strength).size)
        .toSorted((one, other) => strengthOf(other).size - strengthOf(one).size);

/** Returns the figure of a dose in a few words, such as `0.64 mL · 3.2 mg`. */
export function shortText({ dose }: Candidate, { worked, volume }: ShownDose): string {
  const amount = isVolume(dose) && volume ? null : doseText(worked.amount, dose.amount);
  return [volume && rangeOf(volume, dose.amount), amount].filter((part) => part !== null).join(' · ');
}

const rangeOf = ({ low, high }: ShownVolume, amount: Candidate['dose']['amount']): string =>
  low === high
    ? volumeText(high, amount)
    : `${volumeText(low, amount).split('\u00a0')[0]}–${volumeText(high, amount)}`;
