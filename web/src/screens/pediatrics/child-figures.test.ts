import { describe, expect, it } from 'vitest';
import { type Child, figuresFor } from './child-figures.ts';

/** The figures of a child as `title label text`, with their cautions counted. */
async function read(child: Child) {
  return (await figuresFor(child)).flatMap(({ group }) =>
    group.figures.map(({ label, text }) => `${group.title} ${label} ${text}`.replaceAll('\u00a0', ' ')),
  );
}

describe('the key figures of a child', () => {
  it('follow the specified estimate at 5 years: 18 kg, tube 5.3 and 4.8, 36-72 J, 0.18 mg', async () => {
    expect(await read({ months: 60 })).toEqual([
      'Estimated weight Weight 18.0 kg',
      'Tracheal tube Uncuffed 5.3 mm',
      'Tracheal tube Cuffed 4.8 mm',
      'Adrenaline Dose 0.18 mg',
      'Adrenaline Volume of 1:10,000 1.8 mL',
      'Defibrillation Energy 36–72 J',
    ]);
  });

  it('use the entered weight before the estimate', async () => {
    expect(await read({ months: 60, weightKg: 20 })).toEqual([
      'Tracheal tube Uncuffed 5.3 mm',
      'Tracheal tube Cuffed 4.8 mm',
      'Adrenaline Dose 0.2 mg',
      'Adrenaline Volume of 1:10,000 2 mL',
      'Defibrillation Energy 40–80 J',
    ]);
  });

  it('name no tube without an age and no dose without a weight', async () => {
    expect((await read({ weightKg: 10 })).join()).not.toContain('tube');
    // Beyond 10 years the estimate gives nothing.
    expect(await read({ months: 132 })).toEqual([
      'Tracheal tube Uncuffed 6.8 mm',
      'Tracheal tube Cuffed 6.3 mm',
    ]);
    expect(await read({})).toEqual([]);
  });

  it('carry the tube caution under 2 years beside the figure', async () => {
    const tube = (await figuresFor({ months: 6 })).find(({ group }) => group.title === 'Tracheal tube');
    expect(tube?.group.cautions?.some(({ level }) => level === 'danger')).toBe(true);
  });
});
