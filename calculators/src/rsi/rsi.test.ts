import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caution, Outcome } from '../kit/definition.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { briefFor } from '../kit/sound.ts';
import { summaryText } from '../kit/summary.ts';
import { rsi } from './rsi.ts';

const now = new Date('2026-11-21T12:00:00');
const types = ['adult', 'paediatric'] as const;
const scenarios = ['standard', 'hemodynamic_instability', 'head_injury', 'asthma', 'elderly'] as const;
const names = ['fentanyl', 'etomidate', 'ketamine', 'midazolam', 'rocuronium', 'suxamethonium'] as const;

const outcomeFor = (weight: unknown, patientType: string = 'adult', scenario: string = 'standard'): Outcome =>
  evaluateDefinition(rsi, { weight, patientType, scenario }, now).outcome;

/** `[min, max, volMin, volMax]` of one drug. */
function dose(name: (typeof names)[number], ...patient: Parameters<typeof outcomeFor>): number[] {
  const { min, max, volMin, volMax } = outcomeFor(...patient).values[name] as Record<string, number>;
  return [min, max, volMin, volMax].map(Number);
}

function groupOf(title: string, ...patient: Parameters<typeof outcomeFor>) {
  return outcomeFor(...patient).groups?.find((group) => group.title === title) ?? expect.fail(title);
}
const textOf = (cautions: readonly Caution[] = []) => cautions.map(({ text }) => text).join('\n');

describe('RSI', () => {
  it('CALC-RSI-01 asks for weight, patient type and scenario, standard from the start', () => {
    expect(Object.keys(rsi.inputs)).toEqual(['weight', 'patientType', 'scenario']);
    const options = (key: string) => {
      const input = rsi.inputs[key];
      return input?.kind === 'choice' ? input.options.map(({ key: one, label }) => [one, label]) : [];
    };
    expect(options('patientType')).toEqual([
      ['adult', 'Adult (over 12 years)'],
      ['paediatric', 'Paediatric (under 12 years)'],
    ]);
    expect(options('scenario').map(([key]) => key)).toEqual(scenarios);
    expect(evaluateDefinition(rsi, { weight: 70, patientType: 'adult' }, now).outcome.values).toEqual(
      outcomeFor(70).values,
    );
  });

  it.each([undefined, '', 'x', 0, -3, 0.9, 200.1, 700])('CALC-RSI-02 weight %s gives zeros', (weight) => {
    for (const type of types) {
      for (const scenario of scenarios) {
        for (const name of names) expect(dose(name, weight, type, scenario)).toEqual([0, 0, 0, 0]);
      }
    }
  });

  it('CALC-RSI-02 without a patient type nothing but zeros is shown', () => {
    const { outcome, missing } = evaluateDefinition(rsi, { weight: 70 }, now);
    expect(missing).toEqual(['patientType']);
    for (const name of names) {
      expect(outcome.values[name]).toEqual({ min: 0, max: 0, volMin: 0, volMax: 0 });
    }
  });

  it('CALC-RSI-02 takes 1 and 200 kg', () => {
    expect(dose('fentanyl', 1)).toEqual([1, 3, 0.1, 0.3]);
    expect(dose('fentanyl', 200)).toEqual([200, 600, 20, 60]);
  });

  it('CALC-RSI-03 shows dose, volume with its concentration, and dilution of six drugs', () => {
    const groups = outcomeFor(70).groups ?? [];
    expect(groups.map(({ title }) => title.toLowerCase())).toEqual(names);
    for (const { figures, notes } of groups) {
      expect(figures.map(({ label }) => label)).toEqual(['Dose', 'Volume']);
      expect(figures[1]?.note).toMatch(/^at \d+.+\/mL$/);
      expect(notes?.[0]).toMatch(/mL/);
    }
  });

  it('CALC-RSI-04 fentanyl 1-3 ug/kg at 10 ug/ml', () => {
    expect(dose('fentanyl', 70)).toEqual([70, 210, 7, 21]);
    expect(groupOf('Fentanyl', 70).figures.map(({ text }) => text)).toEqual([
      '70–210\u00a0micrograms\u00a0(ug)',
      '7–21\u00a0mL',
    ]);
    expect(groupOf('Fentanyl', 70).notes?.join()).toContain('with 8 mL saline to 10 micrograms (ug)/mL');
  });

  it('CALC-RSI-05 etomidate 0.1-0.3 mg/kg, elderly 0.15-0.2, never over 30 mg', () => {
    expect(dose('etomidate', 70)).toEqual([7, 21, 3.5, 10.5]);
    expect(dose('etomidate', 99)).toEqual([9.9, 29.7, 5, 14.9]);
    expect(dose('etomidate', 100)).toEqual([10, 30, 5, 15]);
    expect(dose('etomidate', 120)).toEqual([12, 30, 6, 15]);
    expect(dose('etomidate', 70, 'adult', 'elderly')).toEqual([10.5, 14, 5.3, 7]);
    expect(dose('etomidate', 150, 'adult', 'elderly')).toEqual([22.5, 30, 11.3, 15]);
    expect(dose('etomidate', 200, 'adult', 'elderly')).toEqual([30, 30, 15, 15]);
    expect(groupOf('Etomidate', 200, 'adult', 'elderly').figures[0]?.text).toBe('30\u00a0mg');
  });

  it('CALC-RSI-06 ketamine by scenario', () => {
    expect(dose('ketamine', 70)).toEqual([70, 140, 7, 14]);
    expect(dose('ketamine', 70, 'adult', 'hemodynamic_instability')).toEqual([17.5, 35, 1.8, 3.5]);
    expect(dose('ketamine', 70, 'adult', 'head_injury')).toEqual([0, 0, 0, 0]);
    expect(dose('ketamine', 70, 'adult', 'asthma')).toEqual([84, 168, 8.4, 16.8]);
    expect(dose('ketamine', 70, 'adult', 'elderly')).toEqual([70, 140, 7, 14]);
  });

  it('CALC-RSI-07 CALC-RSI-08 midazolam 0.2-0.3 mg/kg and rocuronium 0.6-1.2 mg/kg', () => {
    expect(dose('midazolam', 70)).toEqual([14, 21, 2.8, 4.2]);
    expect(dose('rocuronium', 70)).toEqual([42, 84, 4.2, 8.4]);
  });

  it('CALC-RSI-09 CALC-RSI-10 suxamethonium by type, infants up to 10 kg', () => {
    expect(dose('suxamethonium', 70)).toEqual([70, 140, 7, 14]);
    expect(groupOf('Suxamethonium', 70).notes?.join()).toContain(
      'Dilute 100 mg/2 mL with 8 mL saline to 10 mg/mL',
    );
    expect(dose('suxamethonium', 20, 'paediatric')).toEqual([40, 40, 4, 4]);
    expect(dose('suxamethonium', 9.9, 'paediatric')).toEqual([29.7, 29.7, 3, 3]);
    expect(dose('suxamethonium', 10, 'paediatric')).toEqual([30, 30, 3, 3]);
    expect(dose('suxamethonium', 10.1, 'paediatric')).toEqual([20.2, 20.2, 2, 2]);
    expect(dose('suxamethonium', 10, 'adult')).toEqual([10, 20, 1, 2]);
    const [figure] = groupOf('Suxamethonium', 10, 'paediatric').figures;
    expect(figure).toMatchObject({ text: '30\u00a0mg', note: '3\u00a0mg/kg, infant' });
  });

  it('CALC-RSI-11 gives the guidance', () => {
    const guidance = rsi.lists?.[0]?.items.join(' ') ?? '';
    expect(guidance).toContain('3-5 minutes');
    expect(guidance).toContain('over 60 seconds');
  });
});

describe('RSI cautions', () => {
  it('CALC-RSI-03 a dose under 1 that rounding changes stands exactly beside it', () => {
    expect(groupOf('Ketamine', 1, 'paediatric', 'hemodynamic_instability').figures[0]).toMatchObject({
      text: '0.3–0.5\u00a0mg',
      note: '0.25–0.5\u00a0mg/kg; exactly 0.25–0.5\u00a0mg',
    });
    expect(groupOf('Ketamine', 1, 'paediatric').figures[0]?.note).toBe('1–2\u00a0mg/kg');
    expect(textOf(groupOf('Etomidate', 1, 'paediatric', 'hemodynamic_instability').cautions)).toContain(
      '0.15\u00a0mg for this weight',
    );
  });

  it('CALC-RSI-03 C24 a volume under 0.1 mL carries "verify small volume"', () => {
    const small = groupOf('Rocuronium', 1, 'paediatric');
    expect(small.figures[1]).toMatchObject({
      text: '0.1\u00a0mL',
      note: 'at 10\u00a0mg/mL; verify small volume',
    });
    expect(small.cautions?.[0]).toMatchObject({ level: 'danger' });
    expect(small.cautions?.[0]?.text).toContain('0.06–0.12\u00a0mL before rounding');
    // 0.2 mg/kg at 5 mg/mL: 2.5 kg is exactly 0.1 mL, 2.4 kg is less.
    expect(textOf(groupOf('Midazolam', 2.5).cautions)).not.toMatch(/small volume/);
    expect(textOf(groupOf('Midazolam', 2.4).cautions)).toMatch(/small volume/);
    expect(textOf(groupOf('Fentanyl', 1).cautions)).not.toMatch(/small volume/);
  });

  it('CALC-RSI-03 a volume under 1 mL that rounding changes stands exactly beside it', () => {
    // 3.5 kg: 0.7-1.05 mg at 5 mg/mL is 0.14-0.21 mL, which one decimal makes 0.1-0.2.
    expect(groupOf('Midazolam', 3.5, 'paediatric').figures[1]).toMatchObject({
      text: '0.1–0.2\u00a0mL',
      note: 'at 5\u00a0mg/mL; exactly 0.14–0.21\u00a0mL',
    });
    expect(groupOf('Midazolam', 70).figures[1]?.note).toBe('at 5\u00a0mg/mL');
  });

  it('in the elderly says beside every sedative that the page does not lower it', () => {
    for (const drug of ['Fentanyl', 'Ketamine', 'Midazolam']) {
      expect(textOf(groupOf(drug, 70, 'adult', 'elderly').cautions)).toMatch(/This page does not lower it/);
    }
    expect(textOf(groupOf('Ketamine', 70).cautions)).toBe('');
  });

  it('CALC-RSI-01 says in the result bar when entries do not go together', () => {
    const briefs = (...patient: Parameters<typeof outcomeFor>) =>
      outcomeFor(...patient).cautions?.flatMap(({ brief }) => brief ?? []);
    expect(briefs(7)).toEqual(['Adult of 7\u00a0kg: check weight and patient type.']);
    expect(briefs(25)).toEqual([]);
    expect(briefs(7, 'paediatric')).toEqual([]);
    expect(briefs(20, 'paediatric', 'elderly')?.[0]).toBe('Paediatric and elderly: check both.');
  });

  it('warns in the result bar of shock, age and a weight over 100 kg, and of nothing else', () => {
    const briefOf = (weight: number, scenario?: string) =>
      briefFor(rsi, evaluateDefinition(rsi, { weight, patientType: 'adult', scenario }, now));
    expect(briefOf(70)).toBeUndefined();
    expect(briefOf(70, 'asthma')).toBeUndefined();
    expect(briefOf(70, 'elderly')).toBe('Shock or elderly: halve the sedative or less.');
    expect(briefOf(70, 'hemodynamic_instability')).toBe('Shock or elderly: halve the sedative or less.');
    expect(briefOf(100)).toBeUndefined();
    expect(briefOf(100.1)).toBe('Over 100 kg: in obesity dose by lean body weight.');
  });

  it('shows half of the dose for this weight in the elderly', () => {
    // 70 kg: fentanyl 70-210 micrograms, ketamine 70-140 mg.
    const halves = (drug: string) => textOf(groupOf(drug, 70, 'adult', 'elderly').cautions);
    expect(halves('Fentanyl')).toContain(
      'halve this dose (35–105\u00a0micrograms\u00a0(ug) for this weight)',
    );
    expect(halves('Ketamine')).toContain('halve this dose (35–70\u00a0mg for this weight)');
  });

  it('CALC-RSI-05 says in the elderly that etomidate begins above the other scenarios', () => {
    const text = textOf(groupOf('Etomidate', 70, 'adult', 'elderly').cautions);
    expect(text).toContain('above the 0.1\u00a0mg/kg (7\u00a0mg for this weight)');
    expect(textOf(groupOf('Etomidate', 70).cautions)).toBe('');
  });

  it('C24 ketamine withheld in head injury says so beside the 0, and elsewhere as a note', () => {
    const { notes, cautions } = groupOf('Ketamine', 70, 'adult', 'head_injury');
    expect(notes?.join(' ')).toContain('this tool gives none');
    expect(cautions).toMatchObject([{ level: 'danger' }]);
    expect(textOf(cautions)).toContain('Ketamine shows 0');
    expect(outcomeFor(70, 'adult', 'head_injury').cautions).toEqual([]);
    expect(outcomeFor(70).cautions).toMatchObject([{ level: 'note' }]);
  });

  it('shows the published dose for the weight where the scenario does not lower the specified one', () => {
    expect(textOf(groupOf('Midazolam', 70, 'adult', 'elderly').cautions)).toContain(
      '7\u00a0mg for this weight',
    );
    expect(textOf(groupOf('Fentanyl', 70, 'adult', 'hemodynamic_instability').cautions)).toContain(
      '35–70\u00a0micrograms\u00a0(ug) for this weight',
    );
    expect(textOf(groupOf('Etomidate', 70, 'adult', 'hemodynamic_instability').cautions)).toContain(
      '10.5\u00a0mg for this weight',
    );
    expect(textOf(groupOf('Ketamine', 70, 'adult', 'asthma').cautions)).toContain(
      '140\u00a0mg for this weight',
    );
    expect(groupOf('Midazolam', 70).cautions).toEqual([]);
  });

  it('keeps every caution in the copied text, whatever the scenario', () => {
    for (const type of types) {
      for (const scenario of scenarios) {
        const raw = { weight: 20, patientType: type, scenario };
        const text = summaryText('RSI', rsi, raw, evaluateDefinition(rsi, raw, now), now);
        for (const line of [
          'halve the sedative or less',
          'Ketamine shows 0',
          '1 mL syringe',
          'malignant hyperthermia',
        ]) {
          expect(text).toContain(line);
        }
      }
    }
  });
});

/** The specification's rule once more, in plain arithmetic. */
function specified(weight: number, type: string, scenario: string): Record<string, [number, number, number]> {
  let ketamine: [number, number] = [1, 2];
  if (scenario === 'hemodynamic_instability') ketamine = [0.25, 0.5];
  if (scenario === 'head_injury') ketamine = [0, 0];
  if (scenario === 'asthma') ketamine = [1.2, 2.4];
  let sux: [number, number] = [1, 2];
  if (type === 'paediatric') sux = weight <= 10 ? [3, 3] : [2, 2];
  const etomidate = scenario === 'elderly' ? [0.15, 0.2] : [0.1, 0.3];
  return {
    fentanyl: [weight, 3 * weight, 10],
    etomidate: [Number(etomidate[0]) * weight, Math.min(30, Number(etomidate[1]) * weight), 2],
    ketamine: [ketamine[0] * weight, ketamine[1] * weight, 10],
    midazolam: [0.2 * weight, 0.3 * weight, 5],
    rocuronium: [0.6 * weight, 1.2 * weight, 10],
    suxamethonium: [sux[0] * weight, sux[1] * weight, 10],
  };
}

describe('RSI against a second implementation', () => {
  it('CALC-RSI-04 CALC-RSI-10 agrees for every type and scenario and any weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 2000 }),
        fc.constantFrom(...types),
        fc.constantFrom(...scenarios),
        (tenths, type, scenario) => {
          const expected = specified(tenths / 10, type, scenario);
          for (const name of names) {
            const [min = 0, max = 0, perMl = 1] = expected[name] ?? [];
            const actual = dose(name, tenths / 10, type, scenario);
            for (const [index, value] of [min, max, min / perMl, max / perMl].entries()) {
              expect(Math.abs((actual[index] ?? Number.NaN) - value)).toBeLessThanOrEqual(0.05 + 1e-9);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
