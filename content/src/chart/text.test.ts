import { describe, expect, it } from 'vitest';
import { node, soundGraph } from '../test/graphs.ts';
import { textOf } from './box.ts';
import { stepsOf } from './steps.ts';
import { textWidth } from './text-width.ts';
import { withUnitsKept, wrap } from './wrap.ts';

describe('the text of a chart', () => {
  it('breaks into fitting lines and loses no word', () => {
    const text = 'Give the second dose when the first one has not worked after ten minutes';
    const lines = wrap(text, 120, 13, 'regular');
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 13, 'regular')).toBeLessThanOrEqual(120);
  });

  it('never separates a figure from its unit', () => {
    expect(withUnitsKept('0.1 mg/kg over 10 min, 50% of 2 mL')).toBe(
      '0.1\u00a0mg/kg over 10\u00a0min, 50% of 2\u00a0mL',
    );
    for (let width = 20; width < 160; width += 7) {
      for (const line of wrap('Adrenaline 10 micrograms IV then 0.1 mg/kg over 5 min', width, 13, 'regular'))
        expect(line).not.toMatch(/\d$/);
    }
  });

  it('never breaks a figure between its thousands', () => {
    expect(withUnitsKept('0.1 mL/kg of 1:10 000, after shock 3')).toBe(
      '0.1\u00a0mL/kg of 1:10\u00a0000, after shock\u00a03',
    );
    expect(wrap('Adrenaline of 1:10 000', 100, 13, 'regular')).toEqual(['Adrenaline of', '1:10\u00a0000']);
  });

  it('has the width of its widest likely font, also for unmeasured characters', () => {
    expect(textWidth('mm', 10, 'regular')).toBeCloseTo(17.6);
    expect(textWidth('\u4e2d', 10, 'regular')).toBeGreaterThanOrEqual(10);
    expect(textWidth('Adrenaline', 13, 'bold')).toBeGreaterThan(textWidth('Adrenaline', 13, 'regular'));
  });

  it('has a bold heading if more lines follow, and reports a word that does not fit', () => {
    const { lines } = textOf(node('drug', 'drug', 1, { text: 'Adrenaline\n1 mg IV' }), 160);
    expect(lines.map(({ weight }) => weight)).toEqual(['bold', 'regular']);
    expect(textOf(node('one', 'action', 1, { text: 'Give oxygen' }), 160).lines[0]?.weight).toBe('regular');
    expect(textOf(node('wide', 'action', 1, { text: 'Hydroxyethylstarch' }), 60).overflows).toBe(true);
  });
});

describe('stepsOf', () => {
  it('ALG-22 lists every node once, in reading order, with its next steps', () => {
    const steps = stepsOf(soundGraph());
    expect(steps.map(({ id }) => id)).toEqual(['start', 'check', 'drug', 'shock', 'cpr', 'pulse', 'after']);
    expect(steps[1]?.next).toEqual([
      { to: 'drug', label: 'No' },
      { to: 'shock', label: 'Yes' },
    ]);
    expect(steps[2]).toMatchObject({
      heading: 'Adrenaline 1\u00a0mg IV',
      details: ['every 3-5\u00a0min'],
      next: [{ to: 'cpr', label: null }],
    });
    expect(steps.at(-1)?.next).toEqual([]);
  });
});
