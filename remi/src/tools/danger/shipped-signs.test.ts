import type { DangerSign } from '@oryx/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPatient } from '../../read/patient.ts';
import { shippedPatterns, shippedSources } from '../../test/shipped.ts';
import { signsOf, titleOf } from './danger-signs.ts';

const patterns = await shippedPatterns();

let rows: readonly DangerSign[];

beforeAll(async () => {
  ({ rows } = (await shippedSources()).knowledge.dangerSigns);
});

const dangers = (text: string) =>
  signsOf(readPatient(text, patterns), rows)
    .filter(({ row, isPossible }) => row.isDanger && !isPossible)
    .map(({ row }) => row.id);
const meanings = (text: string) => signsOf(readPatient(text, patterns), rows).flatMap(({ row }) => row.means);

const woman = '28F pregnant,';
const born = '28F, gave birth 2 days ago,';

describe('the shipped danger signs', () => {
  it.each([
    // NEWS2, chart 1: 3 points for 8 or less and 25 or more, 91 or less, 90 or less, 40 or less and 131 or more,
    // 35.0 or less. The triage chart draws the line under 92%.
    ['45M RR 8', ['breathing-slow-adult']],
    ['45M RR 9', []],
    ['45M RR 24', []],
    ['45M RR 25', ['breathing-fast-adult']],
    ['45M sats 91%', ['saturation-low']],
    ['45M sats 92%', []],
    ['45M BP 90/70', ['pressure-low-adult']],
    ['45M BP 91/70', []],
    ['45M HR 40', ['heart-slow-adult']],
    ['45M HR 41', []],
    ['45M HR 130', []],
    ['45M HR 131', ['heart-fast-adult']],
    ['45M T 35.0', ['cold-adult']],
    ['45M T 35.1', []],
    // Faculty of Intensive Care Medicine: extreme from 40.
    ['45M T 39.9', []],
    ['45M T 40', ['hot-adult']],
    // Tachycardia and bradycardia charts: 150 or more, and under 50 with hypotension.
    ['45M HR 149', ['heart-fast-adult']],
    ['45M HR 150', ['heart-very-fast-adult']],
    ['45M HR 150 BP 90/60', ['fast-and-low']],
    ['45M HR 179 BP 90/60', ['fast-and-low']],
    ['45M HR 180 BP 90/60', ['very-fast-and-low']],
    ['45M HR 49 BP 90/60', ['slow-and-low']],
    ['45M HR 50 BP 90/60', ['pressure-low-adult']],
    // Hypertensive emergency chart: 180/120 or more.
    ['45M BP 179/119', []],
    ['45M BP 180/119', ['pressure-very-high']],
    ['45M BP 179/120', ['diastolic-very-high']],
    ['45M BP 230/140', ['pressure-very-high']],
    // Mutschler: moderate shock from 1.0. Mean pressure: (95 + 2 x 50) / 3 is 65.
    ['45M HR 110 BP 110/70', ['shock-index']],
    ['45M HR 109 BP 110/70', []],
    ['16 years old HR 110 BP 110/70', ['shock-index']],
    ['15 years old HR 110 BP 110/70', []],
    ['45M BP 95/50', []],
    ['45M BP 95/49', ['mean-pressure-low']],
    // Sepsis-3: two of 22 or more, 100 or less, altered mind.
    ['45M RR 22 BP 100/70', ['quick-sofa-breathing']],
    ['45M RR 21 BP 100/70', []],
    ['45M RR 22 BP 101/70', []],
    ['45M GCS 14 BP 100/70', ['quick-sofa-mind']],
    ['45M GCS 14 RR 22', ['quick-sofa-breathing-mind']],
    ['45M GCS 15 BP 100/70', []],
    ['45M GCS 14', []],
    // Coma chart: 8 or less. Medical emergency teams: under 13.
    ['45M GCS 8', ['gcs-8']],
    ['45M GCS 9', ['gcs-12']],
    ['45M GCS 12', ['gcs-12']],
    ['45M GCS 13', []],
    ['45M RR 9 GCS 12', ['breathing-slow-drowsy']],
    ['45M GCS 14 HR 59 BP 160/90', ['brain-pressed']],
    ['45M GCS 14 HR 60 BP 160/90', []],
  ])('flags an adult at the limits of the sources: %s', (text, expected) => {
    expect(dangers(text)).toEqual(expected);
  });

  it.each([
    // Hypoglycaemia chart: adult urgent under 3.0, treated under 4.0; child under 3.0; newborn under 2.6.
    ['45M glucose 2.9', ['glucose-low']],
    ['45M glucose 3.0', []],
    ['45M glucose 3.9 GCS 14', ['glucose-low-drowsy']],
    ['45M glucose 4.0 GCS 14', []],
    ['4 year old glucose 2.9', ['glucose-low']],
    ['4 year old glucose 3', []],
    ['newborn glucose 2.5', ['glucose-low-newborn']],
    ['newborn glucose 2.6', []],
    // Triage chart: over 25. Ketoacidosis chart: over 11 with pH under 7.3 or bicarbonate under 15.
    ['45M glucose 25', []],
    ['45M glucose 25.1', ['glucose-very-high']],
    ['20F glucose 11.1 pH 7.29', ['ketoacidosis-ph']],
    ['20F glucose 11 pH 7.29', []],
    ['20F glucose 11.1 pH 7.3', []],
    ['20F glucose 22 bicarb 14', ['ketoacidosis-bicarbonate']],
    ['20F glucose 22 bicarb 15', []],
    ['45M K 6.5', ['potassium-very-high']],
    ['45M K 6.4', []],
    ['45M K 5.5 QRS 120', ['potassium-high-wide-qrs']],
    ['45M K 5.4 QRS 119', []],
    ['45M K 5.5 HR 49', ['potassium-high-slow']],
    ['45M K 5.5 HR 50', []],
    ['45M K 2.4', ['potassium-very-low']],
    ['45M K 2.5', []],
    ['45M Na 119', ['sodium-very-low']],
    ['45M Na 120', []],
    ['45M Na 160', []],
    ['45M Na 161', ['sodium-very-high']],
    ['45M lactate 4', ['lactate-very-high']],
    ['45M lactate 3.9', []],
    ['45M pH 7.19', ['acidosis-severe']],
    ['45M pH 7.20', []],
    ['45M Hb 6.9', ['anaemia-severe-adult']],
    ['45M Hb 7', []],
    ['4 year old Hb 4.9', ['anaemia-severe-child']],
    ['4 year old Hb 5', []],
    ['45M QRS 120', ['qrs-wide']],
    ['45M QRS 119', []],
    ['45M QTc 500', ['qtc-long']],
    ['45M QTc 499', []],
  ])('flags laboratory values and the ECG at the limits of the sources: %s', (text, expected) => {
    expect(dangers(text)).toEqual(expected);
  });

  it.each([
    // Pre-eclampsia chart: 160/110 or more.
    ['BP 159/109', []],
    ['BP 160/100', ['pressure-high-pregnant']],
    ['BP 150/110', ['diastolic-high-pregnant']],
    ['BP 230/140', ['pressure-high-pregnant']],
    // Maternal Early Warning Criteria: under 90, under 50 and over 120, under 10.
    ['BP 89/60', ['pressure-low-pregnant']],
    ['BP 90/60', ['pressure-low-adult']],
    ['HR 49', ['heart-slow-pregnant']],
    ['HR 50', []],
    ['HR 120', []],
    ['HR 121', ['heart-fast-pregnant']],
    ['RR 9', ['breathing-slow-pregnant']],
    ['RR 10', []],
    ['RR 24', []],
    ['RR 25', ['breathing-fast-adult']],
    ['sats 91%', ['saturation-low']],
    ['sats 94%', []],
    // Shields: 38 or more.
    ['T 37.9', []],
    ['T 38', ['fever-pregnant']],
    // Nathan: shock index of 0.9.
    ['HR 90 BP 100/70', ['shock-index-pregnant']],
    ['HR 89 BP 100/70', []],
    ['glucose 2.9', ['glucose-low']],
  ])('flags a woman in pregnancy and after birth: %s', (text, expected) => {
    expect(dangers(`${woman} ${text}`)).toEqual(expected);
    expect(dangers(`${born} ${text}`)).toEqual(expected);
  });

  it('knows neither limits of pregnancy nor of a mother for anybody else', () => {
    expect(dangers('28F BP 160/110')).toEqual([]);
    expect(dangers('baby born 2 days ago after delivery HR 130 RR 45')).toEqual([]);
    expect(dangers('mother bleeding after delivery, baby well, BP 85/50')).toEqual(['pressure-low-pregnant']);
    expect(dangers('baby blue after delivery, mother well, HR 80')).toEqual(['heart-slow-newborn']);
    expect(dangers('20F, blind since birth, T 38.5')).toEqual([]);
  });

  it.each([
    // PALS: newborn under 60, infant under 70, 1 to 10 years under 70 + 2 x age, older under 90.
    ['10 days old baby', 59, 60, 'pressure-low-newborn'],
    ['29 days old baby', 69, 70, 'pressure-low-infant'],
    ['11 months old baby', 69, 70, 'pressure-low-infant'],
    ['1 year old', 71, 72, 'pressure-low-1-year'],
    ['2 years old', 73, 74, 'pressure-low-2-years'],
    ['3 years old', 75, 76, 'pressure-low-3-years'],
    ['4 years old', 77, 78, 'pressure-low-4-years'],
    ['5 years old', 79, 80, 'pressure-low-5-years'],
    ['6 years old', 81, 82, 'pressure-low-6-years'],
    ['7 years old', 83, 84, 'pressure-low-7-years'],
    ['8 years old', 85, 86, 'pressure-low-8-years'],
    ['9 years old', 87, 88, 'pressure-low-9-years'],
    ['10 years old', 89, 90, 'pressure-low-10-years'],
    ['15 years old', 89, 90, 'pressure-low-10-years'],
    ['16 years old', 90, 91, 'pressure-low-adult'],
  ])('flags a low systolic pressure of a child: %s under %d', (age, low, normal, id) => {
    expect(dangers(`${age} BP ${low}/40`)).toContain(id);
    expect(dangers(`${age} BP ${normal}/60`)).toEqual([]);
  });

  it.each([
    // MSF: newborn over 180. Goldstein: under 1 year over 180, 2 to 5 years over 140, 6 to 12 years over 130. SATS: under
    // 3 years 160 or more. PALS: 220 in infants and 180 in children are hardly sinus.
    ['10 days old baby', 180, 181, 'heart-fast-newborn'],
    ['10 days old baby', 219, 220, 'heart-very-fast-infant'],
    ['6 months old baby', 180, 181, 'heart-fast-infant'],
    ['6 months old baby', 219, 220, 'heart-very-fast-infant'],
    ['1 year old', 159, 160, 'heart-fast-toddler'],
    ['2 years old', 159, 160, 'heart-fast-toddler'],
    ['2 years old', 179, 180, 'heart-very-fast-child'],
    ['3 years old', 140, 141, 'heart-fast-preschool'],
    ['5 years old', 140, 141, 'heart-fast-preschool'],
    ['6 years old', 130, 131, 'heart-fast-school'],
    ['11 years old', 130, 131, 'heart-fast-school'],
    ['11 years old', 179, 180, 'heart-very-fast-child'],
    ['12 years old', 130, 131, 'heart-fast-adult'],
    // NICE: under 1 year 60 or more, 1 and 2 years 50 or more. The chart of asthma: over 30 in older children.
    ['10 days old baby RR', 59, 60, 'breathing-fast-newborn'],
    ['6 months old baby RR', 59, 60, 'breathing-fast-infant'],
    ['1 year old RR', 49, 50, 'breathing-fast-toddler'],
    ['4 years old RR', 49, 50, 'breathing-fast-toddler'],
    ['5 years old RR', 30, 31, 'breathing-fast-school'],
    ['11 years old RR', 30, 31, 'breathing-fast-school'],
    ['12 years old RR', 24, 25, 'breathing-fast-adult'],
    // NICE: 38 or more under 3 months. Triage criteria of Chengdu: 41 or more.
    ['3 weeks old baby T', 37.9, 38, 'fever-young-infant'],
    ['2 months old baby T', 37.9, 38, 'fever-young-infant'],
    ['3 months old baby T', 40.9, 41, 'hot-child'],
    ['11 years old T', 40.9, 41, 'hot-child'],
    ['12 years old T', 39.9, 40, 'hot-adult'],
  ])('flags a high value of a child from its limit on: %s %d, %d', (who, below, from, id) => {
    const text = / (?:RR|T)$/.test(who) ? who : `${who} HR`;
    expect(dangers(`${text} ${below}`)).not.toContain(id);
    expect(dangers(`${text} ${from}`)).toEqual([id]);
  });

  it.each([
    // Newborn resuscitation: under 100. Goldstein: under 90. SATS: under 70 until 3 years. NICE: under 60.
    ['newborn HR', 99, 100, 'heart-slow-newborn'],
    ['10 days old baby HR', 99, 100, 'heart-slow-young-infant'],
    ['28 days old baby HR', 99, 100, 'heart-slow-young-infant'],
    ['6 months old baby HR', 89, 90, 'heart-slow-infant'],
    ['1 year old HR', 69, 70, 'heart-slow-toddler'],
    ['2 years old HR', 69, 70, 'heart-slow-toddler'],
    ['3 years old HR', 59, 60, 'heart-slow-child'],
    ['11 years old HR', 59, 60, 'heart-slow-child'],
    ['12 years old HR', 49, 50, 'heart-slow-youth'],
    ['15 years old HR', 49, 50, 'heart-slow-youth'],
    ['16 years old HR', 40, 41, 'heart-slow-adult'],
    // MSF: newborn under 30. SATS: under 20 until 3 years, under 15 until 12 years.
    ['10 days old baby RR', 29, 30, 'breathing-slow-newborn'],
    ['6 months old baby RR', 19, 20, 'breathing-slow-infant'],
    ['2 years old RR', 19, 20, 'breathing-slow-infant'],
    ['3 years old RR', 14, 15, 'breathing-slow-child'],
    ['11 years old RR', 14, 15, 'breathing-slow-child'],
    ['12 years old RR', 8, 9, 'breathing-slow-adult'],
    // WHO: under 90% in a young infant. The triage chart: under 92%.
    ['10 days old baby sats', 89, 90, 'saturation-low-newborn'],
    ['6 months old baby sats', 91, 92, 'saturation-low'],
    ['8 years old sats', 91, 92, 'saturation-low'],
    // NICE: under 36 under 3 months. Chengdu: 35 or less.
    ['10 days old baby T', 35.9, 36, 'cold-young-infant'],
    ['2 months old baby T', 35.9, 36, 'cold-young-infant'],
    ['3 months old baby T', 35, 35.1, 'cold-child'],
    ['11 years old T', 35, 35.1, 'cold-child'],
    ['4 years old GCS', 8, 9, 'gcs-8'],
    ['4 years old GCS', 12, 13, 'gcs-12'],
  ])('flags a low value of a child below its limit: %s %d, %d', (text, low, normal, id) => {
    expect(dangers(`${text} ${low}`)).toEqual([id]);
    expect(dangers(`${text} ${normal}`)).not.toContain(id);
  });

  it('holds a child of unknown age to limits that are true of every age it may have', () => {
    // 69 is low at every age, 71 is normal for an infant.
    expect(dangers('child BP 69/40')).toHaveLength(1);
    expect(dangers('child BP 71/50')).toEqual([]);
    // 181 is fast even for an infant, 150 is not.
    expect(dangers('child HR 181')).toHaveLength(1);
    expect(dangers('child HR 150')).toEqual([]);
    // 14 kg is from 2 years on: 160 is fast for all of these, 150 is not at 2 years.
    expect(dangers('14 kg HR 160')).toHaveLength(1);
    expect(dangers('14 kg HR 150')).toEqual([]);
    expect(dangers('newborn T 38.5')).toEqual(['fever-young-infant']);
    expect(dangers('baby T 38.5')).toEqual([]);
    expect(dangers('child glucose 2.1')).toEqual(['glucose-low']);
  });

  it('names what a value of a child of unknown age may mean, and asks for the age', () => {
    const possible = (text: string) =>
      signsOf(readPatient(text, patterns), rows).flatMap((sign) => (sign.isPossible ? [titleOf(sign)] : []));
    // A child of 20 kg may be 4 to 10 years old: 75 is low from 3 years on.
    expect(possible('child 20kg BP 75/40')).toEqual(['BP 75/40: possible shock; state the age']);
    // 60 is normal for a newborn, and low for a baby of some months.
    expect(possible('baby BP 60/40 HR 150')).toContain('BP 60/40: possible shock; state the age');
    expect(possible('child HR 150')).toEqual([
      expect.stringMatching(/^Heart rate 150: possibly .*; state the age$/),
    ]);
    expect(possible('child RR 45')).toHaveLength(1);
    // An adult of unknown age is asked for nothing, and neither is a child whose value is normal at every age.
    expect(possible('HR 100 BP 95/60')).toEqual([]);
    expect(possible('child BP 105/70 HR 95')).toEqual([]);
  });

  it('leaves normal values alone at every age', () => {
    // The middle of the ranges of the page of vital signs, and a healthy adult.
    for (const text of [
      '10 days old baby HR 140 RR 45 BP 72/45 T 37 sats 96%',
      '6 months old baby HR 140 RR 40 BP 88/55 T 37 sats 97%',
      '2 years old HR 120 RR 30 BP 95/60 T 37 sats 97%',
      '4 years old HR 100 RR 24 BP 100/65 T 37 sats 97%',
      '9 years old HR 95 RR 21 BP 108/65 T 37 sats 97%',
      '40M HR 75 RR 16 BP 125/80 T 36.8 sats 97% GCS 15 glucose 5.5 K 4.1 Na 138 Hb 14 lactate 1 pH 7.4 QRS 90 QTc 420',
      '28F pregnant HR 90 RR 18 BP 110/70 T 36.8 sats 97%',
    ])
      expect(signsOf(readPatient(text, patterns), rows), text).toEqual([]);
  });

  it('takes a saturation within a prescribed target for no danger', () => {
    expect(dangers('70M COPD sats 89% RA')).toEqual(['saturation-low']);
    expect(dangers('70M COPD, target 88-92%, sats 89% RA')).toEqual([]);
    expect(dangers('70M COPD, target 88-92%, sats 87% RA')).toEqual(['saturation-low']);
  });

  it('says the worst of several degrees and of the same values once', () => {
    expect(dangers('45M BP 70/40 HR 140')).toEqual(['pressure-low-adult', 'heart-fast-adult']);
    expect(dangers('45M GCS 6 RR 30 BP 84/50')).toEqual([
      'gcs-8',
      'breathing-fast-adult',
      'pressure-low-adult',
    ]);
    expect(dangers('45M HR 135 BP 110/70')).toEqual(['shock-index']);
    expect(dangers('45M glucose 1.8 GCS 5')).toEqual(['glucose-low', 'gcs-8']);
  });

  it('names what a value means without danger', () => {
    // WHO: fast breathing of 50 or more from 2 to 11 months, of 40 or more from 1 to 4 years.
    expect(meanings('6 months old baby RR 50')).toContain('pneumonia');
    expect(meanings('6 months old baby RR 49')).toEqual([]);
    expect(meanings('4 years old RR 40')).toContain('pneumonia');
    expect(meanings('4 years old RR 39')).toEqual([]);
    expect(meanings('28F pregnant BP 140/85')).toContain('pre-eclampsia');
    expect(meanings('28F pregnant BP 139/89')).toEqual([]);
    expect(meanings('28F pregnant BP 135/90')).toContain('pre-eclampsia');
    expect(meanings('45M T 38')).toEqual(['fever']);
    expect(meanings('45M glucose 3.5')).toEqual(['hypoglycaemia']);
    expect(meanings('45M T 38.5 HR 100 RR 22')).toContain('sepsis');
  });
});
