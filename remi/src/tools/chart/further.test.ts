import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();

/** Returns the text that a reader sees of an answer. */
async function answer(text: string): Promise<string> {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return response
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*#>`]/g, '')
    .replaceAll(/\s+/g, ' ');
}

describe('REMI: a further problem in one message', () => {
  it.each([
    // The low glucose is treated first, and the chart of the malaria stands below it with the dose for 14 kg.
    [
      'malaria child 3 yrs 14 kg coma glucose 1.9',
      'Severe malaria',
      /Hypoglycaemia .*Severe malaria .*quinine/i,
    ],
    [
      '5 year old epileptic fitting glucose 1.5',
      'Convulsing child',
      /Hypoglycaemia .*Convulsing child .*mg\/kg/,
    ],
    ['dka and sepsis bp 80/50 glucose 28', 'Sepsis and septic shock', /ketoacidosis .*Ceftriaxone/],
    ['chest pain st elevation and pulmonary oedema', 'Acute pulmonary oedema', /Acute coronary/],
    ['head injury gcs 7 bp 80/40 femur open', 'Head injury', /Major trauma/],
    ['stroke signs glucose 2.2', 'Acute stroke', /Hypoglycaemia/],
    ['asthma adult spo2 80 glucose 2.1', 'Acute severe asthma, adult', /Hypoglycaemia .*Salbutamol 5 mg/],
    ['k 7.2 adult vomiting blood', 'Upper gastrointestinal and variceal bleeding', /Hyperkalaemia/],
    ['chest pain crushing glucose 2.0 adult', 'Acute coronary syndromes', /Hypoglycaemia .*aspirin/i],
    ['overdose of amitriptyline fitting qrs 140', 'Status epilepticus, adult', /bicarbonate/],
  ])('names the chart of the second problem: %s', async (text, chart, shown) => {
    const seen = await answer(text);
    expect(seen.slice(0, 250)).toContain(`As well, below: ${chart}`);
    expect(seen).toMatch(shown);
  });

  it.each([
    'pregnant 34 weeks bp 170/115 fitting',
    'sprayed with pesticide, wet lungs',
    'stung by a scorpion, now jerking',
    'what colour needle for tension pneumothorax',
    'severe asthma spo2 88',
    'both legs pinned, fire brigade here',
    'cardiac arrest, vf',
    'dose of ceftriaxone in meningitis',
    'snake bit his ankle, eyelids drooping, slurring',
    'serenace this morning, now neck twisted, eyes rolled up, awake',
    'lightning hit a soccer team, 5 down',
  ])('names none where one chart treats all that is told: %s', async (text) => {
    expect(await answer(text)).not.toContain('As well, below');
  });

  it.each([
    ['chest pain, on cialis', /^Tadalafil and Glyceryl trinitrate: contraindicated .*Acute coronary/],
    ['pulmonary oedema bp 180/110, takes sildenafil', /Sildenafil and Nitrate \(any\): contraindicated/],
    ['on phenelzine, femur fracture pain', /^Phenelzine and Fentanyl: contraindicated/],
  ])('says first which drug of the steps must not meet one that is taken at home: %s', async (text, said) => {
    expect((await answer(text)).trim()).toMatch(said);
  });

  it('says once what a drug at home and a dose do together', async () => {
    const { state } = await remi.answer('he takes sildenafil, chest pain', {
      profession: 'Nurse',
      mode: 'consultation',
    });
    const { response } = await remi.answer('and gtn?', { profession: 'Nurse', mode: 'consultation', state });
    expect(response.split('Profound low blood pressure')).toHaveLength(2);
    expect((await answer('sildenafil this morning. gtn dose')).split('Profound low')).toHaveLength(2);
  });

  it('says nothing of a drug that is taken at home and stands in the steps itself', async () => {
    expect(await answer('chest pain on warfarin')).not.toContain('Warfarin and');
  });

  it('gives anaphylaxis to antivenom its adrenaline first', async () => {
    expect((await answer('snake bite and anaphylaxis to antivenom')).slice(0, 300)).toContain(
      'Adrenaline 1:1000 IM',
    );
  });

  it('shows the chart of burns where smoke was breathed in as well', async () => {
    expect((await answer('burns 30% and smoke inhalation hoarse')).slice(0, 300)).toMatch(/Intubate early/);
    expect((await answer('found with brazier in room, headache')).slice(0, 300)).toMatch(/Carbon monoxide/);
  });

  it.each(['antibiotics after birth 3rd degree tear', '3rd degree burn of the hand'])(
    'takes no degree of a wound for a block of the heart: %s',
    async (text) => {
      expect(await answer(text)).not.toContain('Bradycardia');
    },
  );
});
