import { evaluate, loadDefinition } from '@oryx/calculators';
import { describe, expect, it } from 'vitest';
import { shownResult, spokenResult } from './shown-result.ts';

async function shownFor(id: string, raw: Record<string, unknown>) {
  return shownResult(await loadDefinition(id), await evaluate(id, raw));
}

describe('a shown result', () => {
  it('CALC-ALL-05 names what is missing and shows no figure before that', async () => {
    const shown = await shownFor('gcs', { eye: 'spontaneous' });
    expect(shown).toMatchObject({ text: '--', bandTitle: 'Invalid score', progress: '1 of 3 answered' });
    expect(shown.missingLabels).toEqual(['Verbal response', 'Motor response']);
  });

  it('CALC-ALL-06 never reassures while something is missing, but keeps a danger', async () => {
    expect(await shownFor('curb65', {})).toMatchObject({ text: '0', bandTitle: 'Low', tone: 'neutral' });
    const severe = { confusion: 'yes', lowBp: 'yes', respiratoryRate: '32' };
    expect(await shownFor('curb65', severe)).toMatchObject({ text: '3', tone: 'danger' });
  });

  it('is spoken in one sentence, with its danger', async () => {
    const shown = await shownFor('gcs', {});
    expect(spokenResult(shown, 'Careful')).toBe('GCS no result yet. Invalid score. 0 of 3 answered. Careful');
  });
});
