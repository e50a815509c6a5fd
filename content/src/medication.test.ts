import { medication } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfMedications, medicationFile } from './medication.ts';
import { dose, drug, type Fields, fixed, perKg } from './test/drugs.ts';
import type { YamlFile } from './yaml-file.ts';

/** What is wrong with a drug, a line each: `path: reason`. */
function faultsOf(changes: Fields): string[] {
  const { error } = medicationFile.safeParse(drug(changes));
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('medicationFile', () => {
  it('MED-14 makes a medication of the contract, its routes, doses and limit in words', () => {
    const doses = [dose(), dose({ routes: ['IM', 'IV'] }), dose({ routes: ['oral'] })];
    const maxDose = [
      { patient: 'adult', kind: 'fixed', amount: 40, unit: 'mg', within: 'in 24 hours', routes: null },
    ];
    const made = medicationFile.parse(drug({ doses, maxDose }));
    expect(medication.strict().parse(made)).toEqual(made);
    expect(made.route).toBe('IV, IM, oral');
    expect(made.dosageAdministration?.split('\n')).toEqual([
      'Adult, pain: 10 mg IV.',
      'Adult, pain: 10 mg IM or IV.',
      'Adult, pain: 10 mg by mouth.',
    ]);
    expect(made.maxDose).toBe('Adult: 40 mg in 24 hours');
  });

  it('MED-14 refuses a dose without a unit, without a route, or by a route that is not in the list', () => {
    expect(faultsOf({ doses: [dose({ amount: { kind: 'fixed', min: 1, max: 1 } })] })).toEqual([
      expect.stringMatching(/^doses\.0\.amount\.unit: /),
    ]);
    expect(faultsOf({ doses: [dose({ routes: [] })] })).toEqual([
      expect.stringMatching(/^doses\.0\.routes: /),
    ]);
    expect(faultsOf({ doses: [dose({ routes: ['IVI'] })] })).toEqual([
      expect.stringMatching(/^doses\.0\.routes\.0: /),
    ]);
  });

  it('MED-14 refuses abbreviations of micrograms, and amounts of nothing', () => {
    for (const unit of ['mcg', 'ug', 'µg', 'MG']) {
      expect(faultsOf({ doses: [dose({ amount: fixed(1, 1, unit) })] }), unit).toHaveLength(1);
    }
    expect(faultsOf({ doses: [dose({ amount: fixed(0, 1, 'mg') })] })).not.toEqual([]);
  });

  it('MED-14 refuses a source that is not listed, listed twice, or claimed to be read', () => {
    expect(faultsOf({ doses: [dose({ source: 'labl' })] })).toEqual([
      'doses.0.source: no source has the key labl',
    ]);
    const unread = { key: 'label', title: 'Label', edition: '2020', read: 'none', for: 'all' };
    expect(faultsOf({ sources: [unread] })).toEqual(['doses.0.basis: nobody has read label']);
    expect(faultsOf({ sources: [unread], doses: [dose({ basis: 'general' })] })).toEqual([]);
    expect(faultsOf({ sources: [{ ...unread, read: 'full' }, unread] })).toEqual([
      'sources.1.key: another source has the key label',
    ]);
  });

  it('MED-14 refuses a field that nothing shows', () => {
    expect(faultsOf({ colour: 'white' })).toEqual([expect.stringContaining('colour')]);
    expect(faultsOf({ doses: [dose({ amuont: 1 })] })).toEqual([expect.stringContaining('amuont')]);
    expect(faultsOf({ doses: [dose({ weights: { to: 20 } })] })[0]).toContain('to');
    expect(faultsOf({ doses: [dose({ maximum: { amount: 10, unit: 'mg', pre: 'day' } })] })[0]).toContain(
      'pre',
    );
  });

  it('MED-14 claims no review that nobody made', () => {
    expect(faultsOf({ review: { status: 'reviewed', by: null, on: null } })).not.toEqual([]);
    expect(faultsOf({ review: { status: 'reviewed', by: 'Dr N. Shikongo', on: '2026-11-21' } })).toEqual([]);
  });

  it('MED-14 checks the weights, the least and the strength of each dose', () => {
    const child = { patient: 'child', amount: perKg(0.2, 0.2, 'mg') };
    const faults = (changes: Fields) => faultsOf({ doses: [dose({ ...child, ...changes })] });
    expect(faults({ weights: { from: 20 }, minimum: { amount: 1, unit: 'mg' } })).toEqual([]);
    expect(faults({ weights: { from: 20, under: 10 } })).toHaveLength(1);
    expect(faults({ minimum: { amount: 5, unit: 'mg' } })).toHaveLength(1);
  });

  it('MED-14 finds a decimal point that slipped, up or down, among the doses of a drug', () => {
    const sound = [dose(), dose({ patient: 'child', amount: perKg(0.1, 0.2, 'mg') })];
    expect(faultsOf({ doses: sound })).toEqual([]);
    for (const amount of [perKg(1, 2, 'mg'), perKg(0.01, 0.02, 'mg')]) {
      expect(faultsOf({ doses: [dose(), dose({ patient: 'child', amount })] })).toHaveLength(1);
    }
  });
});

describe('faultsOfMedications', () => {
  const file = (id: number, name = `Drug ${id}`): YamlFile => ({
    file: `medications/drug-${id}.yaml`,
    body: medicationFile.parse(drug({ id, name })),
    faultAt: (path, reason) => `drug-${id}:${path.join('.')}: ${reason}`,
  });
  const all = Array.from({ length: 42 }, (_, index) => file(index + 1));

  it('MED-14 wants the 42 drugs, each with a number and a name of its own', () => {
    expect(faultsOfMedications(all)).toEqual([]);
    expect(faultsOfMedications(all.slice(1))).toEqual(['medications:1: no drug has the number 1']);
    expect(faultsOfMedications([...all, file(42, 'Other')])).toEqual([
      'drug-42:id: another drug has the number 42',
    ]);
    expect(faultsOfMedications([...all.slice(1), file(1, 'DRUG 2')])).toEqual([
      'drug-1:name: another drug is called DRUG 2',
    ]);
    expect(faultsOfMedications([...all, file(43)])).toEqual(['drug-43:id: 43 is not a number from 1 to 42']);
  });
});
