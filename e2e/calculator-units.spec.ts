import { routeOf, tools } from '@oryx/calculators';
import type { Page } from '@playwright/test';
import {
  choose,
  enter,
  enterFindings,
  expectFigure,
  expectResult,
  field,
  openCalculator,
  resultBar,
  resultCard,
} from './support/calculator-page.ts';
import { expect, test } from './support/oryx.ts';

const unitOf = (page: Page, label: string) => page.getByRole('group', { name: `Unit of ${label}` });

async function switchUnit(page: Page, label: string, unit: string) {
  const button = unitOf(page, label).getByRole('button', { name: unit, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

async function expectGrace(page: Page) {
  await expectResult(page, '176', 'Very High');
}

test.beforeEach(({ signedIn }) => void signedIn);

test('CALC-GRACE-04 CALC-GRACE-09 creatinine switched to umol/L and back shows both and changes nothing', async ({
  page,
}) => {
  await openCalculator(page, 'grace-score');
  await enterFindings(page, {
    choose: { 'Killip class': 'II:' },
    tick: ['ST deviation', 'Elevated'],
    enter: { Age: '65', 'Heart rate': '95', 'Systolic blood pressure': '130', Creatinine: '1,1' },
  });
  const creatinine = field(page, 'Creatinine');
  await expectGrace(page);
  await expect(creatinine).toHaveAccessibleDescription(/= 97\.2 umol\/L/);
  await switchUnit(page, 'Creatinine', 'umol/L');
  await expect(creatinine).toHaveValue('97.2');
  await expect(creatinine).toHaveAccessibleDescription(/= 1\.1 mg\/dL/);
  await expectGrace(page);
  await switchUnit(page, 'Creatinine', 'mg/dL');
  // As it was typed, comma and all.
  await expect(creatinine).toHaveValue('1,1');
  await expectGrace(page);
});

test('a value typed in the other unit reaches the rule in the specified one', async ({ page }) => {
  await openCalculator(page, 'grace-score');
  await switchUnit(page, 'Creatinine', 'umol/L');
  await enterFindings(page, {
    choose: { 'Killip class': 'I:' },
    enter: { Age: '29', 'Heart rate': '60', 'Systolic blood pressure': '150' },
  });
  // 88.4 umol/L is 1 mg/dL: 0 + 3 + 24 + 7 + 0 = 34.
  await enter(page, 'Creatinine', '88.4');
  await expectResult(page, '34', 'Low');
});

test('CALC-CURB-02 urea of 7.1 mmol/L still scores when it is shown as BUN', async ({ page }) => {
  await openCalculator(page, 'curb65');
  await enterFindings(page, {
    choose: { Confusion: 'Yes', 'Low blood pressure': 'No' },
    enter: { BUN: '7.1', 'Respiratory rate': '18', Age: '65' },
  });
  await expectResult(page, '3', 'High');
  const units = page.getByRole('group', { name: /^Unit of BUN/ }).getByRole('button');
  await units.last().click();
  // 7.1 x 2.801
  await expect(field(page, 'BUN')).toHaveValue('19.9');
  await expectResult(page, '3', 'High');
});

test('weight in lb gives the doses of the same weight in kg', async ({ page }) => {
  await openCalculator(page, 'rsi');
  await switchUnit(page, 'Weight', 'lb');
  // 154.3 lb is 70 kg.
  await enter(page, 'Weight', '154.3');
  await choose(page, 'Patient type', 'Adult');
  await expect(resultBar(page)).toContainText(/^\s*(?:69\.99|70)\s*kg/);
  const etomidate = resultCard(page).getByRole('heading', { name: 'Etomidate' }).locator('..');
  await expectFigure(etomidate, 'Dose', '7–21 mg');
  await expectFigure(etomidate, 'Volume', '3.5–10.5 mL');
});

test('pressure in kPa and temperature in degrees Fahrenheit keep the result', async ({ page }) => {
  await openCalculator(page, 'map');
  await enterFindings(page, { enter: { 'Systolic pressure': '120', 'Diastolic pressure': '80' } });
  await switchUnit(page, 'Systolic pressure', 'kPa');
  await expect(field(page, 'Systolic pressure')).toHaveValue('16');
  await expectResult(page, '93', 'Normal');

  await openCalculator(page, 'air-score');
  await enterFindings(page, {
    enter: { Temperature: '38.5', Neutrophils: '60', 'White cell count': '8', CRP: '5' },
  });
  await expectResult(page, '1', 'Low');
  await switchUnit(page, 'Temperature', '°F');
  await expect(field(page, 'Temperature')).toHaveValue('101.3');
  await expectResult(page, '1', 'Low');
});

test('the chosen unit is kept on this device, the value is not', async ({ page }) => {
  await openCalculator(page, 'grace-score');
  await switchUnit(page, 'Creatinine', 'umol/L');
  await enter(page, 'Creatinine', '97.2');
  await page.reload();
  await expect(unitOf(page, 'Creatinine').getByRole('button', { name: 'umol/L' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(field(page, 'Creatinine')).toHaveValue('');
  // Another measurement keeps its specified unit.
  await expect(unitOf(page, 'Systolic blood pressure').getByRole('button', { name: 'mmHg' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('every field with two units starts in the specified one', async ({ page }) => {
  const specified = ['kg', '°C', 'mmHg', 'mg/dL', 'mmol/L'];
  for (const id of ['air-score', 'burns', 'curb65', 'framingham-risk', 'grace-score', 'wafelsm']) {
    expect(tools.some((tool) => tool.id === id && routeOf(tool) !== '#')).toBe(true);
    await openCalculator(page, id);
    const pressed = page.getByRole('main').getByRole('button', { pressed: true });
    await expect(pressed).not.toHaveCount(0);
    for (const unit of await pressed.allInnerTexts()) expect(specified).toContain(unit);
  }
});
