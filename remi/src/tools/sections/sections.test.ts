import { expect, it } from 'vitest';
import { createRemi } from '../../create-remi.ts';
import { lastOf } from '../../test/last-of.ts';
import { shippedSources } from '../../test/shipped.ts';

const remi = createRemi(await shippedSources());

it.each([
  // Page Magnesium sulphate, precautions.
  [['what do i check while mag sulphate is running'], /^ Magnesium sulphate Precautions .* knee jerk/],
  // Page Phenytoin, precautions.
  [['phenytoin status 60 kg', 'what must i watch'], /Phenytoin Precautions IV only, .* with ECG/],
  [['monitoring during phenytoin infusion'], /^ Phenytoin Precautions/],
  // Page Morphine, precautions.
  [['morphine given, what to look out for'], /Watch breathing, sedation/],
])('says what to watch while a drug works, and no dose: %s', async (turns, says) => {
  const { text } = await lastOf(remi, turns);
  expect(text).toMatch(says);
  expect(text).not.toMatch(/1200 mg|2\.5–5 mg/);
});

it('gives the dose where that is asked for as well', async () => {
  const { text } = await lastOf(remi, ['morphine dose 60 kg and what to monitor']);
  expect(text).toMatch(/^ Morphine, 60 kg - 2\.5–5 mg/);
});

it.each([
  // Packaging of each page.
  ['must sux be in the fridge', /Store at 2 to 8 °C/],
  ['storage of oxytocin', /Keep at 2 to 8 °C/],
  ['how long can i keep reconstituted ceftriaxone in the fridge', /^The page of Ceftriaxone says nothing of/],
  ['how to store insulin once opened', /says nothing of how it is kept/],
])('says how a drug is kept, or that its page does not: %s', async (text, says) => {
  expect((await lastOf(remi, [text])).text).toMatch(says);
});
