import { beforeAll, describe, expect, it } from 'vitest';
import type { Remi } from '../../remi.ts';
import { shippedRemi } from '../../test/shipped.ts';

let remi: Remi;

beforeAll(async () => {
  remi = await shippedRemi();
});

/** Returns the first line of an answer, and the route of the chart whose steps it quotes. */
async function flag(text: string) {
  const { response, sources } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return { title: response.split('\n')[0], route: sources[0]?.route, response };
}

describe('red flags over the content that comes with Oryx', () => {
  it('names the value and what it means, and leads to the first survey where the cause is open', async () => {
    expect(await flag('bp 70/40 hr 140')).toMatchObject({
      title: '### Red flag: BP 70/40: systolic pressure 90 or less; Heart rate 140: over 130',
      route: '/algorithms/12',
    });
    // Never a drug that lowers the pressure, and never a shock for a fast heart that bleeds.
    expect((await flag('shot in abdomen bp 75/40 hr 150')).route).toBe('/algorithms/39');
    expect((await flag('hit by taxi belly rigid bp 70/40')).route).toBe('/algorithms/39');
  });

  it.each([
    ['hgt 1.8 unresponsive', '/algorithms/22'],
    ['K 7.8 weak after dialysis missed', '/algorithms/24'],
    ['28F gave birth 3 days ago, headache, BP 172/112', '/algorithms/32'],
    ['baby 3 weeks fever 39', '/algorithms/48'],
    ['hr 30 bp 70/40', '/algorithms/6'],
    ['baby just born HR 50', '/algorithms/5'],
    ['baby 2 weeks HR 50', '/algorithms/6'],
    ['5 years, convulsing, glucose 1.8', '/algorithms/22'],
    ['3 week old baby convulsing, temp 38.6', '/algorithms/21'],
  ])('leads to the chart of what has to be treated: %s', async (text, route) => {
    expect((await flag(text)).route).toBe(route);
  });

  it('follows the chart of the complaint otherwise, and links that of the value', async () => {
    const { route, response } = await flag('chest pain, BP 190/125');
    expect(route).toBe('/algorithms/10');
    expect(response).toContain('[Hypertensive emergency](/algorithms/19)');
  });

  it('puts an arrest before any value', async () => {
    const { title, route } = await flag('no pulse, glucose 1.8');
    expect(title).toBe('### Red flag: no pulse; Glucose 1.8 mmol/L: under 3 mmol/L');
    expect(route).toBe('/algorithms/3');
  });

  it('says what a glucose without its unit may be, and quotes no treatment of either', async () => {
    // 35 mg/dL are 35 / 18 = 1.9 mmol/L.
    const answered = await remi.answer('glucose 35 drowsy', { profession: 'Nurse', mode: 'consultation' });
    expect(answered.response).toContain(
      '35 mmol/L is very high, but 35 mg/dL is 1.9 mmol/L and low. Read the unit',
    );
    expect(answered.blocks.some(({ kind }) => kind === 'passage')).toBe(false);
    for (const route of ['/algorithms/22', '/algorithms/23']) expect(answered.response).toContain(route);
    expect((await flag('glucose 30 drowsy')).title).toContain('30 mg/dL is 1.7 mmol/L and low');
    expect((await flag('glucose 30 mmol/L drowsy')).title).not.toContain('mg/dL');
    expect((await flag('glucose 600')).title).toContain('600 mg/dL is 33.3 mmol/L and very high');
    expect((await flag('HGT 45 BP 70/40')).route).toBe('/algorithms/12');
  });

  it('reads a pressure in eclampsia as that of a pregnant woman', async () => {
    expect((await flag('eclampsia BP 170/115')).route).toBe('/algorithms/32');
  });

  it('says once which limit awaits clinical review', async () => {
    const { response } = await flag('19F, QRS 140');
    expect(response.split('Limit awaiting clinical review: QRS 120 ms or more.')).toHaveLength(2);
    expect((await flag('bp 70/40')).response).not.toContain('Limit awaiting');
  });

  it.each([
    'what if BP >180/110',
    'when is a HR < 40 dangerous',
    'if K > 6.5 what ecg changes',
    'what does sats < 90 mean',
  ])('raises nothing for a bound that is asked about in general: %s', async (text) =>
    expect((await flag(text)).response).not.toContain('Red flag'),
  );

  it.each(['BP >180/110 and confused', 'HR < 40 what do i do', 'K > 6.5 dialysis patient'])(
    'takes a bound without such a question for a value: %s',
    async (text) => expect((await flag(text)).response).toContain('Red flag'),
  );

  it('raises a NEWS that is 7 or more whatever the missing values are', async () => {
    // RR 24: 2, SpO2 93: 2, pulse 125: 2, temperature 38.5: 1, and nothing of it alone.
    expect((await flag('60M RR 24 sats 93% HR 125 T 38.5')).title).toBe('### Red flag: NEWS at least 7');
    // Without the fever it may be 6.
    expect((await flag('60M RR 24 sats 93% HR 125 T 37')).title).not.toContain('NEWS');
    // The stated score counts if it is higher.
    expect((await flag('60M NEWS 9, RR 24 sats 93%')).title).toBe('### Red flag: NEWS 9');
  });
});
