import { describe, expect, it } from 'vitest';
import { noResult, tableOfBands } from './definition.ts';

describe('noResult', () => {
  it('shows dashes, and advice where there is some', () => {
    expect(noResult()).toEqual({ values: {}, headline: { label: 'Result', text: '--' } });
    expect(noResult({ weight: null }, 'Enter an age.')).toMatchObject({
      values: { weight: null },
      band: { title: 'No result', tone: 'neutral', advice: 'Enter an age.' },
    });
  });
});

describe('tableOfBands', () => {
  it('says of every band its range, title, facts and meaning, under what the ranges count', () => {
    expect(
      tableOfBands({
        title: '10-year risk (%)',
        lowest: 0,
        highest: 4,
        factLabels: { risk: 'Risk' },
        bands: [
          { atLeast: 0, title: 'Low', tone: 'normal', advice: 'Rest.', facts: { risk: '1%' } },
          { atLeast: 2, title: 'High', tone: 'danger', advice: 'Treat.' },
        ],
      }),
    ).toEqual({
      title: '10-year risk (%)',
      columns: ['10-year risk (%)', 'Result', 'Risk', 'Meaning'],
      rows: [
        ['0–1', 'Low', '1%', 'Rest.'],
        ['2–4', 'High', '--', 'Treat.'],
      ],
    });
  });
});
