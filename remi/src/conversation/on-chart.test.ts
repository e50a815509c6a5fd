import { describe, expect, it } from 'vitest';
import { lastOf } from '../test/last-of.ts';
import { shippedRemi } from '../test/shipped.ts';

const remi = await shippedRemi();

describe('a talk along a chart', () => {
  it.each([
    ['opens the next question', ['snakebite', 'no'], /Weakness\? No\. .*Severe swelling\?/],
    ['takes the way of an answer', ['snakebite', 'no', 'yes'], /1\. Polyvalent snake antivenom IV/],
    ['leaves an exception out', ['adult cardiac arrest', 'no', 'no'], /1\. PEA or asystole.*adrenaline 1 mg/],
    ['goes on behind what was done', ['dka adult glucose 28', 'done that'], /state Potassium under 3\.3/],
    [
      'goes on behind a drug that was given',
      ['adult cardiac arrest pea', 'given adrenaline'],
      /After 2 min: pulse\?/,
    ],
    ['goes on behind a treatment without a drug', ['asthma child 5 years 18 kg', 'nebs given'], /Prednisone/],
    [
      // Chart Hyperkalaemia: the calcium runs slower on digoxin.
      'notes what changes of the steps before for what is said now',
      ['Adult with potassium 6.9 and a wide QRS. How much calcium gluconate?', 'She takes digoxin.'],
      /over 10 min\. On digoxin: over 30 min/,
    ],
    ['says where it ends', ['snakebite', 'no', 'yes', 'next'], /last step of Snakebite/],
    ['stays open behind a drug', ['stemi 60 yo', 'dose of aspirin', 'next step'], /PCI within 120 min/],
    [
      'takes a failure for the answer of its question',
      ['lorazepam fitting adult', 'still fitting', 'still fitting', 'still fitting'],
      /1\. Call intensive care/,
    ],
    [
      'counts what was given before',
      ['midazolam 12 kg child fitting', 'gave 2 already', 'and if that fails'],
      /No more Midazolam.*Intensive care/,
    ],
    ['counts shocks', ['adult cardiac arrest vf', 'shocked twice'], /Adult cardiac arrest/],
    [
      'is left for an arrest',
      ['midazolam 12 kg child fitting', 'not breathing'],
      /Paediatric cardiac arrest/,
    ],
  ] as const)('%s: %j', async (_, turns, says) => {
    expect((await lastOf(remi, turns)).text).toMatch(says);
  });

  it('keeps its place while another thing is asked or nothing is found', async () => {
    const { state } = await lastOf(remi, ['snakebite', 'no', 'the weather is nice']);
    expect(state).toMatchObject({ page: 'Snakebite', step: 'swell' });
  });
});

describe('what was given before', () => {
  it.each([
    ['magnesium eclampsia', 'she stopped breathing', /Calcium gluconate 10% - 10 mL of 10%/, /4 g/],
    ['magnesium eclampsia', 'no reflexes', /Calcium gluconate 10% - 10 mL of 10%/, /4 g/],
    ['morphine 15 kg child', 'resp rate 6 now', /Naloxone - 0\.15 mg/, /0\.75/],
    ['lidocaine 70 kg wound', 'he is fitting', /Too much: Local anaesthetic/, /Lorazepam: 4 mg/],
    ['lidocaine in vf', 'asystole now', /2\. PEA or asystole: CPR/, /Too much/],
    ['phenobarbital newborn 3kg fits', 'not breathing now', /Newborn resuscitation/, /60 mg/],
  ])('%s: %s leads to what is against it', async (first, then, says, never) => {
    const { text } = await lastOf(remi, [first, then]);
    expect(text).toMatch(says);
    expect(text).not.toMatch(never);
  });

  it('is followed by questions for its antidote', async () => {
    const { state } = await lastOf(remi, ['magnesium eclampsia', 'no reflexes']);
    expect(state.drugs).toEqual(['Calcium gluconate 10%']);
  });

  it.each([
    ['ergometrine', ['bleeding after delivery', 'bp 160/100 is ergometrine ok', 'what if still bleeding']],
    ['glyceryl trinitrate', ['lung oedema 80 kg bp 85/50', 'and gtn?', 'not better']],
  ])('and is ruled out is not repeated: %s', async (name, turns) => {
    expect((await lastOf(remi, turns)).text.toLowerCase()).not.toContain(`${name} again`);
  });

  it('does not go on by the way that must never be taken', async () => {
    const { text } = await lastOf(remi, ['adrenaline anaphylaxis adult', 'what about iv', 'when again']);
    expect(text).toMatch(/0\.5 mg .* IM .* repeat every 5 min/);
    expect(text).not.toContain('Stop:');
  });
});

describe('the patient of a talk', () => {
  it('is not what the title of a chart says', async () => {
    const turns = ['bleeding after delivery', 'bp 160/100', 'and if she is still bleeding'];
    expect((await lastOf(remi, turns)).state.patient).not.toHaveProperty('isPregnant');
  });

  it('keeps the values while the talk is of something else', async () => {
    const { state } = await lastOf(remi, ['58 year old man BP 70/40 HR 130', 'acute asthma what do I do']);
    expect(state.patient).toMatchObject({ pressure: { systolic: 70 }, values: { heartRate: 130 } });
  });
});
