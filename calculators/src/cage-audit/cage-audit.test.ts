import { describe, expect, it } from 'vitest';
import type { RawValues } from '../index.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { everyCombination } from '../test/combinations.ts';
import { cageAudit } from './cage-audit.ts';

const evaluated = (raw: RawValues) => evaluateDefinition(cageAudit, raw, new Date('2026-11-21T12:00:00'));

const cageKeys = ['cutDown', 'annoyed', 'guilty', 'eyeOpener'];
const auditCKeys = ['frequency', 'typicalAmount', 'sixOrMore'];

/** The answers of AUDIT-C by their points, as published. */
const auditCOptions: Record<string, readonly string[]> = {
  frequency: ['Never', 'Monthly or less', '2–4 times a month', '2–3 times a week', '4 or more times a week'],
  typicalAmount: ['1 or 2', '3 or 4', '5 or 6', '7 to 9', '10 or more'],
  sixOrMore: ['Never', 'Less than monthly', 'Monthly', 'Weekly', 'Daily or almost daily'],
};

/** The tool with the questions of one tab only, for going through all of its answers. */
const only = (keys: readonly string[]) => ({
  ...cageAudit,
  inputs: Object.fromEntries(Object.entries(cageAudit.inputs).filter(([key]) => keys.includes(key))),
});

describe('CAGE and AUDIT-C', () => {
  it('CALC-CAGE-01 has two tabs, CAGE Questionnaire by default', () => {
    expect(cageAudit.sections?.list.map(({ title, inputs }) => [title, inputs])).toEqual([
      ['CAGE Questionnaire', cageKeys],
      ['AUDIT-C', auditCKeys],
    ]);
    expect(evaluated({}).outcome.headline).toMatchObject({ label: 'CAGE', suffix: 'of 4' });
    expect(evaluated({ tab: 'audit-c' }).outcome.headline).toMatchObject({
      label: 'AUDIT-C',
      suffix: 'of 12',
    });
  });

  it('CALC-CAGE-01 asks only the questions of the tab and keeps those of the other', () => {
    const answers = { cutDown: 'yes', eyeOpener: 'yes', frequency: 'monthly' };
    const cage = evaluated({ ...answers, tab: 'cage' });
    expect(cage.outcome.values).toEqual({ score: 2, band: 'High Risk' });
    expect(cage).toMatchObject({ answered: 2, asked: 4, missing: ['annoyed', 'guilty'] });
    const auditC = evaluated({ ...answers, tab: 'audit-c' });
    expect(auditC.outcome.values).toEqual({ score: 1, band: 'Low' });
    expect(auditC).toMatchObject({ answered: 1, asked: 3, missing: ['typicalAmount', 'sixOrMore'] });
  });

  it('CALC-CAGE-02 scores every way to answer CAGE, an unanswered question counting 0', () => {
    for (const raw of everyCombination(only(cageKeys))) {
      const score = Object.values(raw).filter((answer) => answer === 'yes').length;
      const band = score === 0 ? 'Low Risk' : score === 1 ? 'Low-Moderate' : 'High Risk';
      expect(evaluated({ ...raw, tab: 'cage' }).outcome.values).toEqual({ score, band });
    }
  });

  it.each(cageKeys)('CALC-CAGE-02 %s alone is 1, Low-Moderate, a possible problem', (key) => {
    const { outcome } = evaluated({ tab: 'cage', [key]: true });
    expect(outcome.values).toEqual({ score: 1, band: 'Low-Moderate' });
    expect(outcome.band?.advice).toContain('Possible problem');
  });

  it('CALC-CAGE-02 does not call a CAGE of 0 free of harmful drinking', () => {
    const none = { cutDown: false, annoyed: false, guilty: false, eyeOpener: false };
    expect(evaluated(none).outcome.band).toMatchObject({
      title: 'Low Risk',
      advice: 'No question answered with yes. Harmful drinking is not excluded.',
    });
  });

  it('CALC-CAGE-03 offers the published answers of 0 to 4', () => {
    for (const [key, labels] of Object.entries(auditCOptions)) {
      const input = cageAudit.inputs[key];
      expect(input?.kind === 'choice' && input.options.map(({ label, points }) => [label, points])).toEqual(
        labels.map((label, points) => [label, points]),
      );
    }
  });

  it('CALC-CAGE-03 scores every way to answer AUDIT-C', () => {
    const digits = [0, 1, 2, 3, 4];
    for (const frequency of digits) {
      for (const typicalAmount of digits) {
        for (const sixOrMore of digits) {
          const score = frequency + typicalAmount + sixOrMore;
          const band = score <= 2 ? 'Low' : score === 3 ? 'Moderate' : 'High';
          const raw = { tab: 'audit-c', frequency, typicalAmount, sixOrMore };
          expect(evaluated(raw).outcome.values).toEqual({ score, band });
        }
      }
    }
  });

  it.each([5, -1, 1.5])('CALC-CAGE-03 takes no answer outside 0 to 4: %s', (outside) => {
    const { invalid, outcome } = evaluated({ tab: 'audit-c', frequency: outside, sixOrMore: 4 });
    expect(invalid).toEqual(['frequency']);
    expect(outcome.values['score']).toBe(4);
  });

  it('CALC-CAGE-03 advises brief counseling at 3 and says that 3 is positive in women', () => {
    expect(evaluated({ tab: 'audit-c', frequency: 3 }).outcome.band?.advice).toBe(
      'Brief counseling. In women this is a positive screen.',
    );
    expect(cageAudit.cautions[0]?.text).toContain('In women 3 or more is a positive screen.');
  });

  it('CALC-CAGE-02 CALC-CAGE-03 shows both band tables', () => {
    expect(
      cageAudit.tables?.map(({ title, rows }) => [title, rows.map(([range, band]) => [range, band])]),
    ).toEqual([
      [
        'CAGE',
        [
          ['0', 'Low Risk'],
          ['1', 'Low-Moderate'],
          ['2–4', 'High Risk'],
        ],
      ],
      [
        'AUDIT-C',
        [
          ['0–2', 'Low'],
          ['3', 'Moderate'],
          ['4–12', 'High'],
        ],
      ],
    ]);
  });
});
