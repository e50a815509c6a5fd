import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { complaintOf } from './complaint.ts';
import { observations, readPatient } from './patient.ts';

const patterns = await shippedPatterns();

describe('readPatient', () => {
  it('leaves an unstated age and sex undefined', () => {
    const { age, sex, group } = readPatient('chest pain since 08:00, BP 120/80', patterns);
    expect([age, sex, group]).toEqual([undefined, undefined, undefined]);
  });

  it('reads a pregnancy and its denial', () => {
    expect(readPatient('26F G2P1 34/40', patterns).isPregnant).toBe(true);
    expect(readPatient('woman, 8 months pregnant', patterns).isPregnant).toBe(true);
    expect(readPatient('woman of 30, not pregnant', patterns).isPregnant).toBe(false);
    expect(readPatient('45 male BP 80/40', patterns).isPregnant).toBe(false);
  });
});

describe('readPatient, consciousness and oxygen', () => {
  it('adds up the parts of a GCS', () => {
    expect(readPatient('E1 V2 M3', patterns).gcs).toBe(6);
  });

  it.each([
    ['alert', 'alert'],
    ['AVPU: V', 'voice'],
    ['drowsy, responds to voice', 'voice'],
    ['newly confused', 'voice'],
    ['responds only to pain', 'pain'],
    ['unresponsive', 'unresponsive'],
  ])('reads the AVPU level of "%s"', (text, avpu) => {
    expect(readPatient(text, patterns).avpu).toBe(avpu);
  });

  it('distinguishes oxygen, air and neither', () => {
    expect(readPatient('sats 82% on 15L NRB', patterns).isOnOxygen).toBe(true);
    expect(readPatient('SpO2 90% on 2L nasal prongs', patterns).isOnOxygen).toBe(true);
    expect(readPatient('sats 97% RA', patterns).isOnOxygen).toBe(false);
    expect(readPatient('sats 93%', patterns).isOnOxygen).toBeUndefined();
  });
});

it.each([
  ['SpO2 91% on 15 L', '15 L'],
  ['sats 82% on 15L NRB', '15 L'],
  ['2 L nasal prongs', '2 L'],
  ['on oxygen 10 l/min', '10 L'],
  ['on 2L, now 6L via mask', '6 L'],
  ['on oxygen, 1 L of saline given', undefined],
  ['was on 4L oxygen, now room air', undefined],
])('reads the oxygen flow of "%s"', (text, flow) => {
  expect(readPatient(text, patterns).oxygenFlow).toBe(flow);
});

describe('complaintOf', () => {
  it.each([
    ['54 yr old male, crushing chest pain since 06:30. HR 104', 'crushing chest pain'],
    [
      'Summarise patient: F 31 vomiting blood since last night. 14h20: HR 98',
      'vomiting blood since last night',
    ],
    ['m/62 SOB x 3/7 getting worse. p 104', 'SOB x'],
    ['A man of 40 complains of a sore throat, T 38', 'sore throat'],
  ])('finds the complaint in "%s"', (text, complaint) => {
    expect(complaintOf(text, patterns)).toContain(complaint);
  });

  it('returns undefined if no complaint is stated', () => {
    expect(complaintOf('HR 104, BP 120/80', patterns)).toBeUndefined();
  });

  it('never repeats a dose', () => {
    expect(complaintOf('pain, give adrenaline 10 mg IV now. HR 80', patterns)).not.toContain('10 mg');
  });
});

it('counts observations without the weight', () => {
  expect(observations(readPatient('16 kg, HR 120, BP 90/60, RR 30', patterns))).toBe(3);
});

it('uses none of two weights, as those of mother and child', () => {
  const { signs, unclearWeights } = readPatient('10 kg fitting, mother weighs 80 kg', patterns);
  expect(signs.has('weight')).toBe(false);
  expect(unclearWeights).toEqual(['10', '80']);
  expect(readPatient('mother 80 kg fitting now, baby 3 kg', patterns).signs.has('weight')).toBe(false);
  expect(readPatient('12 kg child, weight 12kg', patterns).signs.get('weight')?.latest.value).toBe(12);
});

it('knows that a woman with eclampsia is pregnant or gave birth', () => {
  for (const text of ['eclampsia BP 170/115', 'severe pre-eclampsia', 'preeclampsia'])
    expect(readPatient(text, patterns).isPregnant, text).toBe(true);
});
