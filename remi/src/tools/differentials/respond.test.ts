import type { Complaint } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { createRemi } from '../../create-remi.ts';
import { medication, sourcesWith } from '../../test/fixtures.ts';
import { complaintsIn } from './respond.ts';

const complaint = (id: string, name: string, names: readonly string[]): Complaint => ({
  id,
  complaint: name,
  names: [...names],
  ask: ['Sudden or slow?'],
  causes: [
    {
      cause: 'Acute coronary syndrome',
      pointers: ['Spreads to the arm'],
      see: ['medication/9'],
      source: 'book',
      basis: 'seen',
    },
    { cause: 'Aortic dissection', pointers: ['Tearing'], see: [], source: 'book', basis: 'general' },
    { cause: 'Pulmonary embolism', pointers: ['Breathless'], see: [], source: 'book', basis: 'seen' },
  ],
});

const complaints = [complaint('chest-pain', 'Chest pain', ['borspyn']), complaint('pain', 'Pain', [])];

describe('differentials', () => {
  it('finds a complaint by any of its names, the longest first', () => {
    const found = (text: string) => complaintsIn(text, complaints).map(({ id }) => id);
    expect(found('what could cause this chest pain')).toEqual(['chest-pain']);
    expect(found('borspyn and pain in the leg')).toEqual(['chest-pain', 'pain']);
    expect(found('painless lump')).toEqual([]);
  });

  it('lists causes in order, each with its pointers, source and further pages', async () => {
    const remi = createRemi(sourcesWith({ medications: [medication(9, 'Aspirin')], complaints }));
    const { response } = await remi.answer('Suggest differentials: chest pain', {
      profession: 'Doctor',
      mode: 'consultation',
    });
    expect(response).toContain('### [Chest pain](/complaints/chest-pain): causes not to miss');
    expect(response).toContain(
      '**Acute coronary syndrome**\n\n- Spreads to the arm\n- Source: A book. [Aspirin](/medications/9)',
    );
    expect(response).toContain('- Tearing\n- Source: A book. Awaiting clinical review.');
    expect(response.indexOf('Aortic dissection')).toBeLessThan(response.indexOf('Pulmonary embolism'));
    expect(response).toContain('- Sudden or slow?');
  });
});
