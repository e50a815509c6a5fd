import { describe, expect, it } from 'vitest';
import { answeredInputs, type RawValues } from '../index.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { everyCombination } from '../test/combinations.ts';
import { mmse } from './mmse.ts';

const evaluated = (raw: RawValues) => evaluateDefinition(mmse, raw, new Date('2026-11-21T12:00:00'));

const maxima = { orientation: 10, registration: 3, attention: 5, recall: 3, language: 9 };
const full = { orientation: 10, registration: 3, attention: 5, recall: 3, language: 9 };

/** The bands as the specification words them. */
function specifiedBand(total: number): string {
  if (total >= 24) return 'Normal';
  if (total >= 18) return 'Mild';
  return total >= 12 ? 'Moderate' : 'Severe';
}

describe('MMSE', () => {
  it('CALC-MMSE-01 offers each domain from 0 to its maximum, as selects', () => {
    for (const [key, max] of Object.entries(maxima)) {
      const input = mmse.inputs[key];
      expect(input?.kind === 'choice' && input.appearance).toBe('select');
      expect(input?.kind === 'choice' && input.options.map(({ points }) => points)).toEqual(
        Array.from({ length: max + 1 }, (_, points) => points),
      );
    }
    expect(Object.keys(mmse.inputs)).toEqual(Object.keys(maxima));
  });

  it.each(Object.entries(maxima))('CALC-MMSE-01 refuses %s outside 0 to %i', (key, max) => {
    for (const outside of [-1, max + 1, 0.5]) {
      const { invalid, outcome } = evaluated({ ...full, [key]: outside });
      expect(invalid).toEqual([key]);
      expect(outcome.values['score']).toBe(30 - max);
    }
  });

  it('CALC-MMSE-02 adds up and bands every combination, an empty domain counting 0', () => {
    const wrong: RawValues[] = [];
    let count = 0;
    for (const raw of everyCombination(mmse)) {
      count += 1;
      const total = Object.values(raw).reduce<number>((sum, points) => sum + Number(points ?? 0), 0);
      const { values } = evaluated(raw).outcome;
      if (values['score'] !== total || values['band'] !== specifiedBand(total)) wrong.push(raw);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(count).toBe(12 * 5 * 7 * 5 * 11);
  });

  it.each([
    [{ ...full }, 30, 'Normal'],
    [{ ...full, language: 3 }, 24, 'Normal'],
    [{ ...full, language: 2 }, 23, 'Mild'],
    [{ ...full, recall: 0, language: 0 }, 18, 'Mild'],
    [{ ...full, attention: 4, recall: 0, language: 0 }, 17, 'Moderate'],
    [{ orientation: 10, registration: 2 }, 12, 'Moderate'],
    [{ orientation: 10, registration: 1 }, 11, 'Severe'],
    [{}, 0, 'Severe'],
  ])('CALC-MMSE-02 %j is %i, %s', (raw, score, band) => {
    expect(evaluated(raw).outcome.values).toEqual({ score, band });
  });

  it('CALC-MMSE-03 starts and is reset at a total of 0, which it does not pass off as a finding', () => {
    const { outcome, answered, asked, isComplete } = evaluated({});
    expect(outcome.headline).toMatchObject({ text: '0', suffix: 'of 30' });
    expect(outcome.notes).toEqual(['All domains at 0: enter the findings.']);
    expect({ answered, asked, isComplete }).toEqual({ answered: 0, asked: 5, isComplete: false });
    expect(evaluated({ recall: 1 }).outcome.notes).toEqual([]);
    expect(mmse.resetLabel).toBe('Reset');
  });

  it('CALC-MMSE-02 gives a part of the test its band, but neither alarm nor advice', () => {
    expect(evaluated({ orientation: 10, registration: 3 }).outcome.band).toMatchObject({
      title: 'Moderate',
      tone: 'neutral',
      advice: 'Not every domain is entered: the total can still rise.',
    });
    expect(evaluated({ ...full, recall: 0, language: 0, attention: 0 }).outcome.band).toMatchObject({
      title: 'Moderate',
      tone: 'danger',
      advice: 'Moderate impairment at this cut-off.',
    });
  });

  it('CALC-MMSE-02 says that the cut-offs depend on schooling and how the publication bands', () => {
    const texts = mmse.cautions.map(({ text }) => text).join(' ');
    expect(texts).toContain('Cut-offs depend on schooling and language. 0 at start means not yet tested.');
    expect(texts).toContain('0–17 as severe');
  });

  it('names domains only, none of the protected questions', () => {
    expect(answeredInputs(mmse, {}).map(({ label }) => label)).toEqual([
      'Orientation (0–10)',
      'Registration (0–3)',
      'Attention (0–5)',
      'Recall (0–3)',
      'Language (0–9)',
    ]);
  });
});
