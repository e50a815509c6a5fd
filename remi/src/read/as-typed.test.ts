import type { MeasureKey } from '@oryx/contract';
import { patternsFrom } from '@oryx/search';
import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { measures } from './measures.ts';
import { readPatient, signValue } from './patient.ts';

const patterns = await shippedPatterns();

type Expected = Partial<Record<MeasureKey | 'sbp' | 'dbp' | 'age' | 'sex', number | string | undefined>>;

/** Lines as they are typed at the bedside. `undefined` means that nothing may be read. */
const lines: readonly (readonly [text: string, expected: Expected])[] = [
  [
    '45M p118 bp 92/58 rr24 sats91 gcs14',
    {
      heartRate: 118,
      sbp: 92,
      dbp: 58,
      respiratoryRate: 24,
      oxygenSaturation: 91,
      gcs: 14,
      age: '45 years',
      sex: 'male',
    },
  ],
  [
    'P 88 / BP 134/82 / RR 16 / SpO2 99% / T 36.6 / HGT 5.4',
    {
      heartRate: 88,
      sbp: 134,
      dbp: 82,
      respiratoryRate: 16,
      oxygenSaturation: 99,
      temperature: 36.6,
      glucose: 5.4,
    },
  ],
  [
    'HR: 102, RR: 22, BP: 108/66, SATS: 95% on 40% FM',
    { heartRate: 102, respiratoryRate: 22, sbp: 108, dbp: 66, oxygenSaturation: 95 },
  ],
  [
    '120/80 88 18 98% 36.5',
    { sbp: 120, dbp: 80, heartRate: 88, respiratoryRate: 18, oxygenSaturation: 98, temperature: 36.5 },
  ],
  // Behind `obs`, the pressure need not be the first.
  [
    'obs: 38.9 / 128 / 92/58 / 30 / 91%',
    { temperature: 38.9, heartRate: 128, sbp: 92, dbp: 58, respiratoryRate: 30, oxygenSaturation: 91 },
  ],
  [
    'vitals 37.2 88 120/80 18 98%',
    { temperature: 37.2, heartRate: 88, sbp: 120, respiratoryRate: 18, oxygenSaturation: 98 },
  ],
  ['gave 20 then 88 120/80 18 98%', { sbp: 120, heartRate: undefined, respiratoryRate: undefined }],
  ['obs: 2 of 3 done, 120/80, 88, 18, 98%', { sbp: 120, heartRate: 88, respiratoryRate: 18 }],
  ['bp 90/60 34 28', { sbp: 90, heartRate: undefined, respiratoryRate: undefined }],
  ['bp sixty over forty', { sbp: 60, dbp: 40 }],
  ['pulse one hundred and thirty-two, two doses given', { heartRate: 132 }],
  ['sats in the 80s', { oxygenSaturation: 80 }],
  ['pulse in 30 min please', { heartRate: undefined }],
  ['TA 110/70 FC 104 Tax 38,7', { sbp: 110, heartRate: 104, temperature: 38.7 }],
  ['HR 300?? artefact, pulse felt 84', { heartRate: 84 }],
  ['newborn wt 3400g', { weight: 3.4 }],
  ['S: 45F found collapsed A: sats 94', { age: '45 years', sex: 'female', oxygenSaturation: 94 }],
  ['3y2m girl', { age: '3 years', sex: 'female' }],
  ['24F 3 days post caesar', { age: '24 years', sex: 'female' }],
  ['D3 neonate 2.8kg', { age: '3 days', weight: 2.8 }],
  ['bp was 80/40, now 102/60 after 1L RL', { sbp: 102, dbp: 60 }],
  ['sats 88%RA -> 96% NRB', { oxygenSaturation: 96 }],
  ['GCS 6/15 (E1V2M3), pupils 3mm sluggish', { gcs: 6 }],
  ['hgt HI, gcs 10', { gcs: 10, glucose: undefined }],
  ['HGT lo, sweaty', { glucose: undefined }],
  ['hgt 22,4 ketones 3+', { glucose: 22.4 }],
  ['blood glucose 2.1mmol/l', { glucose: 2.1 }],
  ['pulse 56 reg, bp 170/96, resps 14', { heartRate: 56, sbp: 170, dbp: 96, respiratoryRate: 14 }],
  [
    'T 38,9 HR 132 RR 40 SPO2 93 2yr 12kg',
    {
      temperature: 38.9,
      heartRate: 132,
      respiratoryRate: 40,
      oxygenSaturation: 93,
      age: '2 years',
      weight: 12,
    },
  ],
  ['8/12 baby 8.2kg T39.1 HR170', { age: '8 months', weight: 8.2, temperature: 39.1, heartRate: 170 }],
  ['temp 101.5F hr 110', { temperature: 38.6, heartRate: 110 }],
  ['o2 sats 84 on room air rr 36', { oxygenSaturation: 84, respiratoryRate: 36 }],
  ['saturating at 90% on 2L np', { oxygenSaturation: 90 }],
  ['sinus tachy at 140, bp 76 systolic', { sbp: 76 }],
  ['BP 60/palp HR 150', { sbp: 60, heartRate: 150 }],
  ['no palpable bp, HR 150', { heartRate: 150, sbp: undefined }],
  ['rr 8 pinpoint pupils sats 80', { respiratoryRate: 8, oxygenSaturation: 80 }],
  ['etco2 25, sats 98, rr 28', { oxygenSaturation: 98, respiratoryRate: 28 }],
  ['k 6.9 na 128 urea 32 creat 650', { potassium: 6.9, sodium: 128, urea: 32, creatinine: 650 }],
  ['K+7.1, HR 38, BP 88/50', { potassium: 7.1, heartRate: 38, sbp: 88, dbp: 50 }],
  ['potassium: 2.4mmol/L', { potassium: 2.4 }],
  ['lactate of 6.2, ph 7.12', { lactate: 6.2, ph: 7.12 }],
  ['Hb 5.6 HR 124', { haemoglobin: 5.6, heartRate: 124 }],
  ['hb 56 g/l', { haemoglobin: 5.6 }],
  ['creat 1.4 mg/dl', { creatinine: 123.8 }],
  ['inr 4.5 on warfarin', { inr: 4.5 }],
  ['weight 70kg height 172cm', { weight: 70, height: 172 }],
  ['ht 1.68m wt 82', { height: 168, weight: 82 }],
  ['70 kgs', { weight: 70 }],
  ['70 kilogram', { weight: 70 }],
  ['102 degrees fahrenheit', { temperature: 38.9 }],
  ['wt: 3.2 kg T 35.8', { weight: 3.2, temperature: 35.8 }],
  ['3200g newborn', { weight: undefined }],
  ['BP 140/90mmHg P82bpm R18/min', { sbp: 140, dbp: 90, heartRate: 82, respiratoryRate: 18 }],
  [
    'bp:85/45 hr:140 rr:32 gcs:13 sats:88',
    { sbp: 85, dbp: 45, heartRate: 140, respiratoryRate: 32, gcs: 13, oxygenSaturation: 88 },
  ],
  ['BP=85/45 HR=140', { sbp: 85, dbp: 45, heartRate: 140 }],
  ['B/P 150 over 95, pulse of 90', { sbp: 150, dbp: 95, heartRate: 90 }],
  ['bp systolic of 70', { sbp: 70 }],
  ['SBP 82 MAP 55', { sbp: 82, meanPressure: 55 }],
  ['MAP 62, norad running', { meanPressure: 62 }],
  ['pulse 110->130, bp 110/70->84/50', { heartRate: 130, sbp: 84, dbp: 50 }],
  ['HR 110 to 135, RR 20 to 34', { heartRate: 135, respiratoryRate: 34 }],
  ['was GCS 15 now 9', { gcs: 9 }],
  ['gcs 15 initially, now 12', { gcs: 12 }],
  ['sats dropped from 96 to 82', { oxygenSaturation: 82 }],
  ['temp 37.8 at 14:00, 39.2 at 16:00', { temperature: 39.2 }],
  ['10:00 HR 90 BP 120/70; 10:30 HR 120 BP 95/60', { heartRate: 120, sbp: 95, dbp: 60 }],
  ['crt 4 sec, cold hands', { capillaryRefill: 4 }],
  ['cap refill >3s', { capillaryRefill: undefined }],
  ['pain 8/10', { painScore: 8, gcs: undefined }],
  [
    'hartklop 124 bloeddruk 90/50 asemhaling 28 temp 38.7',
    { heartRate: 124, sbp: 90, dbp: 50, respiratoryRate: 28, temperature: 38.7 },
  ],
  ['pols 110, BD 100/60, sat 92, suiker 3.1', { heartRate: 110, sbp: 100, dbp: 60, oxygenSaturation: 92 }],
  [
    'FC 140 FR 44 SpO2 88% Temp 39.5 peso 9 kg',
    { heartRate: 140, respiratoryRate: 44, oxygenSaturation: 88, temperature: 39.5, weight: 9 },
  ],
  ['TA 80/50 pulso 130', { sbp: 80, dbp: 50 }],
  [
    '22yo F G1P0 32/40 BP 168/112 HR 96',
    { age: '22 years', sex: 'female', sbp: 168, dbp: 112, heartRate: 96 },
  ],
  ['F/34, bp 100/60', { sex: 'female', age: '34 years', sbp: 100, dbp: 60 }],
  ['34/M stab chest', { sex: 'male', age: '34 years' }],
  ['Mrs M 65yrs BP 180/100', { sex: 'female', age: '65 years', sbp: 180, dbp: 100 }],
  ['Mr K 71 y/o', { sex: 'male', age: '71 years' }],
  ['50yr old male, 80kg, HR 88', { age: '50 years', sex: 'male', weight: 80, heartRate: 88 }],
  ['15 month old', { age: '15 months' }],
  ['3/52 old neonate temp 34.9', { age: '3 weeks', temperature: 34.9 }],
  ['day 2 newborn 2.9kg hgt 1.4', { weight: 2.9, glucose: 1.4 }],
  ['GCS E4V4M6', { gcs: 14 }],
  ['gcs=3 tubed', { gcs: 3 }],
  ['GCS 3T', { gcs: 3 }],
  ['AVPU=P, rr 6', { respiratoryRate: 6 }],
  ['alert, obs normal', { heartRate: undefined }],
  ['2 hr history, hr 96', { heartRate: 96 }],
  ['chest pain for 3 hrs hr 100 bp 145/90', { heartRate: 100, sbp: 145, dbp: 90 }],
  ['took 20 tabs, p 44, bp 70/40', { heartRate: 44, sbp: 70, dbp: 40 }],
  ['adrenaline 1mg given, HR 0', { heartRate: undefined }],
  ['RR 16/min, unlaboured', { respiratoryRate: 16 }],
  ['breathing at 40 a minute', { respiratoryRate: 40 }],
  ['tachypnoeic 36, tachy 128', {}],
  ['sat 70s on arrival', {}],
  ['burns 30% tbsa 70kg', { burnedArea: 30, weight: 70 }],
  ['QTc 520 HR 60', { qtc: 520, heartRate: 60 }],
  ['plt 45, wcc 18', { platelets: 45, whiteCells: 18 }],
  ['bilirubin 60 umol/l', { bilirubin: 60 }],
  [
    'HR 72 BP 118/76 RR 14 SpO2 98 T 36.8 GCS 15 HGT 6.1 pain 3/10',
    {
      heartRate: 72,
      sbp: 118,
      dbp: 76,
      respiratoryRate: 14,
      oxygenSaturation: 98,
      temperature: 36.8,
      gcs: 15,
      glucose: 6.1,
      painScore: 3,
    },
  ],
  ['spo2:9 7%', {}],
  ['BP 120-130 systolic', { sbp: 130, dbp: undefined }],
  ['SBP 120-90', { sbp: 90, dbp: undefined }],
  ["his pulse was 120 and now it's 90, sat 88% rising to 94%", { heartRate: 90, oxygenSaturation: 94 }],
  ['sats 92 and 40% oxygen, HR 120 and RR 30', { oxygenSaturation: 92, heartRate: 120, respiratoryRate: 30 }],
  ['HR ↑ 130, SpO2 ↓ 84%', { heartRate: 130, oxygenSaturation: 84 }],
  ['hartslag 120, asem 28, afebrile 36,4', { heartRate: 120, respiratoryRate: 28, temperature: 36.4 }],
  ['pulso 120 respiração 30 tensão 90/60', { heartRate: 120, respiratoryRate: 30, sbp: 90, dbp: 60 }],
  ['saturação 91%, 14 quilos, RBG 4.5', { oxygenSaturation: 91, weight: 14, glucose: 4.5 }],
  ['65 hr 90', { heartRate: 90 }],
  ['hr 90s', {}],
  ['peak flow 180', { peakFlow: 180 }],
  ['urine output 20 ml/h', { urineOutput: 480 }],
  ['ebl 1.5l bp 80/40', { bloodLoss: 1500, sbp: 80, dbp: 40 }],
  // Wanted values, limits and those of others are no values of the patient.
  ['aim map 65, bp 74/40', { meanPressure: undefined, sbp: 74 }],
  ['COPD target sats 88-92', { oxygenSaturation: undefined }],
  ['titrate to sats 94%', { oxygenSaturation: undefined }],
  ['titrate to sats 94%, now 88%', { oxygenSaturation: 88 }],
  ['target sats 88-92, currently 85 on 28% venturi', { oxygenSaturation: 85 }],
  ['aim MAP 65, now on 10 of norad', { meanPressure: undefined }],
  ['fever 39 since tuesday, now 37.1 after paracetamol', { temperature: 37.1 }],
  ["T 36'6 pulse 80", { temperature: 36.6, heartRate: 80 }],
  ['hr one-ten', { heartRate: 110 }],
  ['tachycardic 30 above normal, rr 20 above normal', { heartRate: undefined, respiratoryRate: undefined }],
  ['hr 140 above normal for age, rr 45 above normal', { heartRate: 140, respiratoryRate: 45 }],
  ['hr 112 day 10 after a caesarean', { heartRate: 112 }],
  ['RR >40 hr >150', { respiratoryRate: undefined, heartRate: undefined }],
  ['bp <90 systolic', { sbp: undefined }],
  ['fetal heart rate 90, mom p 110', { heartRate: 110 }],
  ['FHR 100 bpm', { heartRate: undefined }],
  ['csf gluc 2.2, hgt 5.6', { glucose: 5.6 }],
  ['gluc 2+ on dipstick', { glucose: undefined }],
  ['lost 10kg over 2 months', { weight: undefined }],
  ['weight 60 kg lost 5 kg', { weight: 60 }],
  ['weight 700', { weight: undefined }],
  ['nursed 35 degrees head up', { temperature: undefined }],
  ['vit k 10', { potassium: undefined }],
  // The later of two values counts.
  ['rr 40 before neb, 28 after', { respiratoryRate: 28 }],
  ['k 5.1 yesterday, 6.8 today', { potassium: 6.8 }],
  ['hgt 1.9, given 5 ml/kg d10, now 5.2', { glucose: 5.2 }],
  ['sats 80 ra 92 on nrb', { oxygenSaturation: 92 }],
  ['t 38.5 at home, 36.9 now', { temperature: 36.9 }],
  ['hr 140 (was 90)', { heartRate: 140 }],
  ['hr 90 now, 140 before', { heartRate: 90 }],
  ['rr 40 at home, 2 days of cough', { respiratoryRate: 40 }],
  ['gcs 8 on arrival, 7.5 ett in', { gcs: 8 }],
  // Values before their names, remarks between them, and words for numbers.
  ['120 pulse, 28 rr, 98.6F temp', { heartRate: 120, respiratoryRate: 28, temperature: 37 }],
  ['24 rr 30', { respiratoryRate: 30 }],
  ['SpO2 (on air): 88%', { oxygenSaturation: 88 }],
  ['bp one hundred and ten over seventy', { sbp: 110, dbp: 70 }],
  ['temp thirty eight point five', { temperature: 38.5 }],
  ['M5 V2 E2', { gcs: 9 }],
  ['gcs 2+3+5=10', { gcs: 10 }],
  ['eye 2, verbal 3, motor 5', { gcs: 10 }],
  ['gcs E1 VT M4', { gcs: undefined, age: undefined }],
  ['BP 88.50', { sbp: undefined }],
  // Ages, and what is none.
  ['six month old 7kg', { age: '6 months', weight: 7 }],
  ['two and a half year old', { age: '2.5 years' }],
  ['pt is 72, bp 80/40', { age: '72 years', sbp: 80 }],
  ["she's 72 and sob", { age: '72 years', sex: 'female' }],
  ['man of 72', { age: '72 years', sex: 'male' }],
  ['Age: 72 Sex: M', { age: '72 years', sex: 'male' }],
  ['5 jarige seun', { age: '5 years', sex: 'male' }],
  ['32 weeks bp 160/110 headache', { age: undefined, sbp: 160 }],
  ['G3P2 36 weeks bp 170/112', { age: undefined, sbp: 170 }],
  ['fell 3 m, bp 110/60', { age: undefined, sbp: 110 }],
  ['pulse initially 140 settled to 98', { heartRate: 98 }],
  ['NEWS2 woman rr 25', { age: undefined, sex: 'female', respiratoryRate: 25 }],
  ['curb-65 female urea 9', { age: undefined, sex: 'female', urea: 9 }],
  ['curb 65 male rr 30', { age: undefined, sex: 'male', respiratoryRate: 30 }],
  ['curb65 65M', { age: '65 years', sex: 'male' }],
  // A later value is of the same measure.
  ['spo2 95% ra, 37.5, bp 118/70', { oxygenSaturation: 95, sbp: 118 }],
  // The numbers of a pressure belong to no other measure.
  ['pulse 88, 130 over 84', { heartRate: 88, sbp: 130, dbp: 84 }],
  ['mean arterial pressure 120/75', { meanPressure: undefined, sbp: 120, dbp: 75 }],
  ['creatinine 90, 150, 220 over 3 days', { creatinine: 220, sbp: undefined }],
];

describe('readPatient, of lines as they are typed', () => {
  it.each(lines)('reads "%s"', (text, expected) => {
    const patient = readPatient(text, patterns);
    const read: Expected = {
      ...Object.fromEntries(measures.map(({ key }) => [key, patient.signs.get(key)?.latest.value])),
      sbp: patient.pressure?.latest.value,
      dbp: patient.pressure?.latest.diastolic,
      age: patient.age,
      sex: patient.sex,
    };
    for (const [key, value] of Object.entries(expected)) {
      const found = read[key as keyof Expected];
      if (typeof value === 'number' && typeof found === 'number') expect(found, key).toBeCloseTo(value, 1);
      else expect(found, key).toBe(value);
    }
  });
});

describe('a text on knowledge that has no ways of saying things', () => {
  const none = patternsFrom([]);

  it.each(['p 50 mg', 't 36 weeks', 'p 28 days'])(
    'has no value in the amount of something else: %s',
    (text) => expect([...readPatient(text, none).signs.keys()]).toEqual([]),
  );

  it('has the last value of a trend', () =>
    expect(signValue(readPatient('hr 110 to 135', none), 'heartRate')).toBe(135));
});
