import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();

/** Returns the first line of an answer that states an amount with its route. */
const firstDose = async (text: string) => {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return (
    response
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .split('\n')
      .find((line) => line.startsWith('- **')) ?? ''
  );
};

// The amounts are those of the rows in content/medications.
describe('the first dose of what is said indirectly', () => {
  it.each([
    ['txa pph woman 2h post delivery still bleeding', /^- \*\*1 g .*postpartum haemorrhage/],
    ['atropine op 2mg given chest still wet next dose', /^- \*\*2 mg .*organophosphate/],
    ['ketamine to put arm back in, adult 60kg no line', /^- \*\*240–300 mg .*dissociation/],
    ['mamba antivenom vials kid', /^- \*\*10–20 vials/],
    ['ceftriaxone rape', /^- \*\*500 mg .*after sexual assault/],
    ['benpen 6kg pneumonia', /^- \*\*300.000 units .*severe pneumonia/],
  ])('REMI-14 is for the purpose: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it.each([
    ['adrenalin drip anaphylaxis not better after 2 x im', /^- \*\*5–10 micrograms\/kg\/h/],
    ['streptokinase how fast', /^- \*\*1.?500.?000 units\*\* IV over 30 to 60 min/],
    ['txa 2nd bag how fast, mva pt', /^- \*\*1 g .*over 8 h, bleeding after trauma/],
    ['clexane prophylaxis', /^- \*\*40 mg .*prevention/],
    ['narcan 0.4 given rr still 6 more?', /^- \*\*0\.4–2 mg .*opioid overdose/],
    ['actilyse stroke 70 kg bolus and rest', /^- \*\*63 mg .*the whole dose/],
    ['quinine load then maintenance 50kg adult', /^- \*\*1.?000 mg .*first dose/],
  ])('REMI-14 is of the place in the scheme: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  // 3 mg/kg at 70 kg is 210 mg, above the 200 mg that the page states as the most.
  it('REMI-14 states no limit per kg above the fixed one', async () => {
    expect(await firstDose('lignocaine max 70kg for stitching')).toMatch(
      /^- \*\*At most 200 mg\*\* at 70 kg/,
    );
  });
});
