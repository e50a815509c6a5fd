import { describe, expect, it } from 'vitest';
import { cautionsFor, evaluate, evaluateDefinition } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { asthmaSeverity } from './asthma-severity.ts';

const allMild = {
  breathlessness: 'mild',
  speech: 'mild',
  accessoryMuscles: 'mild',
  wheeze: 'mild',
  heartRate: 'mild',
  respiratoryRate: 'mild',
  consciousness: 'normal',
};
const bandFor = async (raw: object) =>
  (await evaluate('asthma-severity', { ...allMild, ...raw })).outcome.band;

describe('asthma severity', () => {
  it('CALC-ASTH-01 offers the specified levels of seven signs', () => {
    const levels = Object.entries(asthmaSeverity.inputs).map(([key, input]) => [
      key,
      input.kind === 'choice' ? input.options.map((option) => option.key).join(' ') : '',
    ]);
    expect(levels).toEqual([
      ['breathlessness', 'mild severe critical'],
      ['speech', 'mild severe critical'],
      ['accessoryMuscles', 'mild severe critical'],
      ['wheeze', 'mild severe critical'],
      ['heartRate', 'mild severe critical'],
      ['respiratoryRate', 'mild severe'],
      ['consciousness', 'normal critical'],
    ]);
  });

  it('CALC-ASTH-02 CALC-ASTH-03 CALC-ASTH-04 CALC-ASTH-05 agrees with the specification in every combination', () => {
    const now = new Date();
    const wrong: unknown[] = [];
    let complete = 0;
    for (const raw of everyCombination(asthmaSeverity)) {
      const { outcome, isComplete } = evaluateDefinition(asthmaSeverity, raw, now);
      if (isComplete) complete += 1;
      if (Object.values(raw).every((answer) => answer === undefined)) {
        if (Object.keys(outcome.values).length > 0) wrong.push(raw);
        continue;
      }
      const { heartRate, ...others } = raw;
      const criticalCount = Object.values(others).filter((answer) => answer === 'critical').length;
      const severeCount = Object.values(raw).filter((answer) => answer === 'severe').length;
      let [band, colour] = ['Mild', 'green'];
      if (severeCount === 1 || severeCount === 2) [band, colour] = ['Moderate', 'yellow'];
      if (severeCount >= 3) [band, colour] = ['Severe', 'orange'];
      if (criticalCount >= 1) [band, colour] = ['Life-threatening', 'red'];
      const { values } = outcome;
      const agrees =
        values['band'] === band &&
        values['colour'] === colour &&
        values['severeCount'] === severeCount &&
        values['criticalCount'] === criticalCount &&
        outcome.band?.title === band;
      const warnsOfHeart = outcome.cautions?.some(({ text }) => text.startsWith('Bradycardia')) ?? false;
      if (!agrees || warnsOfHeart !== (heartRate === 'critical')) wrong.push(raw);
    }
    expect(wrong).toEqual([]);
    expect(complete).toBe(3 ** 5 * 2 * 2);
  });

  it.each(['breathlessness', 'speech', 'accessoryMuscles', 'wheeze', 'consciousness'])(
    'CALC-ASTH-02 a critical %s alone is life-threatening at once',
    async (key) => {
      expect(await bandFor({ [key]: 'critical' })).toMatchObject({
        title: 'Life-threatening',
        colour: 'red',
      });
      const { outcome } = await evaluate('asthma-severity', { [key]: 'critical' });
      expect(outcome.band).toMatchObject({ title: 'Life-threatening', colour: 'red' });
    },
  );

  it('CALC-ASTH-03 a critical heart rate alone is counted as nothing, and the page says so', async () => {
    const evaluation = await evaluate('asthma-severity', { ...allMild, heartRate: 'critical' });
    expect(evaluation.outcome.values).toEqual({
      severeCount: 0,
      criticalCount: 0,
      band: 'Mild',
      colour: 'green',
    });
    expect(cautionsFor(asthmaSeverity, evaluation).map(({ brief }) => brief)).toContain(
      'Slow or irregular heart: life-threatening, not counted here.',
    );
    expect(evaluation.outcome.band).toMatchObject({ title: 'Mild', colour: 'green', tone: 'neutral' });
    const alone = await evaluate('asthma-severity', { heartRate: 'critical' });
    expect(alone.outcome.band).not.toHaveProperty('colour');
    for (const { outcome } of [evaluation, alone]) {
      expect(outcome.band?.advice).toContain('a slow or irregular heart is life-threatening');
      expect(outcome.band?.advice).not.toContain('no severe sign');
    }
    expect(asthmaSeverity.inputs['heartRate']?.help).toContain('Not part of the life-threatening count');
  });

  it.each([
    [['speech', 'wheeze', 'respiratoryRate']],
    [['breathlessness', 'speech', 'accessoryMuscles', 'wheeze', 'heartRate', 'respiratoryRate']],
  ])('CALC-ASTH-04 %j severe is Severe', async (keys) => {
    const raw = Object.fromEntries(keys.map((key) => [key, 'severe']));
    expect(await bandFor(raw)).toMatchObject({ title: 'Severe', colour: 'orange' });
  });

  it.each(['breathlessness', 'speech', 'accessoryMuscles', 'wheeze', 'heartRate', 'respiratoryRate'])(
    'CALC-ASTH-05 %s severe alone is Moderate, with the published rule beside it',
    async (key) => {
      const evaluation = await evaluate('asthma-severity', { ...allMild, [key]: 'severe' });
      expect(evaluation.outcome.band).toMatchObject({ title: 'Moderate', colour: 'yellow' });
      expect(cautionsFor(asthmaSeverity, evaluation).map(({ brief }) => brief)).toContain(
        'One severe sign is enough for acute severe asthma (BTS/SIGN).',
      );
    },
  );

  it('CALC-ASTH-03 CALC-ASTH-05 names the life-threatening heart before the severe sign', async () => {
    const evaluation = await evaluate('asthma-severity', {
      ...allMild,
      speech: 'severe',
      heartRate: 'critical',
    });
    expect(cautionsFor(asthmaSeverity, evaluation)[0]?.brief).toBe(
      'Slow or irregular heart: life-threatening, not counted here.',
    );
  });

  it('CALC-ASTH-01 gives the published rates as those of adults, as children have others', () => {
    const rows = asthmaSeverity.tables?.find(({ title }) => title === 'Published rule')?.rows;
    expect(rows?.[0]?.[1]).toContain('in adults respiratory rate 25/min or more, heart rate 110/min or more');
  });

  it('CALC-ASTH-05 CALC-ALL-02 bands have their own advice', async () => {
    const advice = await Promise.all(
      [
        {},
        { speech: 'severe', wheeze: 'severe' },
        { speech: 'severe', wheeze: 'severe', heartRate: 'severe' },
        { speech: 'critical' },
      ].map(async (raw) => (await bandFor(raw))?.advice),
    );
    expect(new Set(advice).size).toBe(4);
    expect(await bandFor({})).toMatchObject({ title: 'Mild', colour: 'green', tone: 'normal' });
  });

  it('CALC-ASTH-05 an untouched page has no result, and a part of the signs does not reassure', async () => {
    const untouched = await evaluate('asthma-severity', {});
    expect(untouched).toMatchObject({ answered: 0, asked: 7, outcome: { values: {} } });
    expect(untouched.outcome.band).toBeUndefined();
    const { outcome } = await evaluate('asthma-severity', { speech: 'mild' });
    expect(outcome.band).toMatchObject({ title: 'Mild', tone: 'neutral' });
  });

  it.each([{ respiratoryRate: 'critical' }, { consciousness: 'severe' }, { speech: 'normal' }])(
    'CALC-ASTH-01 counts no level that a sign does not have: %o',
    async (raw) => {
      const { outcome, invalid } = await evaluate('asthma-severity', { ...allMild, ...raw });
      expect(invalid).toEqual(Object.keys(raw));
      expect(outcome.values).toMatchObject({ severeCount: 0, criticalCount: 0 });
    },
  );

  it.each([
    [
      'heartRate',
      'up to 125 above 5 years, up to 140 at 1–5 years',
      'over 125 above 5 years, over 140 at 1–5 years',
    ],
    [
      'respiratoryRate',
      'up to 30 above 5 years, up to 40 at 1–5 years',
      'over 30 above 5 years, over 40 at 1–5 years',
    ],
  ])('CALC-ASTH-01 has a level for every %s of a child too', (key, mild, severe) => {
    const input = asthmaSeverity.inputs[key];
    const labels = input?.kind === 'choice' ? input.options.map(({ label }) => label) : [];
    expect(labels[0]).toContain(mild);
    expect(labels[1]).toContain(severe);
  });

  it('CALC-ALL-01 explains its clinical significance', () => {
    expect(asthmaSeverity.clinicalSignificance?.length).toBeGreaterThan(0);
  });
});
