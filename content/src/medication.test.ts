import { medication } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { exact } from './exact.ts';
import { faultsOfMedications, medicationFile } from './medication.ts';
import { dose, drug, type Fields, fixed, perKg } from './test/drugs.ts';
import type { YamlFile } from './yaml-file.ts';

/** What is wrong with a drug, a line each: `path: reason`. */
function faultsOf(changes: Fields): string[] {
  const { error } = medicationFile.safeParse(drug(changes));
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('medicationFile', () => {
  it('MED-14 generates a medication of the contract, with texts of routes, doses and limits', () => {
    const doses = [
      dose(),
      dose({ routes: ['IM', 'IV'], differs: 'of another label' }),
      dose({ routes: ['oral'] }),
    ];
    const maxDose = [{ patient: 'adult', kind: 'fixed', amount: 40, unit: 'mg', per: 'day' }];
    const made = medicationFile.parse(drug({ doses, maxDose }));
    const { review, ...row } = made;
    expect(exact(medication).parse(row)).toEqual(row);
    expect(review).toEqual({ status: 'draft', by: null, on: null });
    expect(made.route).toBe('IV, IM, oral');
    expect(made.dosageAdministration?.split('\n')).toEqual([
      'Adult, pain: 10 mg IV.',
      'Adult, pain: 10 mg IM or IV.',
      'Adult, pain: 10 mg by mouth.',
    ]);
    expect(made.maxDose).toBe('Adult: 40 mg in 24 hours');
  });

  it('MED-14 rejects a dose without a unit, without a route, or by an unknown route', () => {
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

  it('MED-14 rejects abbreviations of micrograms, and zero amounts', () => {
    for (const unit of ['mcg', 'ug', 'µg', 'MG']) {
      expect(faultsOf({ doses: [dose({ amount: fixed(1, 1, unit) })] }), unit).toHaveLength(1);
    }
    expect(faultsOf({ doses: [dose({ amount: fixed(0, 1, 'mg') })] })).not.toEqual([]);
  });

  it('MED-14 reads ages as they are written, of doses, limits and strengths', () => {
    const oneYear = { from: '1 year', under: '12 years' };
    const strength = { key: 'ampoule', label: '10 mg/mL', amount: 10, unit: 'mg/mL', ages: oneYear };
    const child = {
      patient: 'child',
      amount: perKg(0.2, 0.2, 'mg'),
      ages: { from: '1 month', upTo: '11 years' },
    };
    const maxDose = [
      { patient: 'child', ages: { over: '28 days' }, kind: 'fixed', amount: 40, unit: 'mg', per: 'day' },
    ];
    const made = medicationFile.parse(drug({ doses: [dose(child)], concentrations: [strength], maxDose }));
    const none = { from: null, over: null, under: null, upTo: null };
    expect(made.doses[0]?.ages).toEqual({
      ...none,
      from: { value: 1, unit: 'month' },
      upTo: { value: 11, unit: 'year' },
    });
    expect(made.concentrations[0]?.ages).toEqual({
      ...none,
      from: { value: 1, unit: 'year' },
      under: { value: 12, unit: 'year' },
    });
    expect(made.limits[0]?.ages).toEqual({ ...none, over: { value: 28, unit: 'day' } });
    expect(made.dosageAdministration).toBe('Child (1 month to 11 years), pain: 0.2 mg/kg IV.');
    expect(made.maxDose).toBe('Child (over 28 days): 40 mg in 24 hours');
  });

  it.each(['1', '6 weeks', '1.5 years', '0 days', 'one year', '2 years old', ''])(
    'MED-14 rejects the age "%s"',
    (age) => {
      expect(faultsOf({ doses: [dose({ ages: { from: age } })] })).toEqual([
        'doses.0.ages.from: an age is written as "1 month" or "11 years"',
      ]);
    },
  );

  it('MED-14 rejects a dose without a topic', () => {
    const { topic: _topic, ...without } = dose();
    expect(faultsOf({ doses: [without] })).toEqual([expect.stringMatching(/^doses\.0\.topic: /)]);
  });

  it('MED-14 rejects a source that is unlisted, duplicate, or wrongly claimed to be read', () => {
    expect(faultsOf({ doses: [dose({ source: 'labl' })] })).toEqual([
      'doses.0.source: no source has the key labl',
    ]);
    const known = { key: 'label', kind: null, title: 'Known', edition: '2020', read: 'none', for: 'all' };
    expect(faultsOf({ sources: [known] })).toEqual(['doses.0.basis: nobody has read label']);
    expect(faultsOf({ sources: [known], doses: [dose({ basis: 'general' })] })).toEqual([]);
    expect(faultsOf({ sources: [{ ...known, kind: 'label', read: 'full' }, known] })).toEqual([
      'sources.1.key: another source has the key label',
    ]);
  });

  it('MED-14 rejects a source without a kind, and a dose that rests on a publication nobody opened', () => {
    const label = { key: 'label', kind: 'label', title: 'Label', edition: '2020', read: 'none', for: 'all' };
    expect(faultsOf({ sources: [label], doses: [dose({ basis: 'general' })] })).toEqual([
      'doses.0.source: nobody has opened label: name a source that was read, or general knowledge',
    ]);
    expect(faultsOf({ sources: [{ ...label, kind: null, read: 'excerpt' }] })).toEqual([
      'sources.0.kind: what was read has a kind',
    ]);
    for (const kind of ['web page', undefined])
      expect(faultsOf({ sources: [{ ...label, kind, read: 'excerpt' }] })).toEqual([
        expect.stringMatching(/^sources\.0\.kind: /),
      ]);
  });

  it('MED-14 rejects an unknown field', () => {
    expect(faultsOf({ colour: 'white' })).toEqual([expect.stringContaining('colour')]);
    expect(faultsOf({ doses: [dose({ amuont: 1 })] })).toEqual([expect.stringContaining('amuont')]);
    expect(faultsOf({ doses: [dose({ weights: { to: 20 } })] })[0]).toContain('to');
    expect(faultsOf({ doses: [dose({ maximum: { amount: 10, unit: 'mg', pre: 'day' } })] })[0]).toContain(
      'pre',
    );
  });

  it('MED-14 claims no review without a reviewer, and shows none that a file states without signatures', () => {
    expect(faultsOf({ review: { status: 'reviewed', by: null, on: null } })).not.toEqual([]);
    const review = { status: 'reviewed', by: 'Dr N. Shikongo', on: '2026-11-21' };
    expect(medicationFile.parse(drug({ review })).review).toEqual({ status: 'draft', by: null, on: null });
  });

  it('MED-14 checks the weights, the minimum and the strength of each dose', () => {
    const child = { patient: 'child', amount: perKg(0.2, 0.2, 'mg') };
    const faults = (changes: Fields) => faultsOf({ doses: [dose({ ...child, ...changes })] });
    expect(faults({ weights: { from: 20 }, minimum: { amount: 1, unit: 'mg' } })).toEqual([]);
    expect(faults({ weights: { from: 20, under: 10 } })).toHaveLength(1);
    expect(faults({ minimum: { amount: 5, unit: 'mg' } })).toHaveLength(1);
  });

  it('MED-14 finds a misplaced decimal point, up or down, among the doses of a drug', () => {
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

  it('MED-14 accepts any number of drugs with unique numbers and names', () => {
    expect(faultsOfMedications([file(7)])).toEqual([]);
    expect(faultsOfMedications(Array.from({ length: 50 }, (_, index) => file(index + 1)))).toEqual([]);
  });

  it('MED-14 rejects a duplicate number or name', () => {
    expect(faultsOfMedications([file(1), file(42), file(42, 'Other')])).toEqual([
      'drug-42:id: another drug has the number 42',
    ]);
    expect(faultsOfMedications([file(2), file(1, 'DRUG 2')])).toEqual([
      'drug-1:name: another drug is called DRUG 2',
    ]);
  });

  it('MED-14 rejects a number below 1 or with a fraction', () => {
    for (const id of [0, -1, 1.5]) {
      expect(faultsOf({ id }), String(id)).toEqual([expect.stringMatching(/^id: /)]);
    }
  });
});
