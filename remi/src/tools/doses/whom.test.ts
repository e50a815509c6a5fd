import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

/** Returns what stands before the quotations of the page: the figures. */
const figures = async (text: string) => (await ask(text)).split('**Dosage and administration**')[0];

describe('the dose for those whom a patient is one of', () => {
  it.each([
    ['adenosine svt he takes tegretol', '3 mg = 1 mL', '6 mg'],
    // Polyvalent snake antivenom, page: 6 to 12 vials for swelling, 10 to 20 for weakness, also in a child.
    ['snake bite arm swollen to shoulder 1 yr old 9kg how many vials antivenom', '6–12 vials', '10–20 vials'],
    ['mamba bite ptosis how many vials antivenom adult', '10–20 vials', '6–12 vials'],
    // Morphine, page: 2 to 4 mg into a vein in an acute coronary syndrome.
    ['morphine for MI pain, 80 y', '2–4 mg = 2–4 mL', '2.5–5 mg'],
    ['adenosine via central line svt 40yr', '3 mg = 1 mL', '6 mg'],
    ['svt heart transplant pt adenosine how much', '3 mg = 1 mL', '6 mg'],
    ['vit k inr 12 no bleeding', '1 mg = 0.1 mL', '5–10 mg'],
    ['vit k inr 7 minor bleed', '0.5–1 mg', '5–10 mg'],
    ['vit k iv warfarin pt major bleeding inr 6', '5–10 mg', '0.5–1 mg'],
    ['rabies vaccine dog bite had full course 2 years ago', 'repeat on day 3 (', 'days 3, 7 and 14'],
    ['rabies vaccine dose hiv cd4 100', 'days 3, 7, 14 and 28', 'repeat on day 3 ('],
    ['tetanus immunoglobulin wound 2 days ago', '500 units = 1 mL', '250 units'],
    ['Td for a cut never vaccinated', 'fewer than 3 doses', '3 doses or more'],
    ['ATT dirty wound adult unsure of vaccines', 'fewer than 3 doses', '3 doses or more'],
    ['Td adult cut, fully vaccinated as a child', '3 doses or more', 'fewer than 3 doses'],
    ['levonorgestrel dose, she is on efavirenz', '**3 mg**', '**1.5 mg**'],
  ])('is the only one: %s', async (text, dose, other) => {
    const shown = await figures(text);
    expect(shown).toContain(dose);
    expect(shown).not.toContain(other);
  });

  it('gives no loading dose of quinine after quinine', async () =>
    expect(await figures('quinine iv 60kg severe malaria had quinine 6 hours ago')).not.toContain(
      '1 200 mg',
    ));

  it('gives a child its dose, and no estimate of a weight that is stated', async () => {
    // Midazolam, page: 0.3 mg/kg inside the cheek. 7 x 0.3 = 2.1. Paracetamol, page: 15 mg/kg. 14 x 15 = 210.
    expect(await figures('7/12 weighs 7kg convulsing 8 min no iv, buccal dormicum')).toContain('2.1 mg');
    expect(await figures('3 yr old weighs 14kg fever paracetamol')).toContain('210 mg');
  });

  it('leaves the usual dose where nothing is said', async () => {
    expect(await figures('adenosine svt 40yr')).toContain('6 mg = 2 mL');
    expect(await figures('levonorgestrel dose')).toContain('**1.5 mg**');
  });

  it('reads months that are written without a gap as an age', async () => {
    expect(await ask('verapamil svt 8mo')).not.toContain('5–10 mg');
    expect(await ask('verapamil svt for 8mo')).toContain('5–10 mg');
  });

  it('begins with no dose into a vein where there is none', async () => {
    const shown = await figures('eclampsia mgso4 dose no iv access');
    expect(shown).toContain('5 g = 10 mL of 50%');
    expect(shown).not.toContain('4 g = 20 mL');
    expect(await figures('mgso4 eclampsia')).toContain('4 g = 20 mL');
  });

  it('reads PET as a high pressure in pregnancy', async () => {
    expect(await figures('labetalol severe PET 170/115')).toContain('20 mg = 4 mL');
    expect(await ask('bitten by his pet')).not.toMatch(/eclampsia/i);
  });
});
