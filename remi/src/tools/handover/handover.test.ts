import { expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();

it.each([
  [
    'handover pls 34m pvc #femur L, bp 94/60 p 122 gcs 14, txa 1g 14:10, morphine 5',
    /34 years, male.*txa 1g 14:10; morphine 5.*94\/60.*Emergency patient/s,
  ],
  [
    'sbar for icu: 58f dka, gluc 31, ph 7.05, k 3.2, 2l saline given, insulin 6u/h running',
    /58 years, female.*insulin 6u\/h running.*pH: 7\.05/s,
  ],
  [
    'report to matron hosp: G3P2 36/40 eclampsia, 1 fit, mag 4g iv + 10g im 02:20, bp now 150/96 rr 18',
    /eclampsia.*mag 4g iv .*150\/96.*Left side/s,
  ],
  [
    'imist ambo 27m gsw abdo, hr 138 gcs 13, allergic penicilin, cefazolin NOT given, 2x large lines',
    /27 years, male.*Allergies: penicilin.*cefazolin NOT given.*138/s,
  ],
  // What was done stands in it, and the values only once.
  [
    'write imist for ambulance: 22M stabbed L chest rr 32 sats 89 bp 96/60 hr 124 needle decompressed L, 500ml saline',
    /Complaint: 22M stabbed L chest.*not checked: needle decompressed L; 500ml saline.*Chest trauma/s,
  ],
  [
    'handing over to theatre: 24f ruptured ectopic, bp 82/50 p 128, 2 lines, 1.5 L ringers in, NKDA',
    /2 lines; 1\.5 L ringers in.*Early-pregnancy/s,
  ],
  [
    'MIST: MBA, open tib fib R, BP 108/62, P 112, GCS 15, splinted, cefazolin 2g at 09:40',
    /splinted; cefazolin 2g/s,
  ],
  ['calling the registrar: 60m stemi bp 110/70 aspirin 300 given', /aspirin 300 given.*Acute coronary/s],
])('gives the handover that is asked for after the red flags, and no dose: %s', async (text, says) => {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  const plain = response.replaceAll('\u00a0', ' ').replaceAll(/[*`>]/g, '');
  expect(plain.indexOf('### ISBAR')).toBeLessThan(500);
  expect(plain).toMatch(says);
  expect(plain).not.toMatch(/### (?:Cefazolin|Tranexamic|Morphine)|Medication check.*### ISBAR/s);
});
