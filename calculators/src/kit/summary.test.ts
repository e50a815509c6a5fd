import { describe, expect, it } from 'vitest';
import type { RawValues } from './answers.ts';
import { type Caution, type Definition, defineCalculator, type Outcome } from './definition.ts';
import { evaluateDefinition } from './evaluate.ts';
import { byAnswer, choice, countsAs, moment, number, optional, toggle, yesNo } from './inputs.ts';
import { cautionsFor } from './sound.ts';
import { answeredInputs, dateText, summaryText } from './summary.ts';

const now = new Date(2026, 10, 21, 9, 5);
const danger = (text: string): Caution => ({ level: 'danger', text, source: 'Source A' });
const note = (text: string): Caution => ({ level: 'note', text, source: 'Source B' });

function defined(outcome: Partial<Outcome>, cautions: readonly Caution[] = []): Definition {
  return defineCalculator({
    notFor: [],
    inputs: {
      weight: number('Weight', 'kg', { min: 1, max: 200 }),
      dose: optional(number('Dose', 'ug', { min: 0, max: 1e6 })),
      fever: countsAs('no', yesNo('Fever')),
      kind: optional(choice('Kind', [['a', 'Kind A']])),
      grade: optional(byAnswer('Grade', 'kind', { a: choice('Grade', [['top', 'Top grade']]) })),
      smoker: toggle('Smoker'),
      at: optional(moment('Seen at')),
    },
    compute: () => ({ values: { score: 7 }, headline: { label: 'Total', text: '7' }, ...outcome }),
    cautions,
    resetLabel: 'Reset',
    references: [],
  });
}

const full = {
  weight: '70,5',
  dose: 12000,
  fever: true,
  kind: 'a',
  grade: 'top',
  smoker: true,
  at: '2026-11-20T14:30',
};
const copied = (definition: Definition, raw: RawValues) =>
  summaryText('Tool', definition, raw, evaluateDefinition(definition, raw, now), now);

describe('summaryText', () => {
  it('holds tool, date, result and what was entered', () => {
    const definition = defined({
      headline: { label: 'Total', text: '7', suffix: 'of 20' },
      band: { title: 'High', tone: 'danger', advice: 'Treat.' },
      figures: [{ label: 'Risk', text: '9%', note: 'published' }],
      notes: ['Titrate.'],
    });
    expect(copied(definition, full)).toBe(
      [
        'Tool',
        '2026-11-21 09:05',
        '',
        'Total: 7 of 20',
        'High. Treat.',
        'Risk: 9% (published)',
        'Titrate.',
        '',
        'Entered:',
        'Weight: 70.5 kg',
        'Dose: 12\u202f000 micrograms\u00a0(ug)',
        'Fever: Yes',
        'Kind: Kind A',
        'Grade: Top grade',
        'Smoker: Yes',
        'Seen at: 2026-11-20 14:30',
        '',
        'Oryx: decision support only, does not replace clinical judgment.',
      ].join('\n'),
    );
  });

  it('puts dangers before notes, each with its source', () => {
    const text = copied(defined({ cautions: [danger('Now.')] }, [note('Always.'), danger('Also.')]), full);
    expect(text).toContain('CAUTION: Now. [Source A]\nCAUTION: Also. [Source A]\nNote: Always. [Source B]');
  });

  it('keeps a caution in the block of the figure it qualifies', () => {
    const text = copied(
      defined({
        groups: [
          {
            title: 'Morphine',
            figures: [{ label: 'Dose', text: '2 mg' }],
            notes: ['Slowly.'],
            cautions: [danger('Too much.')],
          },
          { title: 'Ketamine', figures: [{ label: 'Dose', text: '20 mg' }] },
        ],
      }),
      full,
    );
    expect(text).toContain(
      '\n\nMorphine\nDose: 2 mg\nSlowly.\nCAUTION: Too much. [Source A]\n\nKetamine\nDose: 20 mg\n',
    );
  });

  it('says that it is not complete and what is missing', () => {
    expect(copied(defined({}), { weight: 70 })).toContain('Total: 7\nNOT COMPLETE. Missing: Fever\n');
    expect(copied(defined({}), { weight: 500 })).toContain(
      'Result: --\nNOT COMPLETE. Missing: Fever. Not counted: Weight\n',
    );
    expect(copied(defined({}), full)).not.toContain('NOT COMPLETE');
  });

  it('CALC-ALL-06 copies no advice for a result that looks well while something is missing', () => {
    const well = defined({ band: { title: 'Low', tone: 'normal', advice: 'Send home.' } });
    expect(copied(well, { weight: 70 })).toContain('Total: 7\nLow\nNOT COMPLETE. Missing: Fever\n');
    expect(copied(well, full)).toContain('Low. Send home.');
    const ill = defined({ band: { title: 'High', tone: 'danger', advice: 'Get help.' } });
    expect(copied(ill, { weight: 70 })).toContain('High. Get help.');
  });

  it('leaves out the full stop where a band has no advice, and empty lines in a row', () => {
    const text = copied(defined({ band: { title: 'High', tone: 'danger', advice: '' } }), full);
    expect(text).toContain('Total: 7\nHigh\n\nEntered:');
    expect(text).not.toContain('\n\n\n');
  });
});

describe('cautionsFor', () => {
  it('names each caution once', () => {
    const definition = defined({ cautions: [danger('Same.'), danger('Own.')] }, [danger('Same.')]);
    const texts = cautionsFor(definition, evaluateDefinition(definition, full, now)).map(({ text }) => text);
    expect(texts).toEqual(['Same.', 'Own.']);
  });
});

describe('answeredInputs', () => {
  it('words what is not there and what cannot be used', () => {
    expect(answeredInputs(defined({}), { weight: 'x', fever: 'perhaps' }).map(({ text }) => text)).toEqual([
      'not counted: "x"',
      'not entered',
      'not counted: "perhaps"',
      'not entered',
      'not entered',
      'No',
      'not entered',
    ]);
  });
});

describe('a number that was typed in another unit', () => {
  const definition: Definition = defineCalculator({
    notFor: [],
    inputs: {
      creatinine: optional(number('Creatinine', 'mg/dL', { min: 0.2, max: 30, measure: 'creatinine' })),
    },
    compute: () => ({ values: { score: 7 }, headline: { label: 'Total', text: '7' } }),
    cautions: [],
    resetLabel: 'Reset',
    references: [],
  });
  const entered = (text: string, unit: string, raw: unknown) =>
    answeredInputs(definition, { creatinine: raw }, { creatinine: { text, unit } })[0]?.text;

  it('stands as it was measured, with the specified unit behind it', () => {
    // 106.1 / 88.4 = 1.2002
    expect(entered('106,1', 'umol/L', 1.200226)).toBe('106.1 umol/L (1.2 mg/dL)');
    const raw = { creatinine: 1.200226 };
    const typed = { creatinine: { text: '106,1', unit: 'umol/L' } };
    const evaluation = evaluateDefinition(definition, raw, now);
    expect(summaryText('Tool', definition, raw, evaluation, now, typed)).toContain(
      'Creatinine: 106.1 umol/L (1.2 mg/dL)',
    );
  });

  it('stands alone in the specified unit', () => {
    expect(entered('1,2', 'mg/dL', '1,2')).toBe('1.2 mg/dL');
  });

  it('says that it does not count where it is beyond the limits', () => {
    expect(entered('9000', 'umol/L', 101.809955)).toBe('not counted: 101.809955');
  });
});

describe('dateText', () => {
  it('words a date on the clock of the device, with leading zeros', () => {
    expect(dateText(new Date(2026, 0, 2, 3, 4))).toBe('2026-01-02 03:04');
  });
});
