import type { Complaint } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { createRemi } from '../../create-remi.ts';
import { medication, sourcesWith } from '../../test/fixtures.ts';
import { shippedRemi } from '../../test/shipped.ts';
import { complaintsIn } from './complaints.ts';

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

describe('a complaint that is told without a question', async () => {
  const remi = await shippedRemi();

  it.each([
    ['headache treatment', '/complaints/headache'],
    ['cough for 3 days, adult', '/complaints/cough'],
    ['stable patient with fever', '/complaints/fever-adult'],
    ['3 year old with fever', '/complaints/fever-child'],
    ['10 day old baby, vomiting', '/complaints/vomiting-child'],
    ['6 year old with tummy pain', '/complaints/abdominal-pain-child'],
    ['itchy rash on both arms', '/complaints/rash'],
    ['knee pain since yesterday', '/complaints/limb-pain'],
    ['broken toe', '/complaints/limb-injury'],
  ])('is answered with its causes, not with the chart of an emergency: %s', async (text, route) => {
    const { sources } = await remi.answer(text, { profession: 'Doctor', mode: 'consultation' });
    expect(sources[0]?.route).toBe(route);
  });
});
