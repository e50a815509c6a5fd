import { describe, expect, it } from 'vitest';
import { type Definition, defineCalculator, type Outcome, type StandingCaution } from './definition.ts';
import { evaluateDefinition } from './evaluate.ts';
import { countsAs, startsAs, toggle, yesNo } from './inputs.ts';
import { briefFor, cautionsFor, soundBand, soundFigures, untouchedLine } from './sound.ts';

const now = new Date('2026-11-21T12:00:00');
const low = { title: 'Low', tone: 'normal', colour: 'green', advice: 'Send home.' } as const;
const danger = { level: 'danger', text: 'The entries contradict each other.', source: 'S' } as const;

const findings = { fever: toggle('Fever', 1), pain: toggle('Pain', 2) };
const questions = { fever: countsAs('no', yesNo('Fever')), pain: countsAs('no', yesNo('Pain')) };

function defined(
  inputs: Definition['inputs'],
  outcome: Partial<Outcome> = {},
  cautions: readonly StandingCaution[] = [],
): Definition {
  return defineCalculator({
    notFor: [],
    inputs,
    compute: () => ({
      values: { score: 0 },
      headline: { label: 'Score', text: '0' },
      band: low,
      figures: [{ label: 'Risk', text: '5%', isOfBand: true }],
      ...outcome,
    }),
    cautions,
    resetLabel: 'Reset',
    references: [],
  });
}
const evaluated = (definition: Definition, raw = {}) => evaluateDefinition(definition, raw, now);
const allNo = { fever: false, pain: false };

describe('before the first answer', () => {
  it('keeps word and rate of a tool of ticks, without tone, colour and advice', () => {
    const definition = defined(findings);
    const evaluation = evaluated(definition);
    expect(soundBand(evaluation)).toEqual({ title: 'Low', tone: 'neutral' });
    expect(soundFigures(evaluation)).toHaveLength(1);
    expect(untouchedLine(definition, evaluation)).toBe(
      'Nothing answered yet: every finding counts as absent.',
    );
  });

  it('reassures once every tick was answered with no', () => {
    const definition = defined(findings);
    const evaluation = evaluated(definition, allNo);
    expect(soundBand(evaluation)).toEqual(low);
    expect(untouchedLine(definition, evaluation)).toBeUndefined();
  });

  it('withholds the rate where a count of answers stands beside the figure', () => {
    const definition = defined(questions);
    expect(soundFigures(evaluated(definition))).toEqual([]);
    expect(untouchedLine(definition, evaluated(definition))).toBe('Nothing answered yet.');
    expect(soundFigures(evaluated(definition, { fever: 'no' }))).toHaveLength(1);
  });

  it('keeps advice that only says what to enter', () => {
    const band = { title: 'Unknown', tone: 'neutral', advice: 'Enter the age.' } as const;
    expect(soundBand(evaluated(defined(questions, { band })))).toEqual(band);
  });

  it('does not take a preset for an answer, as the page passes it', () => {
    const definition = defined({ ...findings, shown: startsAs(true, toggle('Shown')) });
    expect(evaluated(definition, { shown: true }).isUntouched).toBe(true);
    expect(evaluated(definition, { shown: false }).isUntouched).toBe(false);
  });

  it('takes only the answers of the open tab', () => {
    const definition: Definition = {
      ...defined(questions),
      sections: {
        as: 'tabs',
        decidedBy: 'pain',
        list: [
          { key: 'no', title: 'One', inputs: ['fever'] },
          { key: 'yes', title: 'Two', inputs: [] },
        ],
      },
    };
    expect(evaluated(definition, { pain: 'yes', fever: 'yes' }).isUntouched).toBe(true);
    expect(evaluated(definition, { pain: 'no', fever: 'yes' }).isUntouched).toBe(false);
  });
});

describe('a band', () => {
  it('has no reassuring tone, colour or advice while something is missing', () => {
    const evaluation = evaluated(defined(questions), { fever: 'no' });
    expect(soundBand(evaluation)).toEqual({ title: 'Low', tone: 'neutral' });
  });

  it('stays a danger while something is missing', () => {
    const high = { title: 'High', tone: 'danger', advice: 'Get help.' } as const;
    expect(soundBand(evaluated(defined(questions, { band: high }), { fever: 'yes' }))).toEqual(high);
  });

  it('never reassures beside a danger about these answers', () => {
    const evaluation = evaluated(defined(findings, { cautions: [danger] }), allNo);
    expect(soundBand(evaluation)).toEqual({ title: 'Low', tone: 'neutral' });
  });

  it('reassures beside a danger that holds for every result', () => {
    expect(soundBand(evaluated(defined(findings, {}, [danger]), allNo))).toEqual(low);
  });
});

describe('the short words in the result bar', () => {
  const brief = 'Check both.';

  it('lead the result, and stand nowhere else, if the band gives the text of the caution as advice', () => {
    const band = { title: 'High', tone: 'danger', advice: danger.text } as const;
    const definition = defined(findings, { band, cautions: [{ ...danger, brief }] });
    const evaluation = evaluated(definition, allNo);
    expect(soundBand(evaluation)?.lead).toBe(brief);
    expect(briefFor(definition, evaluation)).toBeUndefined();
  });

  it('come from a danger about these answers', () => {
    const definition = defined(findings, { cautions: [{ ...danger, brief }] });
    expect(briefFor(definition, evaluated(definition, allNo))).toBe(brief);
  });

  it('come from a standing danger only if it concerns the result', () => {
    const withRule = (concerns?: StandingCaution['concerns']) => {
      const definition = defined(findings, {}, [{ ...danger, brief, ...(concerns && { concerns }) }]);
      return briefFor(definition, evaluated(definition, allNo));
    };
    expect(withRule(({ score }) => score === 0)).toBe(brief);
    expect(withRule(({ score }) => score === 1)).toBeUndefined();
    expect(withRule()).toBeUndefined();
  });

  it('come from the danger of a group, such as a drug', () => {
    const groups = [{ title: 'Drug', figures: [], cautions: [{ ...danger, brief }] }];
    const definition = defined(findings, { groups });
    expect(briefFor(definition, evaluated(definition, allNo))).toBe(brief);
  });

  it('are not there before the first answer', () => {
    const definition = defined(findings, { cautions: [{ ...danger, brief }] });
    expect(briefFor(definition, evaluated(definition))).toBeUndefined();
  });
});

it('cautions leave out what the advice of the band already says', () => {
  const band = { title: 'High', tone: 'danger', advice: danger.text } as const;
  const definition = defined(findings, { band, cautions: [danger] });
  expect(cautionsFor(definition, evaluated(definition, allNo))).toEqual([]);
  // Before the first answer the advice is withheld.
  expect(cautionsFor(definition, evaluated(definition))).toEqual([danger]);
});
