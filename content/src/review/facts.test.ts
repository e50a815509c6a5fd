import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { differenceOf, type JsonObject } from './fact.ts';
import { factsOf } from './facts.ts';

const drug = (change: (text: string) => string = (text) => text) =>
  factsOf({
    path: 'medications/testamine.yaml',
    body: parse(
      change(`
id: 99
name: Testamine
contraindications: [Asthma, Shock]
onset: 5 min
general: [onset]
doses:
  - { indication: pain, patient: adult, routes: [IV], amount: { min: 5, max: 5, unit: mg }, concentration: one, source: book, basis: seen }
  - { indication: pain, patient: child, routes: [IV], ages: { from: { value: 6, unit: month } }, amount: { min: 1, max: 1, unit: mg }, source: book, basis: general }
maxDose: [{ patient: adult, per: day, kind: fixed, amount: 20, unit: mg }]
concentrations: [{ key: one, label: 1 mg/mL, amount: 1, unit: mg/mL }]
sources: [{ key: book, title: A book, edition: '2020', read: full, for: all }]
review: { status: draft, by: null, on: null }
`),
    ) as JsonObject,
  });
const changedBy = (change: (text: string) => string) => {
  const { added, changed, removed } = differenceOf(drug(), drug(change));
  return [
    ...added.map(({ address }) => `+ ${address}`),
    ...changed.map(({ after }) => `~ ${after.address}`),
    ...removed.map(({ address }) => `- ${address}`),
  ];
};

describe('the facts of a page', () => {
  it('stand under the names of their rows', () => {
    expect(drug().map(({ address, danger, isGeneral }) => [address, danger, isGeneral])).toEqual([
      ['name', 3 + 1, false],
      ['contraindications/Asthma', 4, false],
      ['contraindications/Shock', 4, false],
      ['onset', 1, true],
      ['doses/pain/adult/IV', 5, false],
      ['doses/pain/child/IV/from-6-month', 5, true],
      ['maxDose/day/adult/fixed', 5, false],
      ['concentrations/one', 5, false],
      ['sources', 0, false],
      ['outline', 4, false],
    ]);
  });

  it('keep their hash when rows change places, keys change places, or what is not there is stated', () => {
    expect(changedBy((text) => text.replace('[Asthma, Shock]', '[Shock, Asthma]'))).toEqual([]);
    expect(changedBy((text) => text.replace('kind: fixed, amount: 20', 'amount: 20, kind: fixed'))).toEqual(
      [],
    );
    expect(changedBy((text) => text.replace('onset: 5 min', 'onset: 5 min\nduration: null'))).toEqual([]);
  });

  it('change with the figure, the strength and the source that they need', () => {
    expect(changedBy((text) => text.replace('max: 5', 'max: 50'))).toEqual(['~ doses/pain/adult/IV']);
    expect(changedBy((text) => text.replace('amount: 1, unit: mg/mL', 'amount: 10, unit: mg/mL'))).toEqual([
      '~ doses/pain/adult/IV',
      '~ concentrations/one',
    ]);
    expect(changedBy((text) => text.replace("edition: '2020'", "edition: '2009'"))).toEqual([
      '~ doses/pain/adult/IV',
      '~ doses/pain/child/IV/from-6-month',
      '~ sources',
    ]);
    expect(changedBy((text) => text.replace('name: Testamine', 'name: Otheramine'))).toHaveLength(10);
  });

  it('make leaving one out a change of the outline', () => {
    expect(changedBy((text) => text.replace('[Asthma, Shock]', '[Asthma]'))).toEqual([
      '~ outline',
      '- contraindications/Shock',
    ]);
  });

  it('of a chart are its boxes with the ways that leave them, wherever they are drawn', () => {
    const chart = (column: number, to: string) =>
      factsOf({
        path: 'algorithms/test.yaml',
        body: {
          id: 1,
          title: 'Test',
          nodes: [
            { id: 'ask', type: 'decision', column, row: 1, text: 'Pulse?' },
            { id: 'shock', type: 'shock', column: 1, row: 2, text: 'Shock' },
          ],
          edges: [{ from: 'ask', to, label: 'No', via: 'left' }],
        },
      });
    const { changed } = differenceOf(chart(1, 'shock'), chart(1, 'ask'));
    expect(changed.map(({ after }) => after.address)).toEqual(['nodes/ask']);
    expect(differenceOf(chart(1, 'shock'), chart(2, 'shock')).changed).toEqual([]);
  });

  it('of a table are its rows', () => {
    const rows = [{ ageGroup: '1 to 2 years', weightKg: '10' }];
    const facts = factsOf({ path: 'paediatrics/vital-signs.yaml', body: { rows } });
    expect(facts.map(({ address }) => address)).toEqual(['rows/1-to-2-years', 'outline']);
  });
});
