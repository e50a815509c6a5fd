import { describe, expect, it } from 'vitest';
import { type Child, figuresFor } from './child-figures.ts';

/** The figures of a child as `title label text`, with their cautions counted. */
async function read(child: Child) {
  return (await figuresFor(child)).flatMap(({ group }) =>
    group.figures.map(({ label, text }) => `${group.title} ${label} ${text}`.replaceAll('\u00a0', ' ')),
  );
}

describe('the key figures of a child', () => {
  it('follow the specified estimate at 5 years: 18 kg, tubes that exist beside 5.3 and 4.8, 0.18 mg', async () => {
    expect(await read({ months: 60 })).toEqual([
      'Estimated weight Weight 18.0 kg',
      'Tracheal tube Tracheal tube, cuffed 4.5 or 5.0 mm',
      'Tracheal tube Tracheal tube, uncuffed 5.0 or 5.5 mm',
      'Adrenaline Dose 0.18 mg',
      'Adrenaline Volume of 1:10,000 1.8 mL',
    ]);
    const tube = (await figuresFor({ months: 60 })).find(({ group }) => group.title === 'Tracheal tube');
    expect(tube?.group.notes?.[0]?.replaceAll('\u00a0', ' ')).toBe(
      'By the formula: uncuffed 5.3 mm, cuffed 4.8 mm. No tube has this size.',
    );
  });

  it('use the entered weight before the estimate', async () => {
    expect(await read({ months: 60, weightKg: 20 })).toEqual([
      'Tracheal tube Tracheal tube, cuffed 4.5 or 5.0 mm',
      'Tracheal tube Tracheal tube, uncuffed 5.0 or 5.5 mm',
      'Adrenaline Dose 0.2 mg',
      'Adrenaline Volume of 1:10,000 2 mL',
    ]);
  });

  it('name no tube without an age and no dose without a weight', async () => {
    expect((await read({ weightKg: 10 })).join()).not.toContain('tube');
    // Beyond 10 years the estimate gives nothing.
    expect(await read({ months: 132 })).toEqual([
      'Tracheal tube Tracheal tube, cuffed 6.0 or 6.5 mm',
      'Tracheal tube Tracheal tube, uncuffed 6.5 or 7.0 mm',
    ]);
    expect(await read({})).toEqual([]);
  });

  it('carry the tube caution under 2 years beside the figure', async () => {
    const tube = (await figuresFor({ months: 6 })).find(({ group }) => group.title === 'Tracheal tube');
    expect(tube?.group.cautions?.some(({ level }) => level === 'danger')).toBe(true);
  });
});
