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
    ['azithromycin sti discharge', /^- \*\*1 g\*\* by mouth, discharge, chlamydia/],
    ['hydralazine pregnant bp 170/115', /^- \*\*5 mg .*in pregnancy, first dose/],
    ['labetalol bp 230/130 not pregnant', /^- \*\*2 mg\/min .*hypertensive emergency/],
    ['insulin hhs 80kg', /^- \*\*4 units\/h .*hyperosmolar/],
    ['ringers stab bp 70/40', /^- \*\*500–1.?000 mL\*\* .*bleeding with shock/],
    ['ringers bolus sam shock 7kg', /^- \*\*105 mL\*\* .*severe malnutrition/],
    ['resomal 6kg', /^- \*\*30 mL\*\* .*ReSoMal, first 2 h/],
    ['d50 only 10kg hypo', /^- \*\*40 mL of 12\.5%\*\*/],
    ['perfalgan 20 kg', /^- \*\*300 mg = 30 mL of 10 mg\/mL/],
    ['antivenom black mamba cant breathe', /^- \*\*10–20 vials\*\*/],
    ['syntometrine pph', /^- \*\*1 mL\*\* IM, .*Syntometrine/],
    ['push adrenaline in arrest, which ampoule and ml', /^- \*\*1 mg = 10 mL of 1:10 000/],
    ['morphine for broken leg', /^- \*\*2\.5–5 mg .*severe pain/],
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
    ['aspirin after mi daily', /^- \*\*75–150 mg\*\*/],
    ['amiodarone over 24 h after 300 in vt 62 kg', /^- \*\*900 mg\*\* IV over 24 h/],
    ['hydrocort after the first 100 in addisons', /^- \*\*50 mg .*after the first dose/],
    ['gtn infusion acs pain', /^- \*\*5–200 micrograms\/min/],
    ['eclampsia, pump available, mag per hour after loading', /^- \*\*1 g\/h/],
    ['still fitting after diazepam, phenobarb 10kg dose', /^- \*\*200 mg .*status epilepticus;/],
    ['keppra load 14kg still fitting after 2 benzos', /^- \*\*560–840 mg/],
    // A measured glucose is none that is given with insulin against potassium.
    ['insulin dose glucose 25 adult', /^- \*\*0\.05 units\/kg\/h|^- \*\*0\.1 units\/kg\/h/],
    // What failed were shocks: 300 mg of amiodarone, 1 to 1.5 mg/kg of lidocaine, and half of it once it was given.
    ['refractory vf amiodarone', /^- \*\*300 mg/],
    ['VF persists after 3 shocks no amiodarone, lignocaine 70 kg', /^- \*\*70–105 mg/],
    ['vf ongoing despite lidocaine 100 mg, 70 kg lidocaine dose', /^- \*\*35–52\.5 mg/],
    ['still vf after 5 shocks second amiodarone dose', /^- \*\*150 mg/],
    ['clexane prophylaxis egfr 20', /^- \*\*20 mg .*prevention/],
    ['quinine load then maintenance 50kg adult', /^- \*\*1.?000 mg .*first dose/],
    ['alteplase for stroke 72kg total bolus rest? ct clean', /^- \*\*64\.8 mg .*the whole dose/],
  ])('REMI-14 is of the place in the scheme: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it.each([
    ['rsi 70kg ketamine and roc', ['70–140 mg', '84 mg']],
    ['rape rocephin azithro flagyl', ['500 mg', '2 g', '2 g']],
    ['amp and gent newborn 3kg day 2', ['150 mg', '15 mg']],
  ])('REMI-14 stands there for each of several drugs: %s', async (text, amounts) => {
    const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
    const found = response.replaceAll(/[\u00a0\u202f]/g, ' ').matchAll(/^- \*\*([^=*]*\w)/gm);
    expect([...found].slice(0, amounts.length).map(([, amount]) => amount)).toEqual(amounts);
  });

  // A boil is an infection, but none of the ear, and pain is no purpose of lidocaine but that of a drip in bone.
  it.each(['amoxil for boils', 'lidocaine for toothache'])(
    'REMI-14 is not of another purpose: %s',
    async (text) => {
      const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
      expect(response).toMatch(/\*\*Oryx has no dose of/);
    },
  );

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
