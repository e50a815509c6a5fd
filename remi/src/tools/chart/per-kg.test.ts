import { describe, expect, it } from 'vitest';
import { workedLines } from './per-kg.ts';

const worked = (line: string, weight: number, isChild = true, ...more: string[]) =>
  workedLines([line, ...more], weight, isChild)[0]
    ?.replaceAll('*', '')
    .replaceAll('\u00a0', ' ');

describe('workedLines', () => {
  it('works the dose of a weight out behind it', () => {
    expect(worked('0.3 mg/kg buccal, max 10 mg', 14)).toBe('0.3 mg/kg = 4.2 mg buccal, max 10 mg');
    expect(worked('20 mL/kg; again if still in shock', 11)).toBe(
      '20 mL/kg = 220 mL; again if still in shock',
    );
    expect(worked('Insulin 0.1 units/kg/h by pump', 58)).toBe('Insulin 0.1 units/kg/h = 5.8 units/h by pump');
  });

  it('takes the band of the weight, with its bounds', () => {
    // Chart Diabetic ketoacidosis: saline of a child.
    const line = 'Up to 10 kg: 6 mL/kg/h; over 10 to 20 kg: 5 mL/kg/h; over 20 under 30 kg: 4 mL/kg/h';
    expect(worked(line, 10)).toBe('Up to 10 kg: 6 mL/kg/h = 60 mL/h');
    expect(worked(line, 20)).toBe('over 10 to 20 kg: 5 mL/kg/h = 100 mL/h');
    expect(worked(line, 20.5)).toBe('over 20 under 30 kg: 4 mL/kg/h = 82 mL/h');
    expect(worked(line, 30)).toBeUndefined();
    const fixed = 'From 30 to 45 kg: 150 mL/h; over 45 kg: 200 mL/h';
    expect(worked(fixed, 30)).toBe('From 30 to 45 kg: 150 mL/h');
    expect(worked(fixed, 45)).toBe('From 30 to 45 kg: 150 mL/h');
    expect(worked(fixed, 45.5)).toBe('over 45 kg: 200 mL/h');
  });

  it('stops at the maximum of its part of the line, of the line below, and in the other unit', () => {
    expect(worked('2 mL/kg (max 150 mL); malaria 5 mL/kg (max 250 mL)', 60)).toBe(
      '2 mL/kg = 120 mL (max 150 mL); malaria 5 mL/kg = 250 mL (max 250 mL)',
    );
    expect(worked('0.1 mg/kg IV', 60, true, 'Max 4 mg')).toBe('0.1 mg/kg = 4 mg IV');
    expect(worked('0.01 mg/kg = 0.01 mL/kg, max 0.5 mg', 60)).toBe(
      '0.01 mg/kg = 0.5 mg = 0.01 mL/kg = 0.5 mL, max 0.5 mg',
    );
    // 60 times 60 mg are 3.6 g, and 60 times 80 mg are 4.8 g.
    expect(worked('60-80 mg/kg (max 4.5 g)', 60)).toBe('60-80 mg/kg = 3600–4500 mg (max 4.5 g)');
  });

  it('works nothing out where the limit depends on the patient or lacks its unit', () => {
    for (const line of [
      'Prednisone 1-2 mg/kg (over 11 kg 20 mg, over 14 kg 30 mg)',
      'octreotide (child 2 micrograms/kg, max 50)',
      'Fentanyl 1 microgram/kg, adult max 100 micrograms, child max 50',
    ])
      expect(worked(line, 40)).toBe(line);
    expect(worked('Prednisone 2 mg/kg', 40, true, 'Max: 2-5 years 30 mg, over 5 years 40 mg')).toBe(
      'Prednisone 2 mg/kg',
    );
  });

  it('leaves the dose of other people as it stands', () => {
    expect(worked('adult 250 mL, child 3-5 mL/kg', 80, false)).toBe('adult 250 mL, child 3-5 mL/kg');
    expect(worked('Adult: ketamine 0.1 mg/kg', 12)).toBe('Adult: ketamine 0.1 mg/kg');
    expect(worked('1 g/kg (adult 50 g; child max 25 g)', 80, false)).toBe(
      '1 g/kg (adult 50 g; child max 25 g)',
    );
  });

  it('keeps the band of the weight alone', () => {
    expect(worked('80-89 kg: 45 mg; 90 kg or more: 50 mg', 82, false)).toBe('80-89 kg: 45 mg');
    expect(workedLines(['Under 60 kg: 30 mg'], 82, false)).toEqual([]);
    expect(workedLines(['2.4 mg/kg', 'Under 20 kg: 3 mg/kg'], 13, true)[0]).toBe('2.4 mg/kg');
  });
});
