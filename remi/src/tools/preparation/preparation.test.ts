import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';
import { pumpRate, statedRate } from './rates.ts';
import { statedStrength } from './strengths.ts';

const remi = await shippedRemi();
async function ask(message: string) {
  const { response } = await remi.answer(message, { profession: 'Nurse', mode: 'consultation' });
  return response.replaceAll('\u00a0', ' ').slice(0, 500);
}

describe('preparation', () => {
  it.each([
    // 10 micrograms/min are 600 micrograms/h, which are 6 mL of 100 micrograms/mL.
    ['gtn bag 100mcg/ml want 10mcg/min rate in ml/hr', '**6 mL/h** of 100mcg/ml'],
    // 20 g in 1000 mL are 0.02 g/mL, so that 1 g is 50 mL.
    ['mag 20g in 1L bag running 1g/h = how many ml/h', '**50 mL/h** of 20g in 1L'],
    // 0.1 micrograms/kg/min at 70 kg are 420 micrograms/h: 42 mL of 10, and 7 mL of 60 micrograms/mL.
    ['rate for adrenaline 70 kg 0.1 mcg/kg/min', '**42 mL/h** of 10 micrograms/mL'],
    ['rate for adrenaline 70 kg 0.1 mcg/kg/min', '**7 mL/h** of 60 micrograms/mL'],
    ['insulin 6 units/hr how many ml per hr', '**6 mL/h** of 1 unit/mL'],
    // 5 to 10 micrograms/kg/h at 70 kg of 10 micrograms/mL are 35 to 70 mL/h.
    ['refractory anaphylaxis infusion 70kg ml per hour', '**35 mL/h** = 5 micrograms/kg/h'],
    ['iron od f 60kg. desferal rate mg/h', '**180 mL/h** = 15 mg/kg/h = 900 mg/h'],
    ['10yo dka 28 kg gluc 29 ph 7.12 not shocked. saline rate ml/hr', 'Child: 0.9% saline IV'],
    ['how many ml is 2 mg midazolam', '**2 mL** of 1 mg/mL'],
    // Potassium chloride, page: an ampoule of 10 mL of 15% holds 20 mmol. The bag made of it holds 0.4 mmol in 10 mL.
    [
      'How many mmol are in a 10 mL ampoule of potassium chloride 15%, and what is the maximum concentration in a bag?',
      '- Ampoule of 10 mL of 15% (20 mmol).',
    ],
    ['how many ml is 2 mg midazolam', '**0.4 mL** of 5 mg/mL'],
    ['how many ml ketamine 50mg of 100mg/ml', '**0.5 mL** of 100mg/ml'],
    [
      'how do i make 1:10000 adrenalin from a 1ml amp',
      '**1:10 000, 0.1 mg/mL**: 1 mg (1 mL of 1:1000) made up to 10 mL',
    ],
    ['dilute narcan to 0.04mg/ml', '**0.04 mg/mL**: Dilute 0.4 mg/1 mL to 10 mL'],
    [
      'only got ketamine 50mg/ml, how to get 10mg/ml',
      '**10 mg/mL**: From the vial of 10 mg/mL; or dilute 1 mL of 50 mg/mL to 5 mL',
    ],
    ['recipe insulin pump syringe dka', '50 units in 50 mL of sodium chloride 0.9%'],
    ['how to mix artesunate im', '**20 mg/mL IM solution**'],
  ])('answers %s', async (question, expected) => {
    expect(await ask(question)).toContain(expected);
  });

  it('never gives the solution for a muscle alone for a vein', async () => {
    const answer = await ask('rocephin 2g how do i make it up for iv');
    expect(answer).toMatch(/^### Ceftriaxone, to make up\n\n- \*\*100 mg\/mL for IV use/);
    expect(answer.split('### [')[0]).not.toContain('lidocaine');
  });

  it('works nothing out where the weight or the strength is missing, and asks for it', async () => {
    expect(await ask('rate for adrenaline 0.1 mcg/kg/min')).toMatch(/^\*\*Write the weight:/);
    expect(await ask('what rate in ml/h for 5 mg/h')).toMatch(/^\*\*Write the strength/);
  });

  it('marks several strengths, of which only the one at hand counts', async () => {
    expect(await ask('gtn 10 mcg/min ml/hr')).toContain('**Several strengths are in use:**');
    expect(await ask('how many ml is 2 mg midazolam')).toContain('**Several strengths exist:**');
  });
});

describe('a strength', () => {
  it('is no dose, and a dose beside it is drawn from it', async () => {
    const strength = await ask('how many ml morphine if the ampoule is 10 mg in 1 ml, 60 kg');
    expect(strength).toMatch(/^### Morphine, 60 kg/);
    expect(strength).not.toContain('Morphine, 10 mg');
    expect(await ask('how many ml of morphine 10 mg in 1 ml for 5 mg')).toMatch(
      /^### Morphine, 5 mg\n\n- \*\*0\.5 mL\*\* of 10 mg in 1 ml/,
    );
  });
});

describe('statedStrength', () => {
  it('reads an ampoule or a bottle with its volume', () => {
    expect(statedStrength('we have 15mg/3ml amps')).toMatchObject({ size: 5 });
    expect(statedStrength('syrup 250 mg/5 ml')).toMatchObject({ size: 50 });
    expect(statedStrength('20 g in 1 L')?.size).toBeCloseTo(20);
    expect(statedStrength('give 15 mg, 3 ml left')).toBeUndefined();
  });
});

describe('the dose of a drug by another of its names', () => {
  it('takes no word of the name for a purpose: adrenaline 0.5 mg IM, not by nebuliser', async () => {
    expect(await ask('adrenalien dose anaphylaxis adult')).toMatch(
      /^### Adrenaline\n\n- \*\*0\.5 mg = 500 micrograms/,
    );
  });
});

describe('pumpRate', () => {
  it('mixes no dimensions', () => {
    const rate = statedRate('5 units/h');
    const strength = statedStrength('1 mg/mL');
    if (!rate || !strength) throw new Error('the texts state a rate and a strength');
    expect(pumpRate(rate, strength, 70)).toBeUndefined();
  });

  it('takes no rate or strength out of a text that states two', () => {
    expect(statedRate('from 5 mcg/min to 10 mcg/min')).toBeUndefined();
    expect(statedStrength('1 mg/mL or 5 mg/mL')).toBeUndefined();
  });
});
