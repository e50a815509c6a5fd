import { describe, expect, it } from 'vitest';
import { faultsOfGivenDrugs } from './given-drugs.ts';

const drugs = (indication: string) => ({
  name: 'medications',
  body: { rows: [{ name: 'Adrenaline', doses: [{ indication }] }] },
});
const charts = (given: object) => ({
  name: 'algorithms',
  body: { rows: [{ title: 'Arrest', steps: [{ id: 'adrenaline', given }] }] },
});

describe('the drugs of steps', () => {
  it('name a dose that the page of the drug has', () => {
    const step = charts({ name: 'Adrenaline', indication: 'cardiac arrest' });
    expect(faultsOfGivenDrugs([step, drugs('cardiac arrest')])).toEqual([]);
    expect(faultsOfGivenDrugs([step, drugs('croup')])).toEqual([
      'algorithms/: step adrenaline of Arrest: Adrenaline has no dose for “cardiac arrest”',
    ]);
    expect(faultsOfGivenDrugs([charts({ name: 'Volume' }), drugs('croup')])).toEqual([]);
  });
});
