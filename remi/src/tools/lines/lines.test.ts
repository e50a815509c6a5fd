import { describe, expect, it } from 'vitest';
import { createRemi } from '../../create-remi.ts';
import { shippedSources } from '../../test/shipped.ts';

const remi = createRemi(await shippedSources());
/** Returns the beginning of an answer that a reader sees at once, without marks. */
async function ask(text: string) {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return response
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 450);
}

describe('a question for one fact', () => {
  it.each([
    // Chart Hypovolaemic and haemorrhagic shock.
    ['calcium in trauma', /Every 4 units: calcium IV/],
    // Chart Poisoning: general approach.
    ['poison centre phone no?', /0861 555 777/],
    // Page Magnesium sulphate: under 100 mL in 4 h.
    ['urine limit to stop mag sulph drip', /100 mL in 4 h/],
    // Page Levonorgestrel.
    ['norlevo - til how many hrs after sex', /within 120 h/],
    // Page Rabies vaccine.
    ['rabies vaccine hoe word dit gebere', /2 to 8 degrees/],
    // Page Alteplase.
    ['how late can alteplase be given after stroke', /within 4\.5 h/],
    // Chart Heat stroke.
    ['temp to stop cooling heatstroke', /Stop at 38\.5 °C/],
    // Chart Newborn resuscitation.
    ['cord clamp how long wait', /60 s or more/],
    // Chart Chest trauma and tension pneumothorax.
    ['haemothorax how much blood before theatre', /1500 mL/],
    // Chart Newborn resuscitation.
    ['newborn spo2 at 5 min', /5 min: 80-85%/],
    // Chart Mass casualties.
    ['what colour tag if he walks', /Yes: GREEN/],
    // Page Rocuronium: a dose that was given asks for none.
    ['how long does roc last after 0,6 mg/kg', /30 to 40 min after 0.6 mg/],
    // Chart Snakebite, without antivenom.
    ['how long is the tpa window', /within 4\.5 h/],
    ['savp phone number', /\+27 11 386 6063/],
    // Chart Major trauma: first survey, without anti-D.
    ['anti-d within 72 h', /within 72 h elsewhere/],
    // Chart Burns.
    ['burn transfer criteria child 1yr', /1-2 years over 5%/],
  ])('has the line first that states it: %s', async (text, line) => expect(await ask(text)).toMatch(line));

  it('has no line above the steps for a patient, nor above what Oryx has not', async () => {
    const severe = await ask('rice water stools man 30yr no radial pulse drowsy fluids how fast');
    expect(severe).toMatch(/30 mL\/kg in 30 min/);
    expect(await ask('diazepam in back spasm')).toMatch(/^Oryx has no dose of/);
  });

  it('has the number of a help line first', async () => {
    expect(await ask('whats the phone nr for childline namibia')).toMatch(/116/);
    expect(await ask('gbv hotline number')).toMatch(/106/);
    expect(await ask('poison line nr')).toMatch(/^.{0,90}0861 555 777/);
    expect(await ask('poison helpline number if calling from Windhoek?')).toMatch(/\+27 82 491 0160/);
    expect(await ask('toxicology hotline number')).toMatch(/^(### )?Help lines.*\+27 82 491 0160/);
    expect(await ask('swallowed rat poison no symptoms')).not.toMatch(/Help lines/);
  });
});

it('says when something is added to a drip, whatever the weight and the glucose', async () => {
  // The chart of ketoacidosis, step of insulin for a child: at 14 mmol/L add glucose IV.
  const { response } = await remi.answer('dka child 30kg when do i add dextrose to the fluids', {
    profession: 'Nurse',
    mode: 'consultation',
  });
  expect(response.slice(0, 800).replaceAll('\u00a0', ' ')).toContain('At 14 mmol/L add glucose IV');
});
