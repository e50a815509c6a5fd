import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { map } from './map.ts';

const outcomeFor = (systolic: unknown, diastolic: unknown) =>
  evaluateDefinition(map, { systolic, diastolic }, new Date('2026-11-21T12:00:00')).outcome;

describe('MAP', () => {
  it('CALC-MAP-01 is (systolic + 2 x diastolic) / 3, rounded', () => {
    expect(outcomeFor(120, 80).values).toMatchObject({ score: 93 });
    expect(outcomeFor(121, 80).values).toMatchObject({ score: 94 });
    expect(outcomeFor('120', '80,5').values).toMatchObject({ score: 94 });
    expect(outcomeFor(120, 80).headline).toEqual({ label: 'MAP', text: '93', suffix: 'mmHg' });
  });

  it.each([
    [92, 50, 64, 'Low'],
    [90, 52, 65, 'Borderline'],
    [95, 50, 65, 'Borderline'],
    [107, 50, 69, 'Borderline'],
    [110, 50, 70, 'Normal'],
    [140, 80, 100, 'Normal'],
    [141, 80, 100, 'Normal'],
    [143, 80, 101, 'High'],
    [1, 0, 0, 'Low'],
    [400, 300, 333, 'High'],
  ])('CALC-MAP-02 C19 %s/%s is %s, %s', (systolic, diastolic, score, band) => {
    expect(outcomeFor(systolic, diastolic)).toMatchObject({ values: { score, band }, band: { title: band } });
  });

  it.each([
    [undefined, 80],
    [120, ''],
    ['x', 80],
    [0, 0],
    [120, -1],
    [401, 80],
    [120, 301],
  ])('CALC-MAP-03 %s/%s shows dashes', (systolic, diastolic) => {
    expect(outcomeFor(systolic, diastolic)).toMatchObject({ values: {}, headline: { text: '--' } });
    expect(outcomeFor(systolic, diastolic).band).toBeUndefined();
  });

  it('CALC-MAP-01 a diastolic pressure that is not below the systolic one is worked out with a warning', () => {
    expect(outcomeFor(80, 79).cautions).toEqual([]);
    for (const [systolic, diastolic] of [
      [80, 80],
      [80, 120],
    ]) {
      expect(outcomeFor(systolic, diastolic).cautions).toMatchObject([{ level: 'danger' }]);
    }
    expect(outcomeFor(80, 120).values).toMatchObject({ score: 107 });
  });

  it('agrees with a second implementation for every pair of whole pressures', () => {
    for (let systolic = 1; systolic <= 400; systolic += 7) {
      for (let diastolic = 0; diastolic <= 300; diastolic += 1) {
        const score = Math.round((systolic + 2 * diastolic) / 3);
        let band = 'High';
        if (score <= 100) band = 'Normal';
        if (score < 70) band = 'Borderline';
        if (score < 65) band = 'Low';
        expect(outcomeFor(systolic, diastolic).values).toEqual({ score, band });
      }
    }
  });
});
