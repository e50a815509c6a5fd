import type { DangerSign } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { readPatient } from '../../read/patient.ts';
import { shippedPatterns } from '../../test/shipped.ts';
import { signsOf } from './danger-signs.ts';

const patterns = await shippedPatterns();

const row = (id: string, more: Partial<DangerSign>): DangerSign => ({
  id,
  sign: id,
  when: [{ of: 'systolic', below: 90, from: null }],
  said: [],
  patient: 'adult',
  ages: null,
  pregnant: null,
  isDanger: true,
  isCause: false,
  means: ['shock'],
  see: [],
  source: 'book',
  basis: 'seen',
  ...more,
});

const found = (text: string, ...rows: DangerSign[]) =>
  signsOf(readPatient(text, patterns), rows).flatMap(({ row: { id }, isPossible }) =>
    isPossible ? [] : [id],
  );

describe('signsOf', () => {
  it('compares below a bound without it, and from a bound with it', () => {
    const low = row('low', {});
    const high = row('high', { when: [{ of: 'potassium', below: null, from: 6.5 }] });
    expect(found('BP 89/60', low)).toEqual(['low']);
    expect(found('BP 90/60', low)).toEqual([]);
    expect(found('K 6.5', high)).toEqual(['high']);
    expect(found('K 6.4', high)).toEqual([]);
    expect(found('no values', low, high)).toEqual([]);
  });

  it('raises what a bound can only mean, and nothing for one that something depends on', () => {
    const low = row('low', {});
    const high = row('high', { when: [{ of: 'potassium', below: null, from: 6.5 }] });
    const between = row('between', { when: [{ of: 'potassium', below: 6.5, from: 5.5 }] });
    expect(found('BP <90', low)).toEqual(['low']);
    expect(found('BP <100', low)).toEqual([]);
    expect(found('K > 6.5', high, between)).toEqual(['high']);
    expect(found('K > 5.5', high, between)).toEqual([]);
    expect(found('call me if BP <80 or K > 7', low, high)).toEqual([]);
  });

  it('needs every value of a sign', () => {
    const both = row('both', {
      when: [
        { of: 'temperature', below: null, from: 38 },
        { of: 'heartRate', below: null, from: 130 },
      ],
    });
    expect(found('T 39 HR 140', both)).toEqual(['both']);
    expect(found('T 39', both)).toEqual([]);
  });

  it('keeps a sign to its ages, and takes a patient of unknown age for an adult', () => {
    const child = row('child', {
      patient: 'child',
      ages: { from: { value: 1, unit: 'year' }, over: null, under: { value: 2, unit: 'year' }, upTo: null },
    });
    expect(found('1 year old, BP 70/40', child, row('adult', {}))).toEqual(['child']);
    expect(found('2 years old, BP 70/40', child)).toEqual([]);
    expect(found('BP 70/40', child, row('adult', {}))).toEqual(['adult']);
    expect(found('child, BP 70/40', child, row('adult', {}))).toEqual([]);
  });

  it('keeps a sign of pregnancy to pregnant women', () => {
    const pregnant = row('pregnant', {
      patient: 'any',
      pregnant: true,
      when: [{ of: 'systolic', below: null, from: 160 }],
    });
    expect(found('28F pregnant BP 160/90', pregnant)).toEqual(['pregnant']);
    expect(found('28F BP 160/90', pregnant)).toEqual([]);
  });

  it('works out the shock index and the mean pressure', () => {
    const index = row('index', { when: [{ of: 'shockIndex', below: null, from: 1 }] });
    const mean = row('mean', { when: [{ of: 'meanPressure', below: 65, from: null }] });
    expect(found('HR 110 BP 100/60', index)).toEqual(['index']);
    expect(found('HR 90 BP 100/60', index)).toEqual([]);
    // (80 + 2 x 57) / 3 = 64.7, and (81 + 2 x 57) / 3 = 65.
    expect(found('BP 80/57', mean)).toEqual(['mean']);
    expect(found('BP 81/57', mean)).toEqual([]);
  });

  it('names the values that a sign rests on', () => {
    const [sign] = signsOf(readPatient('BP 70/40', patterns), [row('low', {})]);
    expect(sign?.figures).toEqual(['BP 70/40']);
  });
});
