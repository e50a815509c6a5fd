import { describe, expect, it } from 'vitest';
import { evaluate, soundBand } from '../index.ts';

describe.each(['gcs', 'paediatric-gcs'])('%s with a response that cannot be tested', (id) => {
  it('gives no total and records each part', async () => {
    const evaluation = await evaluate(id, { eye: 4, verbal: 'NT', motor: 6 });
    expect(evaluation).toMatchObject({ isComplete: true, missing: [] });
    expect(evaluation.outcome).toMatchObject({
      values: { band: 'Not testable', record: 'E4 VNT M6' },
      headline: { text: 'E4 VNT M6' },
    });
    expect(evaluation.outcome.values).not.toHaveProperty('score');
    // The total could be 11 to 15.
    expect(soundBand(evaluation)).toMatchObject({ title: 'No total: speech not testable', tone: 'neutral' });
  });

  it('warns where even full marks for the untested part leave a severe total', async () => {
    // 2 + 5 + 1 = 8 at best.
    const evaluation = await evaluate(id, { eye: 2, verbal: 'NT', motor: 1 });
    expect(soundBand(evaluation)).toMatchObject({ tone: 'danger' });
    expect(soundBand(evaluation)?.advice).toMatch(/^At best the total would be 8\. Severe impairment/);
    // 2 + 5 + 2 = 9 at best.
    expect(soundBand(await evaluate(id, { eye: 2, verbal: 'NT', motor: 2 }))?.tone).toBe('neutral');
  });

  it('names every part that cannot be tested', async () => {
    const { outcome } = await evaluate(id, { eye: 'NT', verbal: 'NT', motor: 5 });
    expect(outcome.headline.text).toBe('ENT VNT M5');
    expect(outcome.band?.title).toBe('No total: eyes and speech not testable');
  });

  it('still needs all three', async () => {
    const { outcome, missing } = await evaluate(id, { verbal: 'NT', motor: 6 });
    expect(missing).toEqual(['eye']);
    expect(outcome.band?.title).toBe('Invalid score');
  });
});
