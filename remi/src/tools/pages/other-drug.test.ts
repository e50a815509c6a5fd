import { expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response;

it.each(['aminophylline dose 70kg', 'lithium 75kg', 'diltiazem 70 kg', 'granisetron 1mg 80kg'])(
  'gives no dose of another drug for a drug without a page: %s',
  async (text) => {
    const response = await ask(text);
    expect(response).toContain('Oryx has no page of');
    expect(response).not.toMatch(/tenecteplase|enoxaparin/i);
    expect(response).not.toContain('/medications/');
  },
);

it('gives no dose of ergometrine for methylergometrine, which is given in another dose', async () => {
  const response = await ask('methergine dose');
  expect(response).toContain('Oryx has no page of Methylergometrine');
  expect(response).not.toMatch(/0\.5 mg|500 micrograms/);
});
