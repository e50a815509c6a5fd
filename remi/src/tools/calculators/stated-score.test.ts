import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response;

describe('a stated total of a score', () => {
  it.each([
    ['curb65 3 what to do', 'CURB-65 Score, 3', 'High'],
    ['gcs 7 means', 'GCS), 7', 'Severe'],
    ['gad7 = 12', 'PHQ-9 and GAD-7, 12', 'Moderate'],
    ['nihss 14', '(NIHSS), 14', 'Moderate'],
    ['wells pe score 4.5', 'Wells Criteria for PE, 4.5', 'likely'],
    ['paediatric trauma score 7', 'Paediatric Trauma Score, 7', 'Transfer'],
    ['curb65 3 of 5', 'CURB-65 Score, 3', 'High'],
    ['shock index 1.2 meaning', 'Shock Index, 1.2', 'Shock is likely'],
    ['cage 3 of 4', 'CAGE and AUDIT-C, 3', 'High Risk'],
    ['curb65 of 4 what now', 'CURB-65 Score, 4', 'High'],
    [
      'phq9 came out at 17 and she ticked 1 on the last question, means what',
      'GAD-7, 17',
      'Moderately severe',
    ],
    ['heart score 6 55yo man', 'HEART Score, 6', 'Moderate'],
    ['news2 9', 'NEWS), 9', 'Emergency'],
    // The point for schooling (Nasreddine 2005), at most 30 in all.
    ['moca 25 with 10 years schooling', '(MoCA), 26', 'Normal'],
    ['moca 30 matric', '(MoCA), 30', 'Normal'],
    // 20 weeks at −10, and 2 weeks for every 5 points (Ballard 1991).
    ['ballard total score 24 how many weeks is this baby', 'New Ballard Score, 24', '33.6 weeks'],
  ])('gets its band in the first line: %s', async (text, title, band) => {
    const first = (await ask(text)).slice(0, 260);
    expect(first).toContain(title);
    expect(first).toContain(band);
  });

  it.each([
    'apgar 6 and 8 what does it mean',
    'nihss dropped from 18 to 6 meaning',
    'wells pe over 4',
    'wells pe mais de 4',
    'wells pe meer as 4',
    'apgar under 7',
    'heart score >3',
  ])('is none of several, and no limit: %s', async (text) =>
    expect(await ask(text)).not.toContain('The total is as you wrote it'),
  );

  it.each(['alvarado 14', 'curb65 9'])('outside of the score has no band: %s', async (text) => {
    expect(await ask(text)).not.toContain('The total is as you wrote it');
  });

  it('is a sign of the patient where nobody asks what it means', async () => {
    expect(await ask('gcs 7')).toContain('Red flag: GCS 7');
  });
});

describe('a calculator in a conversation', () => {
  it('takes the values of the next message', async () => {
    const context = { profession: 'Nurse', mode: 'consultation' } as const;
    const { state } = await remi.answer('wells dvt', context);
    const { response } = await remi.answer('calf swollen 4cm, previous dvt, pitting oedema', {
      ...context,
      ...(state ? { state } : {}),
    });
    expect(response).toContain('Wells Criteria for DVT: at least');
    expect(response).toContain('Calf swollen by more than 3 cm: Yes');
  });
});
