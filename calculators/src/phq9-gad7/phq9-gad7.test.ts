import { describe, expect, it } from 'vitest';
import { cautionsFor, type RawValues, soundBand, summaryText } from '../index.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { everyCombination } from '../test/combinations.ts';
import { phq9Gad7 } from './phq9-gad7.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluated = (raw: RawValues) => evaluateDefinition(phq9Gad7, raw, now);

const phqKeys = Array.from({ length: 9 }, (_, index) => `phq${index + 1}`);
const gadKeys = Array.from({ length: 7 }, (_, index) => `gad${index + 1}`);
const answers = ['not-at-all', 'several-days', 'more-than-half', 'nearly-every-day'];

/** The tool with the questions of one tab only, for going through all of its answers. */
const only = (keys: readonly string[]) => ({
  ...phq9Gad7,
  inputs: Object.fromEntries(Object.entries(phq9Gad7.inputs).filter(([key]) => keys.includes(key))),
});

/** Answers that add up to a total, filled question by question. */
function answersOf(keys: readonly string[], total: number): Record<string, number> {
  return Object.fromEntries(keys.map((key, index) => [key, Math.max(0, Math.min(3, total - 3 * index))]));
}

/** The bands as the specification lists them. */
function phqBand(total: number): string {
  if (total <= 4) return 'Minimal';
  if (total <= 9) return 'Mild';
  if (total <= 14) return 'Moderate';
  return total <= 19 ? 'Moderately severe' : 'Severe';
}

function gadBand(total: number): string {
  if (total <= 4) return 'Minimal';
  if (total <= 9) return 'Mild';
  return total <= 14 ? 'Moderate' : 'Severe';
}

const positive = 'PHQ-9 question 9 is positive: assess suicide risk today.';
const briefs = (raw: RawValues) => cautionsFor(phq9Gad7, evaluated(raw)).map(({ brief }) => brief);

describe('PHQ-9 and GAD-7', () => {
  it('CALC-PHQ-01 has two tabs of 9 and 7 questions, PHQ-9 by default', () => {
    expect(phq9Gad7.sections?.list.map(({ title, inputs }) => [title, inputs])).toEqual([
      ['PHQ-9', phqKeys],
      ['GAD-7', gadKeys],
    ]);
    expect(evaluated({})).toMatchObject({
      asked: 9,
      outcome: { headline: { label: 'PHQ-9', suffix: 'of 27' } },
    });
    expect(evaluated({ tab: 'gad7' })).toMatchObject({
      asked: 7,
      outcome: { headline: { label: 'GAD-7', suffix: 'of 21' } },
    });
  });

  it.each([...phqKeys, ...gadKeys])('CALC-PHQ-01 %s scores 0 to 3 and nothing else', (key) => {
    const tab = key.startsWith('phq') ? 'phq9' : 'gad7';
    for (const [points, answer] of answers.entries()) {
      expect(evaluated({ tab, [key]: answer }).outcome.values['score']).toBe(points);
      expect(evaluated({ tab, [key]: points }).outcome.values['score']).toBe(points);
    }
    for (const outside of [-1, 4, 0.5, 'often']) {
      expect(evaluated({ tab, [key]: outside }).invalid).toEqual([key]);
    }
  });

  it.each([
    [0, 'Minimal'],
    [4, 'Minimal'],
    [5, 'Mild'],
    [9, 'Mild'],
    [10, 'Moderate'],
    [14, 'Moderate'],
    [15, 'Moderately severe'],
    [19, 'Moderately severe'],
    [20, 'Severe'],
    [27, 'Severe'],
  ])('CALC-PHQ-02 a PHQ-9 of %i is %s', (score, band) => {
    expect(evaluated(answersOf(phqKeys, score)).outcome.values).toEqual({ score, band });
  });

  it('CALC-PHQ-02 scores every way to answer the PHQ-9', () => {
    const wrong: RawValues[] = [];
    const answered = Object.fromEntries(phqKeys.map((key) => [key, answers]));
    for (const raw of everyCombination(only(phqKeys), answered)) {
      const score = Object.values(raw).reduce<number>(
        (sum, answer) => sum + answers.indexOf(String(answer)),
        0,
      );
      const { values } = evaluated(raw).outcome;
      if (values['score'] !== score || values['band'] !== phqBand(score)) wrong.push(raw);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it.each([
    [0, 'Minimal'],
    [4, 'Minimal'],
    [5, 'Mild'],
    [9, 'Mild'],
    [10, 'Moderate'],
    [14, 'Moderate'],
    [15, 'Severe'],
    [21, 'Severe'],
  ])('CALC-PHQ-03 a GAD-7 of %i is %s', (score, band) => {
    expect(evaluated({ tab: 'gad7', ...answersOf(gadKeys, score) }).outcome.values).toEqual({ score, band });
  });

  it('CALC-PHQ-03 scores every way to answer the GAD-7, an unanswered question counting 0', () => {
    const wrong: RawValues[] = [];
    for (const raw of everyCombination(only(gadKeys))) {
      const score = Object.values(raw).reduce<number>(
        (sum, answer) => sum + Math.max(0, answers.indexOf(String(answer))),
        0,
      );
      const { values } = evaluated({ ...raw, tab: 'gad7' }).outcome;
      if (values['score'] !== score || values['band'] !== gadBand(score)) wrong.push(raw);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('CALC-PHQ-04 keeps both totals apart', () => {
    const both = { ...answersOf(phqKeys, 11), ...answersOf(gadKeys, 6) };
    expect(evaluated({ ...both, tab: 'phq9' }).outcome.values).toEqual({ score: 11, band: 'Moderate' });
    expect(evaluated({ ...both, tab: 'gad7' }).outcome.values).toEqual({ score: 6, band: 'Mild' });
  });

  it.each([1, 2, 3])(
    'CALC-PHQ-02 question 9 at %i asks for a suicide-risk assessment, in either tab',
    (points) => {
      expect(briefs({ phq9: points })).toContain(positive);
      expect(briefs({ phq9: points, tab: 'gad7' })).toContain(positive);
      const raw = { phq9: points };
      const copied = summaryText('PHQ-9 and GAD-7', phq9Gad7, raw, evaluated(raw), now);
      expect(copied).toContain('CAUTION: Question 9 of the PHQ-9 is answered above "not at all"');
    },
  );

  it('CALC-PHQ-02 shows a low total as good news only where question 9 is at 0', () => {
    const bandOf = (raw: RawValues) => soundBand(evaluated({ ...answersOf(phqKeys, 0), ...raw }));
    expect(bandOf({})).toMatchObject({ title: 'Minimal', tone: 'normal' });
    expect(bandOf({ phq9: 1 })).toMatchObject({ title: 'Minimal', tone: 'neutral' });
    expect(bandOf({ phq9: 3, phq1: 2 })).toMatchObject({ title: 'Mild', tone: 'caution' });
    const gad = answersOf(gadKeys, 0);
    expect(bandOf({ ...gad, tab: 'gad7' })).toMatchObject({ title: 'Minimal', tone: 'normal' });
    expect(bandOf({ ...gad, phq9: 1, tab: 'gad7' })).toMatchObject({ title: 'Minimal', tone: 'neutral' });
  });

  it('CALC-PHQ-02 names the PHQ-9 in every short caution, which stands on the GAD-7 tab too', () => {
    const short = briefs({ tab: 'gad7', phq9: 1 }).filter((brief) => brief !== undefined);
    expect(short).toEqual([positive]);
    for (const brief of short) expect(brief).toContain('PHQ-9');
  });

  it('CALC-PHQ-02 does not raise that alarm for other answers, but always says what a 0 means', () => {
    const raw = { ...answersOf(phqKeys, 24), phq9: 0 };
    expect(briefs(raw)).not.toContain(positive);
    expect(cautionsFor(phq9Gad7, evaluated(raw))[0]).toMatchObject({
      level: 'danger',
      text: 'Any answer above "not at all" to question 9 needs a suicide-risk assessment today, whatever the total. A 0 does not exclude risk.',
    });
  });
});
