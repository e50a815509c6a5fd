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
      .find((line) => line.startsWith('- **') && !line.startsWith('- **Antidote')) ?? ''
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
    ['4 jr old known addisons collapsed vomiting, solucortef dose stat', /^- \*\*50 mg .*adrenal crisis/],
    ['keppra load status epi 2x loraz in already, 90kg', /^- \*\*4.?500 mg .*status epilepticus/],
    ['warfarin inr 8.4 vomiting fresh blood vit k iv', /^- \*\*5–10 mg .*major bleeding/],
    ['inr 12 no bleeding, vit k dose for warfarin', /INR over 9/],
    ['asthma 34f not budging after 3 nebs. mag how much how long', /^- \*\*2 g .*severe asthma/],
    ['hoeveel panado mag n grootmens van 70 kg kry en hoe gereeld', /^- \*\*1 g\*\* by mouth, pain or fever/],
    ['clexane voorkomings dosis vir bedlêende pasient niere reg', /^- \*\*40 mg .*prevention/],
    ['labetalol iv preg bp 182/114 cant swallow no asthma', /^- \*\*20 mg .*first injection/],
    ['svt vagals failed adenosine dose 70kg', /^- \*\*6 mg .*first dose/],
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
    ['alteplase for stroke 72kg total bolus rest? ct clean', /^- \*\*64\.8 mg .*the whole dose/],
  ])('REMI-14 is of the place in the scheme: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  // 3 mg/kg at 70 kg is 210 mg, above the 200 mg that the page states as the most.
  it('REMI-14 states no limit per kg above the fixed one', async () => {
    expect(await firstDose('lignocaine max 70kg for stitching')).toMatch(
      /^- \*\*At most 200 mg\*\* at 70 kg/,
    );
  });

  it('REMI-14 stands beside that of another drug that is asked for with it', async () => {
    const { response } = await remi.answer('3yo 16 kg severe pneumonia, ampi and genta doses each', {
      profession: 'Nurse',
      mode: 'consultation',
    });
    const seen = response.replaceAll(/[\u00a0\u202f]/g, ' ').slice(0, 400);
    expect(seen).toContain('**800 mg');
    expect(seen).toContain('**120 mg');
    // A danger stands below the name of its drug.
    expect(response).toMatch(/Ampicillin\n\n\*\*Danger:\*\* Anaphylaxis to a penicillin/);
  });
});
