import { describe, expect, it } from 'vitest';
import { shockEnergies } from './shock-energies.ts';

const energyOf = (energyJoulesPerKg: string | null, weight: number) => {
  const row = { procedure: 'Defibrillation', indication: 'VF', maxEnergy: 'adult dose', notes: null };
  return shockEnergies([{ ...row, energyJoulesPerKg }], weight)[0]?.energy.replaceAll('\u00a0', ' ');
};

describe('the energies of the sheet', () => {
  it.each([
    ['2', 14, '28 J'],
    ['0.5-1', 14, '7–14 J'],
    ['0.5–1', 3, '1.5–3 J'],
    ['4 or more', 14, '56 J or more'],
    ['2', 3.3, '6.6 J'],
  ])('multiply %s J/kg by %d kg', (perKg, weight, energy) => {
    expect(energyOf(perKg, weight)).toBe(energy);
  });

  it.each([
    ['as the device says', 'as the device says'],
    ['2 to 4', '2 to 4'],
    ['', 'N/A'],
    [null, 'N/A'],
  ])('do not work out what is no number: %s', (perKg, energy) => {
    expect(energyOf(perKg, 14)).toBe(energy);
  });

  it('keep the procedure, the basis and the maximum', () => {
    const [row] = shockEnergies(
      [
        {
          procedure: 'Defibrillation',
          indication: 'VF',
          energyJoulesPerKg: '4',
          maxEnergy: 'adult dose',
          notes: null,
        },
      ],
      10,
    );
    expect(row).toEqual({
      title: 'Defibrillation: VF',
      energy: '40\u00a0J',
      basis: '4\u00a0J/kg',
      maximum: 'adult dose',
    });
  });
});
