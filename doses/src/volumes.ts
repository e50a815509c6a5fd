import { isMore } from './units.ts';

/** Sizes of syringes in mL. */
const syringes = [1, 2, 5, 10, 20, 50] as const;

/** Smallest volume in mL that a syringe measures reliably. */
export const smallestVolume = 0.1;

/** A volume as a syringe shows it. */
export interface DrawnVolume {
  /** In mL. */
  readonly volume: number;
  /** The smallest syringe in mL that holds it, or null above 50 mL. */
  readonly syringe: number | null;
  /** The part by which the rounding changes the dose, such as 0.04 for 4 % more. */
  readonly error: number;
}

/** Returns the step of the graduation in mL at which a volume is read. */
const stepFor = (volume: number): number => (volume < 1 ? 0.01 : 0.1);

/** Removes binary rounding, so that 0.145 mL is halfway between two marks. */
const exact = (value: number): number => Number(value.toPrecision(12));

/**
 * Rounds a volume in mL to what a syringe shows: 0.01 mL below 1 mL, 0.1 mL from there. It rounds down where
 * it would pass `most`.
 */
export function drawn(volume: number, most: number = Number.POSITIVE_INFINITY): DrawnVolume {
  const perMl = Math.round(1 / stepFor(exact(volume)));
  const steps = Math.round(exact(volume * perMl));
  const rounded = (isMore(steps / perMl, most) ? Math.floor(exact(most * perMl)) : steps) / perMl;
  return {
    volume: rounded,
    syringe: syringes.find((size) => rounded <= size) ?? null,
    error: volume > 0 ? rounded / volume - 1 : 0,
  };
}

/** Returns true if part of a volume in mL is too small to measure. */
export const isHardToMeasure = (volume: number): boolean => isMore(smallestVolume, volume);
