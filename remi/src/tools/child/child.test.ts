import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
/** Returns the first figure of an answer, as a reader sees it. */
async function ask(message: string) {
  const { response } = await remi.answer(message, { profession: 'Nurse', mode: 'consultation' });
  return response.replaceAll('\u00a0', ' ');
}
const first = async (message: string) =>
  /\*\*(.+?)\*\* ([^(\n]+)/
    .exec(await ask(message))
    ?.slice(1)
    .join(' ')
    .trim();

describe('the sizes, energies and normal values of a child', () => {
  // The expected values are those of content/paediatrics, read by hand.
  it.each([
    ['normal hr 3 yr old', '80-120/min Heart rate'],
    ['what is a normal heart rate for a newborn', '100-205/min Heart rate'],
    ['normal resp rate 8 months', '30-53/min Respiratory rate'],
    ['is bp 90 ok for a 7 year old', '97-120 mmHg Systolic blood pressure'],
    ['normal weight of a 2 year old', '10-14 kg Weight'],
    ['ng tube size 2yr old', '8-10 Fr Nasogastric tube'],
    ['guedel size newborn', '00 (50 mm); preterm 000 Oropharyngeal airway'],
    ['opa toddler', '1 (70 mm) Oropharyngeal airway'],
    ['ett 4 y', '4.5 mm Tracheal tube, cuffed'],
    ['joules 15kg vf', '60 J Defibrillation: VF or pulseless VT, first shock'],
    ['joules for vf 18 kg', '72 J Defibrillation: VF or pulseless VT, first shock'],
    [
      'cardioversion svt 20kg child',
      '10–20 J Cardioversion: SVT or VT with a pulse and poor perfusion, first',
    ],
    ['lma 12kg', 'size 2 Laryngeal mask'],
    ['ett 4', '4.5 mm Tracheal tube, cuffed'],
    ['joules 15', '60 J Defibrillation: VF or pulseless VT, first shock'],
    ['hr 6mo', '100-190/min Heart rate'],
    ['what is normal pulse for a toddler', '98-140/min Heart rate'],
  ])('puts the figure first: %s', async (question, expected) => {
    expect(await first(question)).toBe(expected);
  });

  it('gives both rows at a weight that two share, and asks for the age', async () => {
    const answer = await ask('opa size 14kg child');
    expect(answer).toContain('Toddler 1-3 yrs');
    expect(answer).toContain('Preschool 3-6 yrs');
    expect(answer).toContain('The age is not stated.');
  });

  it('asks for what a size needs, and gives none', async () => {
    expect(await ask('what size blade for a child')).toMatch(/^Write the age of the child for the size\./);
  });

  it('gives no size of a child to an adult', async () => {
    for (const question of ['ett size adult', 'normal hr 40 year old', 'joules vf adult'])
      expect(await ask(question), question).not.toMatch(/Toddler|Preschool|J\/kg ×/);
  });
});
