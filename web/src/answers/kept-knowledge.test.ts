import { findings } from '@oryx/contract/condition';
import { patternNames } from '@oryx/contract/patterns';
import { describe, expect, it } from 'vitest';
import { isOlder, readKnowledge } from './kept-knowledge.ts';

const needed = {
  interactions: { sources: [], drugs: [], rows: [] },
  complaints: { sources: [], rows: [] },
  harmAnswers: { rows: [] },
};
const current = {
  ...needed,
  findings: { rows: findings.map((finding) => ({ finding, said: 'x' })) },
  patterns: { rows: patternNames.map((name) => ({ name, said: ['x'] })) },
};

describe('the knowledge that a device keeps', () => {
  it('is current if it says everything that the app looks for', () => {
    const read = readKnowledge(current);
    expect(read.patterns.rows).toHaveLength(patternNames.length);
    expect(isOlder(read)).toBe(false);
  });

  it('is read although an older server sent no patterns, and is known to be older', () => {
    const { patterns: _, ...older } = current;
    expect(isOlder(readKnowledge(older))).toBe(true);
  });

  it('is older if it lacks one way of saying something', () => {
    expect(isOlder(readKnowledge({ ...current, findings: { rows: current.findings.rows.slice(1) } }))).toBe(
      true,
    );
  });

  it('is read without what only a newer app understands', () => {
    const newer = [...current.patterns.rows, { name: 'of-next-year', said: ['x'] }];
    const read = readKnowledge({ ...current, patterns: { rows: newer } });
    expect(read.patterns.rows).toHaveLength(patternNames.length);
    expect(isOlder(read)).toBe(false);
  });

  it('is refused if the interactions do not fit', () => {
    const broken = { ...needed.interactions, rows: [{ a: ['x'] }] };
    expect(() => readKnowledge({ ...current, interactions: broken })).toThrow();
  });
});
