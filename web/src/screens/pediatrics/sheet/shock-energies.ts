import type { AnyDefibrillation } from '../../../clinical/pediatrics.ts';

/** An energy on the sheet. */
export interface SheetEnergy {
  readonly title: string;
  /** In J, or the stated text where it is no number. */
  readonly energy: string;
  readonly basis: string;
  readonly maximum: string | null;
}

const stated = /^(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?( or more)?$/;

/**
 * Returns the energies of the table Defibrillation Energy for a weight in kg, each with its stated maximum.
 * An energy that is stated in other words than a number, a range or `or more` is not worked out.
 */
export function shockEnergies(rows: readonly AnyDefibrillation[], weight: number): readonly SheetEnergy[] {
  return rows.map(({ procedure, indication, energyJoulesPerKg, maxEnergy }) => {
    const text = energyJoulesPerKg?.trim() ?? '';
    const [, low, high, more = ''] = stated.exec(text) ?? [];
    return {
      title: [procedure, indication].filter(Boolean).join(': '),
      energy: low === undefined ? text || 'N/A' : `${joules(weight, low, high)}${more}`,
      basis: low === undefined ? '' : `${text}\u00a0J/kg`,
      maximum: maxEnergy,
    };
  });
}

function joules(weight: number, low: string, high: string | undefined): string {
  const [from, to] = [low, high ?? low].map((perKg) => Number((Number(perKg) * weight).toPrecision(3)));
  return from === to ? `${to}\u00a0J` : `${from}–${to}\u00a0J`;
}
