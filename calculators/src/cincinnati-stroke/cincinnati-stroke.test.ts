import { describe, expect, it } from 'vitest';
import { cautionsFor, evaluate, rangeText } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { cincinnatiStroke } from './cincinnati-stroke.ts';

const names = ['facialDroop', 'armDrift', 'speech'];

describe('Cincinnati prehospital stroke scale', () => {
  it('CALC-CINC-01 asks with three dropdowns, each normal or abnormal', () => {
    expect(Object.keys(cincinnatiStroke.inputs)).toEqual(names);
    for (const input of Object.values(cincinnatiStroke.inputs)) {
      expect(input).toMatchObject({ kind: 'choice', appearance: 'select' });
      expect(input.kind === 'choice' && input.options.map(({ key }) => key)).toEqual(['normal', 'abnormal']);
    }
  });

  it('CALC-CINC-01 CALC-CINC-03 shows the probability table', () => {
    const { bands } = cincinnatiStroke;
    expect(bands?.bands.map((band) => [rangeText(bands, band), band.facts?.['probability']])).toEqual([
      ['0', '4.9%'],
      ['1', '59%'],
      ['2', '88%'],
      ['3', '96%'],
    ]);
  });

  it('CALC-CINC-02 CALC-CINC-03 agrees with the specification in every combination', async () => {
    const probabilities = ['4.9%', '59%', '88%', '96%'];
    let complete = 0;
    for (const raw of everyCombination(cincinnatiStroke)) {
      const { outcome } = await evaluate('cincinnati-stroke', raw);
      const answers = names.map((name) => raw[name]);
      if (answers.includes(undefined)) {
        expect(outcome.values).toEqual({});
        continue;
      }
      complete += 1;
      const abnormal = answers.filter((answer) => answer === 'abnormal').length;
      expect(outcome.values).toMatchObject({ score: abnormal, probability: probabilities[abnormal] });
    }
    expect(complete).toBe(2 ** 3);
  });

  it.each(names)('CALC-CINC-02 gives no result without %s', async (name) => {
    const raw = { facialDroop: 'abnormal', armDrift: 'abnormal', speech: 'abnormal', [name]: null };
    const { outcome, missing } = await evaluate('cincinnati-stroke', raw);
    expect(missing).toEqual([name]);
    expect(outcome.values).toEqual({});
  });

  it('CALC-CINC-03 never shows a percentage without saying that it is unpublished and FAST differs', async () => {
    const raw = { facialDroop: 'normal', armDrift: 'normal', speech: 'normal' };
    const [first] = cautionsFor(cincinnatiStroke, await evaluate('cincinnati-stroke', raw));
    expect(first).toMatchObject({
      level: 'danger',
      text: expect.stringContaining('disagree with the FAST page'),
    });
    expect(cincinnatiStroke.related).toContain('stroke-fast');
  });

  it('CALC-ALL-01 explains its clinical significance', () => {
    expect(cincinnatiStroke.clinicalSignificance?.length).toBeGreaterThan(0);
  });
});
