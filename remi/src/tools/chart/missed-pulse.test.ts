import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.slice(0, 500);

describe('a pulse that is missed at one place', () => {
  it.each([
    ['rice water stools man 30yr no radial pulse drowsy fluids how fast', '/algorithms/51'],
    ['no radial pulse talking pt stabbed belly', '/algorithms/13'],
    ['pulse not felt at wrist, dehydrated child 10kg awake', '/algorithms/31'],
    ['no pedal pulses diabetic foot black toe', '/algorithms/58'],
    ['cant feel brachial pulse in arm after supracondylar fracture child', '/algorithms/58'],
    ['no femoral pulse L leg cold after mva', '/algorithms/58'],
  ])('leads to the chart of shock or of the limb: %s', async (text, route) => {
    const response = await ask(text);
    expect(response).toContain(route);
    expect(response).not.toMatch(/cardiac arrest/i);
  });

  it.each(['no pulse unresponsive 40M', 'man collapsed no pulse', 'no pulse, not breathing'])(
    'and one that is missed altogether leads to the arrest: %s',
    async (text) => expect(await ask(text)).toContain('/algorithms/3'),
  );
});
