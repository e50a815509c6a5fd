import { patternsFrom } from '@oryx/search';
import { describe, expect, it } from 'vitest';
import { createRemi } from '../../create-remi.ts';
import { Findings } from '../../read/findings.ts';
import { readPatient } from '../../read/patient.ts';
import { shippedSources } from '../../test/shipped.ts';
import { rules } from './rules.ts';

/** An input of content that is older than the app. */
const noWords = { number: '', hints: [] };
const none = patternsFrom([]);
const stated = (text: string) => ({
  patient: readPatient(text, none),
  findings: new Findings(text, none),
});

describe('a score on content that is older than the app', () => {
  // NEWS2: new confusion scores 3, as a response to voice does.
  it('counts a confusion', () =>
    expect(rules['news']?.['consciousness']?.(stated('gcs 15 confused'), noWords)).toBe('voice'));

  it('leaves a vasopressor open, which decides by its rate', () =>
    expect(rules['sofa-score']?.['cardiovascular']?.(stated('bp 120/80 on noradrenaline'), noWords)).toEqual([
      'dopamine-over-5',
      'dopamine-over-15',
    ]));
});

describe('a dose on content that is older than the app', () => {
  // Ketamine, page: in shock 0.25 to 0.5 mg/kg. 70 x 0.25 = 17.5 mg, 70 x 0.5 = 35 mg.
  it('is that for shock', async () => {
    const sources = await shippedSources();
    const { patterns } = sources.knowledge;
    const rows = patterns.rows.filter(({ name }) => !name.startsWith('dose-'));
    const older = createRemi({
      ...sources,
      knowledge: { ...sources.knowledge, patterns: { ...patterns, rows } },
    });
    const { response } = await older.answer('ketamine rsi shocked 70kg', {
      profession: 'Nurse',
      mode: 'consultation',
    });
    expect(response.replaceAll('\u00a0', ' ').slice(0, 300)).toContain('17.5–35 mg');
  });
});
