import { evaluate, loadDefinition } from '@oryx/calculators';
import { describe, expect, it } from 'vitest';
import { shownResult, spokenResult } from './shown-result.ts';

async function shownFor(id: string, raw: Record<string, unknown>) {
  return shownResult(await loadDefinition(id), await evaluate(id, raw));
}

describe('a shown result', () => {
  it('CALC-ALL-05 names what is missing, and shows no figure until it is there', async () => {
    const shown = await shownFor('gcs', { eye: 'spontaneous' });
    expect(shown).toMatchObject({ text: '--', bandTitle: 'Invalid score', progress: '1 of 3 answered' });
    expect(shown.missingLabels).toEqual(['Verbal response', 'Motor response']);
  });

  it('CALC-ALL-06 never reassures while something is missing, but still shows a danger', async () => {
    expect(await shownFor('curb65', {})).toMatchObject({ text: '0', bandTitle: 'Low', tone: 'neutral' });
    const severe = { confusion: 'yes', lowBp: 'yes', respiratoryRate: '32' };
    expect(await shownFor('curb65', severe)).toMatchObject({ text: '3', tone: 'danger' });
  });

  it('CALC-WAF-09 shows no count of answers if nothing is missing and there is no result', async () => {
    const shown = await shownFor('wafelsm', {});
    expect(shown).toMatchObject({ text: '--', progress: undefined, missingLabels: [], tone: 'neutral' });
    expect(shown.advice).toBe('Enter the age in months or years, or the weight.');
  });

  it('says once what is both answer and band', async () => {
    const raw = { age: 70, mechanism: 'no', paraesthesia: 'no', lowRisk: 'no' };
    const shown = await shownFor('canadian-c-spine', raw);
    expect(shown).toMatchObject({ text: 'Imaging needed', bandTitle: undefined, tone: 'caution' });
    expect(spokenResult(shown, undefined)).toBe('Canadian C-spine rule Imaging needed');
  });

  it('is spoken as one text, with its caution', async () => {
    const shown = await shownFor('gcs', {});
    expect(spokenResult(shown, 'Careful')).toBe('GCS no result yet. Invalid score. 0 of 3 answered. Careful');
  });
});
