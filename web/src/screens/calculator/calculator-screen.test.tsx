import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  barWords,
  button,
  cardWords,
  cautions,
  choose,
  enter,
  enterFindings,
  expectFigure,
  expectResult,
  field,
  headline,
  openCalculator,
  pick,
  press,
  question,
  resultGroup,
  selectOf,
  tick,
} from '../../test/calculator-page.tsx';

describe('the calculator screen', () => {
  it('CALC-ALV-03 has a full page with header and Back, and a card without them', async () => {
    await openCalculator('alvarado');
    expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'References' })).toBeTruthy();
  });

  it('CALC-ALV-03 the card keeps tool, result and disclaimer', async () => {
    await openCalculator('alvarado?variant=card');
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'References' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Alvarado Score' })).toBeTruthy();
    expect(screen.getByText(/does not replace clinical judgment/)).toBeTruthy();
  });

  it('CALC-GEN-04 shows the Geneva result twice, with the same score', async () => {
    await openCalculator('geneva-score');
    const cards = screen
      .getAllByRole('heading', { level: 2, name: /^Result( so far)?$/ })
      .map((heading) => heading.parentElement as HTMLElement);
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(within(card).getByText('of 22')).toBeTruthy();
  });

  it('shows only the notes that apply to this result', async () => {
    await openCalculator('wafelsm');
    expect(screen.getByText(/Do not exceed adult maximum doses/)).toBeTruthy();
  });

  it('shows the note of a drug in its own block', async () => {
    await openCalculator('rsi');
    expect(within(resultGroup('Rocuronium')).getByText(/Published for rapid sequence: 1–1.2/)).toBeTruthy();
  });
});

describe('the guide of a tool', () => {
  it('is folded, and is loaded with its sources when it is opened', async () => {
    const page = await openCalculator('egfr');
    expect(within(page).getAllByText('Awaiting clinical review')).toHaveLength(1);
    const guide = screen.getByText('When to use it, pitfalls and evidence').closest('details');
    if (!guide) throw new Error('no guide');
    expect(within(guide).queryByRole('heading')).toBeNull();
    guide.open = true;
    fireEvent(guide, new Event('toggle'));
    await within(guide).findByRole('heading', { name: 'Evidence' });
    within(guide).getByText(/Made by Lesley Inker/);
    expect(within(guide).getAllByRole('link', { name: /^Source 1: Inker/ }).length).toBeGreaterThan(0);
  });

  it('marks nothing but itself as awaiting review on the page of a specified tool', async () => {
    await openCalculator('map');
    screen.getByText('When to use it, pitfalls and evidence');
    expect(screen.queryByText('Awaiting clinical review')).toBeNull();
  });
});

describe('a page before the first answer', () => {
  it('CALC-WDVT-04 shows the live result of ticks without reassurance, until none was confirmed', async () => {
    await openCalculator('wells-dvt');
    expectResult('0', 'Low');
    expectFigure('Probability of DVT', '5%');
    expect(cardWords()).toContain('Nothing answered yet: every finding counts as absent.');
    expect(barWords()).toContain('Nothing answered yet');
    expect(cardWords()).not.toContain('DVT unlikely');
    press('None of these findings');
    expect(cardWords()).toContain('DVT unlikely: D-dimer to rule out.');
    expect(cardWords()).not.toContain('Nothing answered yet');
    tick('Pitting oedema');
    expectResult('1', 'Moderate');
  });

  it('CALC-ALL-06 shows the figure and the count of answers alone in the bar of other live tools', async () => {
    await openCalculator('curb65');
    expect(barWords()).toMatch(/^0 of 5 .*0 of 5 answered$/);
    expect(barWords()).not.toContain('Low');
  });
});

it('CALC-MAP-02 an impossible pair of pressures is not reassuring', async () => {
  await openCalculator('map');
  enterFindings({ enter: { 'Systolic pressure': '60', 'Diastolic pressure': '120' } });
  expectResult('100', 'Normal');
  expect(cardWords()).not.toContain('No action on this figure alone');
  expect(barWords()).toContain('Diastolic not below systolic');
});

it('PLAT-22 a value that does not count says so beside its field and in the result', async () => {
  await openCalculator('burns');
  enterFindings({ enter: { Weight: '700', 'Burned body surface (%BSA)': '20' } });
  screen.getByRole('textbox', { name: 'Weight', description: /^Not counted: over 200 kg\./ });
  expect(cardWords()).toContain('Not counted: Weight');
  expect(cardWords()).not.toContain('Missing');
  enter('Weight', '1 00');
  screen.getByRole('textbox', { name: 'Weight', description: /^Not counted: not a number\./ });
});

it('CALC-GCS-01 CALC-GCS-03 a response that cannot be tested is ticked, and there is no total', async () => {
  await openCalculator('gcs');
  enterFindings({ choose: { 'Eye opening': 'Spontaneous', 'Motor response': 'Obeys' } });
  const verbal = question('Verbal response');
  expect(within(verbal).getAllByRole('radio')).toHaveLength(5);
  fireEvent.click(within(verbal).getByRole('checkbox', { name: /^Not testable/ }));
  expect(headline()).toContain('E4 VNT M6');
  expect(cardWords()).toContain('No total: speech not testable');
  choose('Verbal response', 'Oriented');
  expectResult('15', 'Normal');
});

describe('the units converter', () => {
  it('CALC-UNIT-01 CALC-UNIT-07 CALC-UNIT-10 converts on its button, swaps, and clears the result when the value changes', async () => {
    await openCalculator('units-converter');
    screen.getByRole('heading', { level: 1, name: 'Medical Units Conversion Calculator' });
    expect(button('Swap').disabled).toBe(true);
    enterFindings({ pick: { Category: 'Weight/Mass', From: 'kg', To: 'lb' }, enter: { Value: '1' } });
    expect(cardWords()).toContain('--');
    press('Convert');
    expect(cardWords()).toContain('2.204624');
    press('Swap');
    expect(field('Value').value).toBe('2.204624');
    expect(headline()).toContain('1 kg');
    enter('Value', '2');
    expect(cardWords()).toContain('--');
    enter('Value', 'abc');
    press('Convert');
    expect(cardWords()).toContain('--');
  });

  it('converts glucose in two taps and a number', async () => {
    await openCalculator('units-converter');
    press('Glucose mg/dL → mmol/L');
    enter('Value', '126');
    press('Convert');
    // 126 mg/dL is 1260 mg/L, and 180.156 mg of glucose are 1 mmol.
    expect(headline()).toMatch(/6\.99\d* mmol\/L/);
  });

  it.each([
    // 1000 kg is 1e12 ug, more than the value may be.
    ['1000', 'kg', 'ug', '1000000000000'],
    // Too small to show: the 0 is no value to go on with.
    ['1', 'ug', 'kg', '1'],
  ])(
    'CALC-UNIT-10 shows no figure of other units after %s %s to %s is swapped',
    async (value, from, to, after) => {
      await openCalculator('units-converter');
      enter('Value', value);
      pick('From', `${from} `);
      pick('To', `${to} `);
      press('Convert');
      press('Swap');
      expect(field('Value').value).toBe(after);
      expect(headline()).toContain('--');
    },
  );

  it('CALC-UNIT-06 converts a temperature through Celsius', async () => {
    await openCalculator('units-converter');
    enterFindings({ pick: { Category: 'Temperature', From: 'F', To: 'K' }, enter: { Value: '32' } });
    press('Convert');
    expect(cardWords()).toContain('273.15');
  });

  it('CALC-UNIT-11 clears value, units and result on reset', async () => {
    await openCalculator('units-converter');
    enterFindings({ pick: { From: 'kg', To: 'lb' }, enter: { Value: '1' } });
    press('Convert');
    press('Reset Converter');
    expect(field('Value').value).toBe('');
    for (const unit of ['From', 'To']) expect(selectOf(unit).value).toBe('');
    expect(cardWords()).toContain('--');
  });

  it('CALC-UNIT-05 shows the figure of an invalid pair only inside its caution, and the true one with the substance', async () => {
    await openCalculator('units-converter');
    enterFindings({
      pick: { Category: 'Concentration', From: 'umol/L', To: 'mg/dL' },
      enter: { Value: '90' },
    });
    press('Convert');
    expect(cautions()).toContain('not a valid clinical conversion');
    expect(cautions()).toContain('0.09 mg/dL');
    expect(headline()).toContain('--');
    pick('Substance', 'Creatinine');
    press('Convert');
    // 90 umol/L x 113.12 g/mol
    expect(headline()).toContain('1.01808');
    expect(cautions()).toBe('');
  });
});

describe('a field with two units', () => {
  const unitOf = (label: string) => within(screen.getByRole('group', { name: `Unit of ${label}` }));

  function switchUnit(label: string, unit: string) {
    const button = unitOf(label).getByRole('button', { name: unit });
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
  }

  it('CALC-GRACE-04 CALC-GRACE-09 shows creatinine in both units, and is unchanged after a switch there and back', async () => {
    await openCalculator('grace-score');
    enterFindings({
      choose: { 'Killip class': 'II:' },
      tick: ['ST deviation', 'Elevated'],
      enter: { Age: '65', 'Heart rate': '95', 'Systolic blood pressure': '130', Creatinine: '1,1' },
    });
    const describedBy = (description: RegExp) =>
      screen.getByRole('textbox', { name: 'Creatinine', description });
    expectResult('176', 'Very High');
    describedBy(/= 97\.2 umol\/L/);
    switchUnit('Creatinine', 'umol/L');
    expect(field('Creatinine').value).toBe('97.2');
    describedBy(/= 1\.1 mg\/dL/);
    expectResult('176', 'Very High');
    switchUnit('Creatinine', 'mg/dL');
    // As it was typed, comma and all.
    expect(field('Creatinine').value).toBe('1,1');
    expectResult('176', 'Very High');
  });

  it('gives the rule a value in the specified unit, whatever unit it was typed in', async () => {
    await openCalculator('grace-score');
    switchUnit('Creatinine', 'umol/L');
    enterFindings({
      choose: { 'Killip class': 'I:' },
      enter: { Age: '29', 'Heart rate': '60', 'Systolic blood pressure': '150' },
    });
    // 88.4 umol/L is 1 mg/dL: 0 + 3 + 24 + 7 + 0 = 34.
    enter('Creatinine', '88.4');
    expectResult('34', 'Low');
  });

  it('CALC-CURB-02 still scores urea of 7.1 mmol/L when it is shown as BUN', async () => {
    await openCalculator('curb65');
    enterFindings({
      choose: { Confusion: 'Yes', 'Low blood pressure': 'No' },
      enter: { BUN: '7.1', 'Respiratory rate': '18', Age: '65' },
    });
    expectResult('3', 'High');
    switchUnit('BUN (mmol/L)', 'mg/dL BUN');
    // 7.1 x 2.801
    expect(field('BUN').value).toBe('19.9');
    expectResult('3', 'High');
  });

  it('shows for a weight in lb the doses of the same weight in kg', async () => {
    await openCalculator('rsi');
    switchUnit('Weight', 'lb');
    // 154.3 lb is 70 kg.
    enter('Weight', '154.3');
    choose('Patient type', 'Adult');
    expect(headline()).toMatch(/(?:69\.99|70) kg/);
    expectFigure('Dose', '7–21 mg', resultGroup('Etomidate'));
    expectFigure('Volume', '3.5–10.5 mL', resultGroup('Etomidate'));
  });

  it.each([
    ['map', { 'Systolic pressure': '120', 'Diastolic pressure': '80' }, 'kPa', '16', '93', 'Normal'],
    [
      'air-score',
      { Temperature: '38.5', Neutrophils: '60', 'White cell count': '8', CRP: '5' },
      '°F',
      '101.3',
      '1',
      'Low',
    ],
  ])('keeps the result of %s for %j in %s', async (id, typed, unit, converted, result, band) => {
    await openCalculator(id);
    enterFindings({ enter: typed });
    expectResult(result, band);
    const label = Object.keys(typed)[0] ?? '';
    switchUnit(label, unit);
    expect(field(label).value).toBe(converted);
    expectResult(result, band);
  });
});

describe('the copied text', () => {
  /** Returns the text that the page copies. A range may be set with either dash, a unit with any space. */
  async function copied(): Promise<string> {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    press('Copy result');
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    return (write.mock.calls[0]?.[0] ?? '').replace(/–/g, '-').replace(/[^\S\n]/g, ' ');
  }

  it('holds tool, date, inputs, result, band and cautions', async () => {
    await openCalculator('wells-pe');
    enterFindings({ tick: ['PE is the most likely', 'Haemoptysis'] });
    const text = await copied();
    expect(text).toMatch(/^Wells Criteria for PE\n\d{4}-\d\d-\d\d \d\d:\d\d\n/);
    expect(text).toMatch(/^Wells PE: 4 of 12\.5$/m);
    expect(text).toMatch(/^Low\b/m);
    expect(text).toMatch(/^Probability of PE: 5% or less/m);
    expect(text).toMatch(/^CAUTION: .*2 to 4 are moderate.* \[.+\]$/m);
    expect(text).toMatch(/^PE is the most likely diagnosis: Yes$/m);
    expect(text).toMatch(/^Malignancy: No$/m);
    expect(text).toContain('does not replace clinical judgment');
  });

  it('CALC-PINT-06 keeps the morphine dose of a child and its published maximum on one line', async () => {
    await openCalculator('post-intubation');
    enterFindings({ choose: { 'Patient type': 'Paediatric' }, enter: { Weight: '20' } });
    const text = await copied();
    expect(text).toMatch(/^Loading dose: 2-40 mg \(.*published maximum 4 mg/m);
    expect(text).toMatch(/^CAUTION: .*ten times the published maximum of 0\.2 mg\/kg/m);
    expect(text).toMatch(/^Weight: 20 kg$/m);
    expect(text).toMatch(/^Patient type: Paediatric$/m);
  });

  it('holds a value in the unit in which it was measured, with the specified one behind it', async () => {
    await openCalculator('grace-score');
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Unit of Creatinine' })).getByRole('button', {
        name: 'umol/L',
      }),
    );
    enter('Creatinine', '106,1');
    // 106.1 / 88.4 = 1.2002
    expect(await copied()).toMatch(/^Creatinine: 106\.1 umol\/L \(1\.2 mg\/dL\)$/m);
  });

  it('names what is missing', async () => {
    await openCalculator('gcs');
    choose('Eye opening', 'Spontaneous');
    const text = await copied();
    expect(text).toContain('NOT COMPLETE. Missing: Verbal response; Motor response');
    expect(text).toMatch(/^GCS: --$/m);
  });
});
