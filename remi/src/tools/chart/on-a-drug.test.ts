import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll('\u00a0', ' ');

describe('in an emergency what the patient takes', () => {
  it.each([
    ['on glibenclamide unconscious hgt 1.6 cant get drip', 'Glucagon IM'],
    ['on metformin and glibenclamide sweaty confused hgt 1.9', 'Glucose IV or IO'],
    ['on propranolol bee sting im adrenaline x3 no response bp 70/30', 'Glucagon 1-2 mg IV'],
    ['takes atenolol, anaphylaxis, adrenaline x2 no better', 'Glucagon 1-2 mg IV'],
    ['bee sting, on atenolol, 3 doses adrenaline, still bp 60', 'Glucagon 1-2 mg IV'],
    ['anafilakse pasient op atenolol adrenalien werk nie', 'Glucagon 1-2 mg IV'],
    ['anafilaxia doente toma propranolol adrenalina sem efeito', 'Glucagon 1-2 mg IV'],
  ])('is no subject: %s', async (text, step) => {
    const response = await ask(text);
    const opening = response.slice(0, 400);
    expect(opening).toContain(step);
    expect(opening).not.toContain('Contraindications that match');
    expect(response).not.toMatch(/Oryx has no page of|Medication check/);
  });

  it('names glucagon to whom takes a beta-blocker, before the adrenaline has failed', async () =>
    expect((await ask('anaphylaxis after amoxil, patient takes atenolol')).slice(0, 700)).toContain(
      'Glucagon 1-2 mg IV',
    ));

  it('is one where no chart is for the value that it endangers', async () =>
    expect(await ask('potassium 2.4 on digoxin')).toContain('hold the digoxin'));

  it('is one again where nobody is in danger', async () =>
    expect(await ask('on warfarin and aspirin')).toContain('Medication check'));
});

describe('an emergency that is told', () => {
  it.each([
    ['cant intubate cant ventilate lma failed', 'Cannot oxygenate: neck, now'],
    ['CICO lma failed sats 40', 'Cannot oxygenate: neck, now'],
    ['hiv cd4 40 headache stiff neck 2 wks', '/algorithms/59'],
    ['rice water stools man 30yr no radial pulse drowsy fluids how fast', '30 mL/kg in 30 min'],
    // 30 mL/kg at 50 kg are 1500 mL.
    ['cholera adult sunken eyes radial not palpable 50kg', '1500'],
    ['diarree kind 9 maande lusteloos oe ingesink drink nie', 'Plan C'],
    ['5yo sore throat drooling sitting forward high fever', '/algorithms/30'],
    ['soldier collapsed route march temp 42 delirious', 'Cool now'],
  ])('begins where the patient stands: %s', async (text, step) =>
    expect((await ask(text)).slice(0, 450)).toContain(step),
  );

  it('leaves the first steps of a failed airway where the mask still works', async () =>
    expect((await ask('cant intubate, easy to bag')).slice(0, 400)).toContain('Bag and mask'));
});
