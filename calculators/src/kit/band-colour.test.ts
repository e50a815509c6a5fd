import { describe, expect, it } from 'vitest';
import type { BandTable } from './bands.ts';
import { scored } from './evaluate.ts';

describe('a band with a colour', () => {
  const table: BandTable = {
    title: 'Score',
    bands: [
      { title: 'Low', tone: 'normal', colour: 'green', advice: '' },
      { atLeast: 1, title: 'High', tone: 'danger', advice: '' },
    ],
  };

  it('hands it to the page and to programs', () => {
    const { band, values } = scored(table, 0);
    expect(band?.colour).toBe('green');
    expect(values).toEqual({ score: 0, band: 'Low', colour: 'green' });
  });

  it('adds nothing where there is none', () => {
    const { band, values } = scored(table, 1);
    expect(band).not.toHaveProperty('colour');
    expect(values).toEqual({ score: 1, band: 'High' });
  });
});
