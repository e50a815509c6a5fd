import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, ResultValue } from '../kit/definition.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { summaryText } from '../kit/summary.ts';
import { postIntubation } from './post-intubation.ts';

const now = new Date('2026-11-21T12:00:00');
const types = ['adult', 'paediatric', 'neonate'] as const;

const outcomeFor = (weight: unknown, patientType: string, shown: Record<string, boolean> = {}): Outcome =>
  evaluateDefinition(postIntubation, { weight, patientType, ...shown }, now).outcome;
const drugOf = (name: string, weight: unknown, type: string): ResultValue | undefined =>
  outcomeFor(weight, type).values[name];
const groupOf = (title: string, weight: unknown, type: string) =>
  outcomeFor(weight, type).groups?.find((group) => group.title === title) ?? expect.fail(title);
const amounts = (min: number, max: number, unit: string) => ({
  min: expect.closeTo(min, 9),
  max: expect.closeTo(max, 9),
  unit,
});

describe('post-intubation', () => {
  it('CALC-PINT-02 asks for weight and type and starts with all three shown', () => {
    expect(Object.keys(postIntubation.inputs)).toEqual([
      'weight',
      'patientType',
      'analgesia',
      'sedation',
      'paralysis',
    ]);
    expect(outcomeFor(70, 'adult').groups?.map(({ title }) => title)).toEqual([
      'Fentanyl',
      'Morphine',
      'Ketamine',
      'Midazolam',
      'Rocuronium',
    ]);
  });

  it('CALC-PINT-02 each toggle shows or hides its own drugs', () => {
    const off = { analgesia: false, sedation: false, paralysis: false };
    const names = (shown: Record<string, boolean>) =>
      Object.keys(outcomeFor(70, 'adult', { ...off, ...shown }).values);
    expect(names({})).toEqual([]);
    expect(names({ analgesia: true })).toEqual(['fentanyl', 'morphine']);
    expect(names({ sedation: true })).toEqual(['ketamine', 'midazolam']);
    expect(names({ paralysis: true })).toEqual(['rocuronium']);
  });

  it('CALC-PINT-02 gives no dose before the patient type is chosen', () => {
    const { outcome, missing } = evaluateDefinition(postIntubation, { weight: 70 }, now);
    expect(missing).toEqual(['patientType']);
    expect(outcome.headline.text).toBe('--');
    expect(outcome.groups).toEqual([]);
  });

  it.each([undefined, '', 'x', 0, -3, 0.9, 200.1])('CALC-PINT-03 weight %s gives zeros', (weight) => {
    for (const type of types) {
      const text = JSON.stringify(outcomeFor(weight, type).values);
      expect(text.match(/"(min|max)":(?!0[,}])(\d+)/g) ?? []).toEqual(
        // Only the rate by weight of morphine stays: it is no dose.
        type === 'neonate' ? ['"min":10', '"max":30'] : ['"min":20', '"max":80'],
      );
    }
    expect(drugOf('fentanyl', weight, 'adult')).toMatchObject({ loading: amounts(0, 0, 'ug') });
  });

  it('CALC-PINT-04 fentanyl', () => {
    expect(drugOf('fentanyl', 70, 'adult')).toEqual({
      loading: amounts(50, 50, 'ug'),
      infusion: amounts(35, 70, 'ug/hr'),
    });
    expect(drugOf('fentanyl', 1, 'adult')).toMatchObject({ loading: amounts(50, 50, 'ug') });
    expect(drugOf('fentanyl', 200, 'adult')).toEqual({
      loading: amounts(50, 50, 'ug'),
      infusion: amounts(100, 200, 'ug/hr'),
    });
    expect(drugOf('fentanyl', 20, 'paediatric')).toEqual({ loading: amounts(10, 20, 'ug'), infusion: null });
    expect(drugOf('fentanyl', 3, 'neonate')).toEqual({ loading: amounts(3, 6, 'ug'), infusion: null });
  });

  it('CALC-PINT-04 C26 an infusion that is not specified is said to be so, never 0', () => {
    for (const type of ['paediatric', 'neonate']) {
      expect(groupOf('Fentanyl', 20, type).figures[1]).toEqual({ label: 'Infusion', text: 'not specified' });
    }
  });

  it('CALC-PINT-05 morphine in adults', () => {
    expect(drugOf('morphine', 70, 'adult')).toEqual({
      loading: amounts(7, 14, 'mg'),
      infusionPerKg: amounts(20, 80, 'ug/kg/hr'),
      infusion: amounts(1400, 5600, 'ug/hr'),
    });
    expect(groupOf('Morphine', 70, 'adult').figures[1]).toMatchObject({
      text: '1\u202f400–5\u202f600\u00a0micrograms\u00a0(ug)/hr',
      note: '20–80\u00a0micrograms\u00a0(ug)/kg/hr',
    });
  });

  it('CALC-PINT-06 morphine in children as written', () => {
    expect(drugOf('morphine', 20, 'paediatric')).toEqual({
      loading: amounts(2, 40, 'mg'),
      infusionPerKg: amounts(20, 80, 'ug/kg/hr'),
      infusion: amounts(400, 1600, 'ug/hr'),
    });
  });

  it('CALC-PINT-07 morphine in newborns', () => {
    expect(drugOf('morphine', 3, 'neonate')).toEqual({
      loading: amounts(0.3, 0.3, 'mg'),
      infusionPerKg: amounts(10, 30, 'ug/kg/hr'),
      infusion: amounts(30, 90, 'ug/hr'),
    });
    expect(groupOf('Morphine', 3, 'neonate').figures[0]?.text).toBe('0.3\u00a0mg');
  });

  it('CALC-PINT-08 ketamine, with midazolam diluted to 1 mg/ml', () => {
    expect(drugOf('ketamine', 70, 'adult')).toEqual({
      loading: amounts(35, 70, 'mg'),
      infusion: amounts(70, 140, 'mg/hr'),
      withMidazolam: amounts(3.5, 3.5, 'mg/hr'),
    });
    expect(groupOf('Ketamine', 70, 'adult').notes?.join()).toContain('diluted to 1 mg/mL');
  });

  it('CALC-PINT-09 midazolam, and rocuronium repeated after 30 minutes', () => {
    expect(drugOf('midazolam', 70, 'adult')).toEqual({ infusion: amounts(2.1, 7, 'mg/hr') });
    expect(drugOf('rocuronium', 70, 'adult')).toEqual({
      dose: amounts(42, 42, 'mg'),
      repeatAfterMinutes: 30,
    });
    expect(groupOf('Rocuronium', 70, 'adult').notes).toEqual(['Repeat after 30 minutes if needed.']);
  });

  it("a newborn's dose is not changed by its rounding", () => {
    expect(groupOf('Midazolam', 1.5, 'neonate').figures[0]?.text).toBe('0.045–0.15\u00a0mg/hr');
    expect(groupOf('Ketamine', 1, 'neonate').figures[2]?.text).toBe('0.05\u00a0mg/hr');
  });
});

describe('post-intubation cautions', () => {
  it('CALC-PINT-06 C25 a child dose of morphine never stands without its published maximum', () => {
    const { figures, cautions } = groupOf('Morphine', 20, 'paediatric');
    expect(figures[0]?.text).toBe('2–40\u00a0mg');
    expect(figures[0]?.note).toContain('published maximum 4\u00a0mg');
    expect(cautions?.[0]).toMatchObject({ level: 'danger' });
    expect(cautions?.[0]?.text).toMatch(/0\.2 mg\/kg.*For 20\u00a0kg: published maximum 4\u00a0mg/);
    expect(cautions?.[0]?.brief?.length).toBeLessThanOrEqual(70);
    expect(outcomeFor(20, 'paediatric').band).toMatchObject({
      tone: 'danger',
      advice: expect.stringContaining('published maximum 4\u00a0mg'),
    });
    expect(outcomeFor(20, 'paediatric', { analgesia: false }).band?.tone).toBe('neutral');
  });

  it('CALC-PINT-06 C25 in the copied text the maximum stands on the same line and right below', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 2000 }),
        fc.boolean(),
        fc.boolean(),
        (tenths, sedation, paralysis) => {
          const raw = { weight: tenths / 10, patientType: 'paediatric', sedation, paralysis };
          const text = summaryText(
            'Tool',
            postIntubation,
            raw,
            evaluateDefinition(postIntubation, raw, now),
            now,
          );
          const [, block = ''] = text.split('\nMorphine\n');
          const lines = block.split('\n\n')[0]?.split('\n') ?? [];
          const maximum = `published maximum ${Number((tenths / 50).toFixed(tenths < 50 ? 3 : 2))}`;
          expect(lines[0]).toMatch(/^Loading dose: /);
          if (tenths < 500) expect(lines[0]?.replace(/\u202f/g, '')).toContain(maximum);
          expect(lines.find((line) => line.startsWith('CAUTION: Do not use the upper morphine'))).toContain(
            'published maximum',
          );
        },
      ),
    );
  });

  it('CALC-PINT-06 C25 the caution stands also before a weight is entered', () => {
    const { figures, cautions } = groupOf('Morphine', '', 'paediatric');
    expect(figures[0]?.note).toContain('published maximum 0.2\u00a0mg/kg');
    expect(cautions?.[0]?.level).toBe('danger');
  });

  it('CALC-PINT-09 newborns: the published start of midazolam for this weight', () => {
    const [caution] = groupOf('Midazolam', 3, 'neonate').cautions ?? [];
    expect(caution).toMatchObject({ level: 'danger' });
    expect(caution?.text).toContain('For 3\u00a0kg: 0.09\u00a0mg/hr or 0.18\u00a0mg/hr.');
    expect(groupOf('Midazolam', 3, 'adult').cautions).toEqual([]);
  });

  it('CALC-PINT-07 newborns: the usual infusion of morphine for this weight', () => {
    expect(groupOf('Morphine', 3, 'neonate').cautions?.[0]?.text).toContain(
      '15–60\u00a0micrograms\u00a0(ug)/hr for this weight',
    );
  });

  it('CALC-PINT-02 a weight that does not go with the patient type is a danger in the result bar', () => {
    const briefs = (weight: unknown, type: string) =>
      outcomeFor(weight, type).cautions?.flatMap(({ brief }) => brief ?? []);
    expect(briefs(35, 'neonate')).toEqual(['Neonate of 35\u00a0kg: check weight and patient type.']);
    expect(briefs(6, 'neonate')).toEqual([]);
    expect(briefs(7, 'adult')).toEqual(['Adult of 7\u00a0kg: check weight and patient type.']);
    expect(briefs(25, 'adult')).toEqual([]);
    expect(briefs('', 'adult')).toEqual([]);
  });

  it('CALC-PINT-02 paralysis alone is a danger in the result bar', () => {
    const dangersOf = (shown: Record<string, boolean>) =>
      outcomeFor(70, 'adult', shown).cautions?.filter(({ level }) => level === 'danger') ?? [];
    expect(dangersOf({})).toEqual([]);
    for (const shown of [{ sedation: false }, { analgesia: false }, { sedation: false, analgesia: false }]) {
      expect(dangersOf(shown)).toHaveLength(1);
      expect(dangersOf(shown)[0]?.brief?.length).toBeLessThanOrEqual(70);
    }
    expect(dangersOf({ sedation: false, paralysis: false })).toEqual([]);
  });

  it('keeps all three lines on the page, whatever is shown', () => {
    for (const type of types) {
      for (const analgesia of [true, false]) {
        for (const sedation of [true, false]) {
          for (const paralysis of [true, false]) {
            const raw = { weight: 3, patientType: type, analgesia, sedation, paralysis };
            const text = summaryText(
              'T',
              postIntubation,
              raw,
              evaluateDefinition(postIntubation, raw, now),
              now,
            );
            expect(text.match(/Do not use the upper morphine figure/g)).toHaveLength(1);
            expect(text.match(/Newborns: start midazolam/g)).toHaveLength(1);
            expect(text.match(/Never run a muscle relaxant/g)).toHaveLength(1);
          }
        }
      }
    }
  });
});

const scaling = [
  ['morphine', 'loading'],
  ['morphine', 'infusion'],
  ['ketamine', 'loading'],
  ['ketamine', 'infusion'],
  ['ketamine', 'withMidazolam'],
  ['midazolam', 'infusion'],
  ['rocuronium', 'dose'],
] as const;

function amountsOf(weight: number, type: string, name: string, key: string): { min: number; max: number } {
  const drug = drugOf(name, weight, type) as Record<string, { min: number; max: number }>;
  return drug[key] ?? expect.fail(`${name}.${key}`);
}

describe('post-intubation doses', () => {
  it('CALC-PINT-04 CALC-PINT-09 all but the fixed one grow with the weight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1000 }), fc.constantFrom(...types), (tenths, type) => {
        const weight = tenths / 10;
        for (const [name, key] of scaling) {
          const single = amountsOf(weight, type, name, key);
          const doubled = amountsOf(2 * weight, type, name, key);
          expect(doubled.min).toBeCloseTo(2 * single.min, 9);
          expect(doubled.max).toBeCloseTo(2 * single.max, 9);
        }
      }),
    );
  });
});
