import type { Locator } from '@playwright/test';
import {
  cautions,
  choose,
  enterFindings,
  expectFigure,
  expectResult,
  field,
  figure,
  openCalculator,
  resultBar,
  resultCard,
} from './support/calculator-page.ts';
import { expect, test } from './support/oryx.ts';

// These tests enter a few patients in a real browser. The unit tests in
// web/src/screens/calculator/patients/ enter the patients of all other tools.

test.beforeEach(({ signedIn }) => void signedIn);

test('PLAT-21 CALC-NEWS-04 CALC-NEWS-10 NEWS follows every answer without a submit step', async ({
  page,
}) => {
  await openCalculator(page, 'news');
  const saturation = page.getByRole('group', { name: 'Oxygen saturation' });
  // The whole fieldset is disabled, because it has no controls yet.
  await expect(saturation).toHaveAttribute('disabled');
  // 2 + 0 + 1 + 2 + 1 + 1 + 2 + 0 = 9 by the points of the specification.
  await enterFindings(page, {
    choose: {
      'Respiratory rate': '21–24',
      'Smoking status': 'Non-smoker',
      'Oxygen saturation': '94–95',
      'Supplemental oxygen': 'Yes',
      Temperature: '38.1–39.0',
      'Systolic blood pressure': '101–110',
      'Heart rate': '111–130',
      Consciousness: 'Alert',
    },
  });
  await expectResult(page, '9');
  await expect(resultBar(page)).toContainText(/emergency response with continuous monitoring/i);
  // From 2 points to 0: the total falls to 7, still an emergency.
  await choose(page, 'Heart rate', '51–90');
  await expectResult(page, '7');
  await choose(page, 'Smoking status', 'Smoker / COPD');
  await expect(saturation.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(resultBar(page)).toContainText('--');
});

/** Counts the columns in which fields stand. */
async function columnsOf(fields: Locator): Promise<number> {
  const edges = await fields.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left)),
  );
  return new Set(edges).size;
}

test('CALC-CURB-01 CALC-NIHSS-01..CALC-NIHSS-03 a wide screen shows CURB-65 in one column and NIHSS in three, and NIHSS reads 18', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCalculator(page, 'curb65');
  const numbers = page.getByRole('main').getByRole('textbox');
  await expect(numbers).toHaveCount(3);
  expect(await columnsOf(numbers)).toBe(1);
  await openCalculator(page, 'nihss');
  const selects = page.getByRole('main').getByRole('combobox');
  await expect(selects).toHaveCount(15);
  expect(await columnsOf(selects)).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterFindings(page, {
    pick: { '1a.': '3:', '1b.': '2:', '1c.': '2:', '2.': '2:', '3.': '3:', '4.': '3:', '5a.': '3:' },
  });
  await expectResult(page, '18', 'Moderate to severe');
  await expect(resultBar(page)).toContainText('7 of 15 answered');
});

test('CALC-UNIT-01 CALC-UNIT-07 CALC-UNIT-10 the units converter converts on its button, and swaps', async ({
  page,
}) => {
  await openCalculator(page, 'units-converter');
  await expect(page.getByRole('button', { name: 'Swap' })).toBeDisabled();
  await enterFindings(page, {
    pick: { Category: 'Weight/Mass', From: 'kg', To: 'lb' },
    enter: { Value: '1' },
  });
  await expect(resultCard(page)).toContainText('--');
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(resultCard(page)).toContainText('2.204624');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(field(page, 'Value')).toHaveValue('2.204624');
  await expect(resultCard(page)).toContainText('1kg', { useInnerText: false });
});

test('CALC-PHQ-01 CALC-PHQ-02 CALC-PHQ-03 CALC-PHQ-04 PHQ-9 with a positive question 9 warns on both tabs', async ({
  page,
}) => {
  await openCalculator(page, 'phq9-gad7');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const questions = page.getByRole('tabpanel').getByRole('group');
  const answer = async (points: readonly number[]) => {
    for (const [index, point] of points.entries()) {
      await questions.nth(index).getByRole('radio').nth(point).check();
    }
  };
  await expect(tab('PHQ-9')).toHaveAttribute('aria-selected', 'true');
  await expect(questions).toHaveCount(9);
  await answer([3, 3, 3, 1, 0, 0, 0, 0, 1]);
  await expectResult(page, '11', 'Moderate');
  await expect(cautions(resultCard(page)).first()).toContainText(/suicide/i);
  await tab('GAD-7').click();
  await expect(questions).toHaveCount(7);
  await answer([3, 3, 3, 3, 3, 0, 0]);
  await expectResult(page, '15', 'Severe');
  await expect(resultBar(page)).toContainText(/suicide/i);
  await tab('PHQ-9').click();
  await expectResult(page, '11', 'Moderate');
});

test('CALC-FAST-02 CALC-FAST-03 CALC-FAST-04 FAST with two signs that began now is inside both windows', async ({
  page,
}) => {
  await openCalculator(page, 'stroke-fast');
  await enterFindings(page, { choose: { Face: 'Yes', Arm: 'No', Speech: 'Yes' } });
  await expectResult(page, '2');
  await expectFigure(resultCard(page), 'Thrombolysis window', '4.5 h');
  await expectFigure(resultCard(page), 'Thrombectomy window', '24 h');
  await page.getByRole('button', { name: 'Now' }).click();
  await expect(figure(resultCard(page), 'Thrombolysis window')).toContainText('inside');
  await expect(figure(resultCard(page), 'Thrombectomy window')).toContainText('inside');
});

test('CALC-GRACE-04 CALC-GRACE-09 GRACE is the same in either unit of creatinine, and this device keeps the unit', async ({
  page,
}) => {
  const unit = (label: string, name: string) =>
    page.getByRole('group', { name: `Unit of ${label}` }).getByRole('button', { name, exact: true });
  await openCalculator(page, 'grace-score');
  await enterFindings(page, {
    choose: { 'Killip class': 'II:' },
    tick: ['ST deviation', 'Elevated'],
    enter: { Age: '65', 'Heart rate': '95', 'Systolic blood pressure': '130', Creatinine: '1,1' },
  });
  await expectResult(page, '176', 'Very High');
  await expect(field(page, 'Creatinine')).toHaveAccessibleDescription(/= 97\.2 umol\/L/);
  await unit('Creatinine', 'umol/L').click();
  await expect(field(page, 'Creatinine')).toHaveValue('97.2');
  await expectResult(page, '176', 'Very High');
  await page.reload();
  await expect(unit('Creatinine', 'umol/L')).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, 'Creatinine')).toHaveValue('');
  // Another measurement keeps its specified unit.
  await expect(unit('Systolic blood pressure', 'mmHg')).toHaveAttribute('aria-pressed', 'true');
});
