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
  // Every finding in words comes back, and the place that it goes to asks for a handover.
  [
    'write sbar: 26f day 4 after nvd, temp 39.2 hr 126 bp 92/54, foul lochia, ampi given, need to transfer',
    /foul lochia; ampi given; need to transfer.*92\/54/s,
  ],
  [
    'refer to windhoek: 9yr boy snake bite right foot, hr 128 bp 96/60, clot test not clotting at 20 min, 8 vials antivenom at 16:30',
    /not clotting at 20 min; 8 vials antivenom at 16:30.*128.*96\/60/s,
  ],
  [
    'doc to doc: neck stiff, gcs 11, 27m, purple rash, ceftriaxone 2g 16h15, bp 88/40, 2L in',
    /purple rash; ceftriaxone 2g 16h15/s,
  ],
  ['passar doente: homem 50 anos mordido cobra mao, TA 100/60, FC 110, inchaco ate cotovelo', /inchaco/],
  [
    'hand over: 66f k 6.8, ca gluc 10ml given 11:05, recheck k 5.9, on enalapril',
    /ca gluc 10ml given 11:05.*on enalapril/s,
  ],
])('gives the handover that is asked for after the red flags, and no dose: %s', async (text, says) => {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  const plain = response.replaceAll('\u00a0', ' ').replaceAll(/[*`>]/g, '');
  expect(plain.indexOf('### ISBAR')).toBeLessThan(500);
  expect(plain).toMatch(says);
  expect(plain).not.toMatch(/### (?:Cefazolin|Tranexamic|Morphine)|Medication check.*### ISBAR/s);
});

// The red flag stands before it, so that the whole answer is longer.
it.each([
  [
    'handing over: 19F took grans sugar tablets, glucose 1.4 gcs 9, gave 50 ml of 50% dextrose. what must they watch for',
    /octreotide where there is any, and glucose every hour for 24 h/,
  ],
  ['40M HIV headache 2 wks, gcs 13, serum crag pos. summary and next step', /Cryptococcal/],
])('gives what to do before the handover that asks for it: %s', async (text, says) => {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  const [before = '', after] = response.split('### ISBAR');
  expect(before).toMatch(says);
  expect(after).toBeDefined();
});
