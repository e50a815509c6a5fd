import type { Page } from '@playwright/test';
import {
  cautions,
  choose,
  enter,
  enterFindings,
  expectFigure,
  expectResult,
  field,
  figure,
  openCalculator,
  pick,
  resultBar,
  resultCard,
  resultGroup,
  tick,
} from './support/calculator-page.ts';
import { expect, test } from './support/oryx.ts';

// One real patient for each tool, entered by hand. What is expected is written from the
// specification: numbers, bands and the words it fixes, never advice in our own words.

test.beforeEach(({ signedIn }) => void signedIn);

test.describe('general', () => {
  test('CALC-GCS-02 CALC-GCS-03 GCS bands at their edges, and no partial total', async ({ page }) => {
    await openCalculator(page, 'gcs');
    for (const [eye, verbal, motor, total, band] of [
      ['Spontaneous', 'Oriented', 'Obeys', '15', 'Normal'],
      ['To speech', 'Oriented', 'Obeys', '14', 'Mild'],
      ['To speech', 'Confused', 'Obeys', '13', 'Mild'],
      ['To speech', 'Confused', 'Localises', '12', 'Moderate'],
      ['To pain', 'Inappropriate', 'Withdraws', '9', 'Moderate'],
      ['None', 'None', 'Obeys', '8', 'Severe'],
      ['None', 'None', 'None', '3', 'Severe'],
    ] as const) {
      await enterFindings(page, { choose: { Eye: eye, Verbal: verbal, Motor: motor } });
      await expectResult(page, total, band);
    }
  });

  test('CALC-NEWS-02 CALC-NEWS-03 CALC-NEWS-05 CALC-NEWS-06 CALC-NEWS-07 CALC-NEWS-08 NEWS points beside every option', async ({
    page,
  }) => {
    await openCalculator(page, 'news');
    const points = async (question: string) =>
      (await page.getByRole('group', { name: question }).locator('label').allInnerTexts()).map((text) =>
        text.replace(/\s*points?$/, '').replace(/\s+/g, ' '),
      );
    expect(await points('Respiratory rate')).toEqual([
      '8 or less 3',
      '9–11 1',
      '12–20 0',
      '21–24 2',
      '25 or more 3',
    ]);
    expect(await points('Supplemental oxygen')).toEqual(['No (room air) 0', 'Yes 2']);
    expect(await points('Temperature')).toEqual([
      '35.0 or less 3',
      '35.1–36.0 1',
      '36.1–38.0 0',
      '38.1–39.0 1',
      '39.1 or more 2',
    ]);
    expect(await points('Systolic')).toEqual([
      '90 or less 3',
      '91–100 2',
      '101–110 1',
      '111–219 0',
      '220 or more 3',
    ]);
    expect(await points('Heart rate')).toEqual([
      '40 or less 3',
      '41–50 1',
      '51–90 0',
      '91–110 1',
      '111–130 2',
      '131 or more 3',
    ]);
    expect((await points('Consciousness')).map((text) => text.at(-1))).toEqual(['0', '3', '3', '3']);
    await choose(page, 'Smoking status', 'Non-smoker');
    expect(await points('Oxygen saturation')).toEqual(['91 or less 3', '92–93 2', '94–95 1', '96 or more 0']);
    await choose(page, 'Smoking status', 'Smoker');
    expect(await points('Oxygen saturation')).toEqual(['83 or less 3', '84–85 2', '86–87 1', '88 or more 0']);
  });

  test('CALC-NEWS-11 NEWS with a single 3, and with 5, stands beside its published response', async ({
    page,
  }) => {
    await openCalculator(page, 'news');
    await enterFindings(page, {
      choose: {
        'Respiratory rate': '12–20',
        'Smoking status': 'Non-smoker',
        'Oxygen saturation': '96 or more',
        'Supplemental oxygen': 'No',
        Temperature: '36.1–38.0',
        Systolic: '111–219',
        'Heart rate': '51–90',
        Consciousness: 'Responds to voice',
      },
    });
    await expectResult(page, '3', 'Complete assessment');
    await expect(cautions(resultCard(page))).toContainText('3 in one item');
    await expect(resultBar(page)).toContainText(/urgent review/i);
    await choose(page, 'Heart rate', '111–130');
    await expectResult(page, '5', 'Complete assessment');
    await expect(cautions(resultCard(page))).toContainText('Published response for 5–6');
    await expect(resultBar(page)).toContainText(/urgent review/i);
  });

  test('CALC-PGCS-01 CALC-PGCS-02 CALC-PGCS-03 paediatric GCS of E1 V2 M4', async ({ page }) => {
    await openCalculator(page, 'paediatric-gcs');
    await expect(resultCard(page)).toContainText('Invalid score');
    await expect(resultCard(page)).toContainText('Please select responses for all categories');
    await enterFindings(page, { choose: { Eye: 'None', Verbal: 'Incomprehensible', Motor: 'Withdraws' } });
    await expectResult(page, '7', 'Severe');
    await expectFigure(resultCard(page), 'Record as', 'E1 V2 M4');
  });

  test('CALC-PEWS-02 CALC-PEWS-03 PEWS of an irritable child', async ({ page }) => {
    await openCalculator(page, 'pews');
    await choose(page, 'Behaviour', 'Irritable');
    await choose(page, 'Cardiovascular', 'Pink');
    await expect(resultBar(page)).toContainText('--');
    await choose(page, 'Respiratory', 'Within normal');
    await expectResult(page, '2', 'Medium');
    await expect(resultCard(page)).toContainText(/increase observation/i);
  });

  test('CALC-SI-01 CALC-SI-02 CALC-SI-03 Shock Index of 120 over 80, and none of what is not positive', async ({
    page,
  }) => {
    await openCalculator(page, 'shock-index');
    await enterFindings(page, { enter: { 'Heart rate': '120', 'Systolic pressure': '80' } });
    await expectResult(page, '1.50', 'High');
    for (const impossible of ['0', '-80', '']) {
      await enter(page, 'Systolic pressure', impossible);
      await expect(resultBar(page)).toContainText('--');
    }
    await enter(page, 'Systolic pressure', '80');
    await enter(page, 'Heart rate', '0');
    await expect(resultBar(page)).toContainText('--');
  });

  test('CALC-SOFA-03 CALC-SOFA-04 SOFA of 14, the upper edge of High', async ({ page }) => {
    await openCalculator(page, 'sofa-score');
    await enterFindings(page, {
      choose: {
        Respiratory: '100–199',
        Coagulation: '20–49',
        Liver: '2.0–5.9',
        Cardiovascular: 'Dopamine 5 or less',
        Neurological: '10–12',
      },
    });
    await expect(resultBar(page)).toContainText('--');
    await choose(page, 'Renal', '2.0–3.4');
    await expectResult(page, '14', 'High');
    await expectFigure(resultCard(page), 'Mortality', '40-50%');
    await expect(cautions(resultCard(page))).toContainText(/noradrenaline/i);
  });
});

test.describe('the units converter', () => {
  test.beforeEach(({ page }) => openCalculator(page, 'units-converter'));

  const convert = (page: Page) => page.getByRole('button', { name: 'Convert', exact: true }).click();

  test('CALC-UNIT-01 CALC-UNIT-07 CALC-UNIT-10 converts on its button, swaps, and forgets a changed value', async ({
    page,
  }) => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Medical Units Conversion Calculator', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Swap' })).toBeDisabled();
    await enterFindings(page, {
      pick: { Category: 'Weight/Mass', From: 'kg', To: 'lb' },
      enter: { Value: '1' },
    });
    await expect(resultCard(page)).toContainText('--');
    await convert(page);
    await expect(resultCard(page)).toContainText('2.204624');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(field(page, 'Value')).toHaveValue('2.204624');
    await expect(resultCard(page)).toContainText('1kg', { useInnerText: false });
    await enter(page, 'Value', '2');
    await expect(resultCard(page)).toContainText('--');
    await enter(page, 'Value', 'abc');
    await convert(page);
    await expect(resultCard(page)).toContainText('--');
  });

  test('CALC-UNIT-06 temperature goes through Celsius', async ({ page }) => {
    await enterFindings(page, {
      pick: { Category: 'Temperature', From: 'F', To: 'K' },
      enter: { Value: '32' },
    });
    await convert(page);
    await expect(resultCard(page)).toContainText('273.15');
  });

  test('CALC-UNIT-11 Reset Converter clears value, units and result', async ({ page }) => {
    await enterFindings(page, { pick: { From: 'kg', To: 'lb' }, enter: { Value: '1' } });
    await convert(page);
    await page.getByRole('button', { name: 'Reset Converter', exact: true }).click();
    await expect(field(page, 'Value')).toHaveValue('');
    for (const unit of ['From', 'To']) {
      await expect(page.getByRole('combobox', { name: unit, exact: true })).toHaveValue('');
    }
    await expect(resultCard(page)).toContainText('--');
  });

  test('CALC-UNIT-05 shows the figure of an invalid pair only inside its caution, and the true one with the substance', async ({
    page,
  }) => {
    await enterFindings(page, {
      pick: { Category: 'Concentration', From: 'umol/L', To: 'mg/dL' },
      enter: { Value: '90' },
    });
    await convert(page);
    await expect(cautions(resultCard(page))).toContainText('not a valid clinical conversion');
    await expect(cautions(resultCard(page))).toContainText('0.09 mg/dL');
    await expect(resultCard(page).locator('p').first()).toContainText('--');
    await pick(page, 'Substance', 'Creatinine');
    await convert(page);
    // 90 umol/L x 113.12 g/mol
    await expect(resultCard(page).locator('p').first()).toContainText('1.01808');
    await expect(cautions(resultCard(page))).toHaveCount(0);
  });
});

test.describe('cardiology', () => {
  test('CALC-CHAD-02 CALC-CHAD-03 CALC-CHAD-04 CHA2DS2-VASc with stroke at 75, and then at 70', async ({
    page,
  }) => {
    await openCalculator(page, 'cha2ds2-vasc');
    await enterFindings(page, { tick: ['Age 75', 'Stroke or TIA', 'Female'] });
    await expectResult(page, '5', '6.7% or more');
    await expect(resultCard(page)).toContainText('Oral anticoagulation is recommended');
    await tick(page, 'Age 65–74');
    await expect(page.getByRole('checkbox', { name: 'Age 75' })).not.toBeChecked();
    await expectResult(page, '4', '4.0%');
    await expect(cautions(resultCard(page))).toContainText('mitral stenosis');
  });

  test('CALC-FRAM-02 CALC-FRAM-03 CALC-FRAM-04 CALC-FRAM-05 Framingham of a man of 55', async ({ page }) => {
    await openCalculator(page, 'framingham-risk');
    await enterFindings(page, {
      choose: { Sex: 'Male' },
      enter: { Age: '55', 'Total cholesterol': '210', 'HDL cholesterol': '45' },
    });
    await expect(resultBar(page)).toContainText('--');
    await enter(page, 'Systolic blood pressure', '135');
    await expectResult(page, '12%', 'Moderate');
    await expectFigure(resultCard(page), 'Points', '13');
    await tick(page, 'Diabetes');
    await expectFigure(resultCard(page), 'Points', '13');
    await expect(resultCard(page)).toContainText('high risk whatever the points');
    await expect(resultBar(page)).toContainText(/high risk/i);
    await page.getByRole('checkbox', { name: 'Diabetes' }).uncheck();
    await choose(page, 'Sex', 'Female');
    await expectResult(page, '3%', 'Low');
    await expectFigure(resultCard(page), 'Points', '15');
  });

  test('CALC-GRACE-06 CALC-GRACE-07 CALC-GRACE-08 CALC-GRACE-09 GRACE of the worked example', async ({
    page,
  }) => {
    await openCalculator(page, 'grace-score');
    await enterFindings(page, {
      choose: { 'Killip class': 'II:' },
      tick: ['ST deviation', 'Elevated'],
      enter: { Age: '65', 'Heart rate': '95', 'Systolic blood pressure': '130' },
    });
    // 58 + 15 + 34 + 20 + 28 + 14: points so far, no band.
    await expectResult(page, '169');
    await expect(resultCard(page)).not.toContainText('Early invasive');
    await enter(page, 'Creatinine', '1.1');
    await expectResult(page, '176', 'Very High');
    await expectFigure(resultCard(page), 'Death in hospital', 'over 8%');
    await expectFigure(resultCard(page), 'Death within six months', 'over 25%');
    await expectFigure(resultCard(page), 'Management', 'Early invasive');
    await expect(cautions(resultCard(page))).toContainText('not valid for this total');
  });

  test('CALC-KIL-01 CALC-KIL-02 CALC-KIL-03 Killip classes with their mortality', async ({ page }) => {
    await openCalculator(page, 'killip-classification');
    await expect(resultCard(page)).not.toContainText('%');
    for (const [option, numeral, mortality] of [
      ['Class I:', 'I', '6%'],
      ['Class II:', 'II', '17%'],
      ['Class III:', 'III', '38%'],
      ['Class IV:', 'IV', '81%'],
    ] as const) {
      await pick(page, 'Killip class', option);
      await expect(resultBar(page)).toContainText(`Class ${numeral}`);
      await expectFigure(resultCard(page), 'Mortality', mortality);
      await expect(resultGroup(page, 'Management')).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
  });

  test('CALC-MAP-01 CALC-MAP-02 CALC-MAP-03 MAP at the edges of its bands, and dashes without one', async ({
    page,
  }) => {
    await openCalculator(page, 'map');
    await expect(resultBar(page)).toContainText('--');
    for (const [systolic, diastolic, map, band] of [
      ['92', '50', '64', 'Low'],
      ['95', '50', '65', 'Borderline'],
      // 64.67 is 65 as shown, and its band follows what is shown.
      ['94', '50', '65', 'Borderline'],
      ['107', '50', '69', 'Borderline'],
      ['110', '50', '70', 'Normal'],
      ['141', '80', '100', 'Normal'],
      ['143', '80', '101', 'High'],
    ] as const) {
      await enterFindings(page, {
        enter: { 'Systolic pressure': systolic, 'Diastolic pressure': diastolic },
      });
      await expectResult(page, map, band);
    }
    for (const impossible of ['abc', '-10', '']) {
      await enter(page, 'Systolic pressure', impossible);
      await expect(resultBar(page)).toContainText('--');
    }
    await enterFindings(page, { enter: { 'Systolic pressure': '120', 'Diastolic pressure': '80' } });
    await page.getByRole('button', { name: 'Reset Calculator', exact: true }).click();
    await expect(field(page, 'Systolic pressure')).toHaveValue('');
    await expect(resultBar(page)).toContainText('--');
  });

  test('CALC-QTC-01 CALC-QTC-03 CALC-QTC-04 CALC-QTC-05 CALC-QTC-06 QTc of 450 ms, a man and a woman', async ({
    page,
  }) => {
    await openCalculator(page, 'qtc-calculation');
    await expect(page.getByRole('combobox', { name: 'Formula' }).locator('option:checked')).toHaveText(
      'Bazett',
    );
    await enter(page, 'QT interval', '450');
    await expect(resultBar(page)).toContainText('--');
    // RR comes before the heart rate: at 100 bpm it would be 581 ms.
    await enterFindings(page, { enter: { 'Heart rate': '100', 'RR interval': '1000' } });
    await expectResult(page, '450');
    await expect(resultCard(page)).not.toContainText('Prolonged');
    await choose(page, 'Sex', 'Male');
    await expectResult(page, '450', 'Prolonged');
    await choose(page, 'Sex', 'Female');
    await expectResult(page, '450', 'Borderline');
    for (const impossible of ['0', '-1000']) {
      await enter(page, 'RR interval', impossible);
      await expect(resultBar(page)).toContainText('--');
    }
    await enter(page, 'RR interval', '');
    await expectResult(page, '581', 'Severely prolonged');
  });

  test('CALC-TIMI-02 CALC-TIMI-03 CALC-TIMI-04 TIMI of 5, and Unknown before the age', async ({ page }) => {
    await openCalculator(page, 'timi-score');
    await expect(resultCard(page)).toContainText('Unknown');
    await expect(resultCard(page)).toContainText('Complete assessment required');
    await expect(resultCard(page)).toContainText('N/A');
    await enterFindings(page, {
      tick: ['Known coronary', 'Aspirin', 'Severe angina'],
      enter: { Age: '65', 'Number of CAD risk factors': '3' },
    });
    await expectResult(page, '5', 'High');
    await expectFigure(resultCard(page), 'Event rate in 14 days', '26%');
  });
});

test.describe('neurology', () => {
  test('CALC-ABCD-02 CALC-ABCD-03 CALC-ABCD-04 ABCD2 of 4, the lower edge of Moderate', async ({ page }) => {
    await openCalculator(page, 'abcd2-score');
    await enterFindings(page, {
      choose: { 'Blood pressure': 'Elevated', 'Clinical features': 'Unilateral', Duration: 'Under 10' },
      enter: { Age: '60' },
    });
    await expect(resultBar(page)).toContainText('4 of 5 answered');
    await choose(page, 'Diabetes', 'No');
    await expectResult(page, '4', 'Moderate');
    await expectFigure(resultCard(page), 'Stroke within 2 days', '4-7%');
    await expect(cautions(resultCard(page))).toContainText('within 24 hours');
  });

  test('CALC-MMSE-01 CALC-MMSE-02 MMSE of 23, the upper edge of Mild', async ({ page }) => {
    await openCalculator(page, 'mmse');
    await expect(resultCard(page)).toContainText('enter the findings');
    await enterFindings(page, {
      pick: { Orientation: '10', Registration: '3', Attention: '5', Recall: '3', Language: '2' },
    });
    await expectResult(page, '23', 'Mild');
    await expect(resultCard(page)).not.toContainText('enter the findings');
  });

  test('CALC-MOCA-01 CALC-MOCA-02 CALC-MOCA-03 MoCA of 17, adjusted to 18', async ({ page }) => {
    await openCalculator(page, 'moca');
    await enterFindings(page, {
      pick: {
        Visuospatial: '5',
        Naming: '3',
        Attention: '6',
        Language: '3',
        Abstraction: '0',
        'Delayed recall': '0',
        Orientation: '0',
      },
    });
    await expectResult(page, '17', 'Significant');
    await tick(page, '12 years of education');
    await expectResult(page, '18', 'Mild');
    await expectFigure(resultCard(page), 'Total', '17');
    await expectFigure(resultCard(page), 'Adjusted score', '18');
  });

  test('CALC-NIHSS-01 CALC-NIHSS-02 CALC-NIHSS-03 NIHSS of 18, in three columns on a wide screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openCalculator(page, 'nihss');
    const selects = page.getByRole('main').getByRole('combobox');
    await expect(selects).toHaveCount(15);
    const columns = new Set(
      await selects.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left))),
    );
    expect(columns.size).toBe(3);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterFindings(page, {
      pick: {
        '1a.': '3:',
        '1b.': '2:',
        '1c.': '2:',
        '2.': '2:',
        '3.': '3:',
        '4.': '3:',
        '5a.': '3:',
      },
    });
    await expectResult(page, '18', 'Moderate to severe');
    await expect(resultBar(page)).toContainText('7 of 15 answered');
    await enterFindings(page, {
      pick: {
        '5b.': '0:',
        '6a.': '0:',
        '6b.': '0:',
        '7.': '0:',
        '8.': '0:',
        '9.': '0:',
        '10.': '0:',
        '11.': '0:',
      },
    });
    await expectResult(page, '18', 'Moderate to severe');
    await expect(resultBar(page)).not.toContainText('answered');
  });

  test('CALC-ROS-01 CALC-ROS-03 ROSIER of 2, and below 0', async ({ page }) => {
    await openCalculator(page, 'rosier-score');
    await enterFindings(page, {
      pick: {
        'Loss of consciousness': '0: No',
        'New asymmetric facial': '1: Yes',
        'New asymmetric arm': '1: Yes',
        'New asymmetric leg': '0: No',
        Speech: '0: No',
        'Visual field': '0: No',
      },
    });
    await expectResult(page, '2', 'about 60%');
    await enterFindings(page, {
      pick: {
        'Loss of consciousness': '−1: Yes',
        'New asymmetric facial': '0: No',
        'New asymmetric arm': '0: No',
      },
    });
    await expectResult(page, '−1', 'under 5%');
    await expect(cautions(resultCard(page))).toContainText('seizure');
  });

  test('CALC-FAST-02 CALC-FAST-03 CALC-FAST-04 FAST with two signs that began now', async ({ page }) => {
    await openCalculator(page, 'stroke-fast');
    await enterFindings(page, { choose: { Face: 'Yes', Arm: 'No' } });
    await expect(resultBar(page)).toContainText('--');
    await choose(page, 'Speech', 'Yes');
    await expectResult(page, '2');
    await expect(resultCard(page)).toContainText('85%');
    await expectFigure(resultCard(page), 'Thrombolysis window', '4.5 h');
    await expectFigure(resultCard(page), 'Thrombectomy window', '24 h');
    await page.getByRole('button', { name: 'Now' }).click();
    await expect(figure(resultCard(page), 'Thrombolysis window')).toContainText('inside');
    await expect(figure(resultCard(page), 'Thrombectomy window')).toContainText('inside');
    await enterFindings(page, { choose: { Face: 'No', Speech: 'No' } });
    await expect(resultCard(page)).toContainText(/stroke is not excluded/i);
    await expect(resultCard(page).locator('p').first()).not.toContainText('%');
  });

  test('CALC-CINC-01 CALC-CINC-02 CALC-CINC-03 Cincinnati with one sign leads to FAST, which disagrees', async ({
    page,
  }) => {
    await openCalculator(page, 'cincinnati-stroke');
    await enterFindings(page, { pick: { 'Facial droop': '0: Normal', 'Arm drift': '1: Abnormal' } });
    await expect(resultBar(page)).toContainText('--');
    await pick(page, 'Speech', '0: Normal');
    await expectResult(page, '1');
    await expectFigure(resultCard(page), 'Probability of stroke', '59%');
    await expect(cautions(resultCard(page))).toContainText('disagree with the FAST page');
    await page.getByRole('main').getByRole('link', { name: 'FAST Stroke Test' }).click();
    await expect(page).toHaveURL('/calculator/stroke-fast');
  });
});

test.describe('pulmonology', () => {
  test('CALC-ASTH-02 CALC-ASTH-03 CALC-ASTH-05 asthma with a slow heart, which this page does not count', async ({
    page,
  }) => {
    await openCalculator(page, 'asthma-severity');
    await expect(resultBar(page)).toContainText('--');
    await enterFindings(page, {
      choose: {
        Breathlessness: 'On walking',
        Speech: 'Cannot finish',
        Accessory: 'None or slight',
        Wheeze: 'Moderate',
        'Heart rate': 'Bradycardia',
        'Respiratory rate': 'Under 25',
        Consciousness: 'Alert',
      },
    });
    await expectResult(page, '1', 'Moderate');
    await expect(resultCard(page)).toContainText('yellow');
    await expect(cautions(resultCard(page))).toContainText('heart rate is life-threatening');
    await choose(page, 'Speech', 'Cannot speak');
    await expect(resultBar(page)).toContainText('Life-threatening');
    await expect(resultCard(page)).toContainText('red');
  });

  test('CALC-CURB-02 CALC-CURB-03 CURB-65 of 3, the lower edge of High', async ({ page }) => {
    await openCalculator(page, 'curb65');
    await enterFindings(page, {
      choose: { Confusion: 'Yes', 'Low blood pressure': 'No' },
      enter: { BUN: '7', 'Respiratory rate': '18', Age: '65' },
    });
    await expectResult(page, '2', 'Intermediate');
    await enter(page, 'BUN', '7,1');
    await expectResult(page, '3', 'High');
  });

  test('CALC-GEN-01 CALC-GEN-02 CALC-GEN-03 CALC-GEN-04 Geneva of 9, high here and intermediate as published', async ({
    page,
  }) => {
    await openCalculator(page, 'geneva-score');
    await enterFindings(page, {
      choose: {
        'Previous DVT': 'Yes',
        'Surgery or fracture': 'No',
        'Active malignancy': 'No',
        'Unilateral lower limb': 'No',
        Haemoptysis: 'Yes',
        'Pain on palpation': 'No',
      },
      enter: { Age: '65', 'Heart rate': '75' },
    });
    await expectResult(page, '9', 'High');
    await expect(page.getByText('74%').first()).toBeVisible();
    const atTop = page.getByRole('heading', { level: 2, name: 'Result so far' }).locator('..');
    await expect(atTop).toContainText('High');
    for (const [component, points] of [
      ['Age', '+1'],
      ['Previous DVT', '+3'],
      ['Haemoptysis', '+2'],
      ['Heart rate', '+3'],
    ] as const) {
      await expectFigure(resultCard(page), component, points);
    }
    await expect(page.getByRole('main')).toContainText('9 and 10 are intermediate');
  });

  test('CALC-MRC-01 CALC-MRC-02 CALC-MRC-03 mMRC grades with severity, colour and group', async ({
    page,
  }) => {
    await openCalculator(page, 'mrc-dyspnea');
    for (const [grade, severity, colour, group] of [
      ['0', 'Normal', 'green', 'less symptomatic'],
      ['1', 'Mild', 'light green', 'less symptomatic'],
      ['2', 'Moderate', 'yellow', 'more symptomatic'],
      ['3', 'Moderately Severe', 'orange', 'more symptomatic'],
      ['4', 'Severe', 'red', 'more symptomatic'],
    ] as const) {
      await choose(page, 'Breathlessness', `Grade ${grade}`);
      await expectResult(page, grade, severity);
      await expect(resultCard(page).getByText(colour, { exact: true })).toBeVisible();
      await expectFigure(resultCard(page), 'COPD guidance', group);
    }
  });

  test('CALC-WDVT-01 CALC-WDVT-02 CALC-WDVT-03 CALC-WDVT-04 Wells DVT of four findings and another diagnosis', async ({
    page,
  }) => {
    await openCalculator(page, 'wells-dvt');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Wells Criteria for DVT', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Deep Vein Thrombosis Risk Assessment', { exact: true })).toBeVisible();
    await expectResult(page, '0', 'Low');
    await enterFindings(page, {
      tick: ['Bedridden', 'Collateral', 'Localised tenderness', 'Previous', 'Alternative diagnosis'],
    });
    await expectResult(page, '2', 'Moderate');
    await expectFigure(resultCard(page), 'Probability of DVT', '17%');
    await page.getByRole('checkbox', { name: 'Alternative diagnosis' }).uncheck();
    await expectResult(page, '4', 'High Probability');
    await expectFigure(resultCard(page), 'Probability of DVT', '75%');
  });

  test('CALC-WPE-01 CALC-WPE-02 Wells PE of 4 reads low beside the published three levels', async ({
    page,
  }) => {
    await openCalculator(page, 'wells-pe');
    await enterFindings(page, { tick: ['PE is the most likely', 'Haemoptysis'] });
    await expectResult(page, '4', 'Low');
    await expectFigure(resultCard(page), 'Probability of PE', '5% or less');
    await expect(cautions(resultCard(page))).toContainText('2 to 4 are moderate');
    await tick(page, 'Previous PE');
    await expectResult(page, '5.5', 'Moderate');
    await expectFigure(resultCard(page), 'Probability of PE', '20-30%');
  });
});

test.describe('emergency', () => {
  test('CALC-BURN-03 CALC-BURN-04 burns of a child of 10 kg, and the bands at their edges', async ({
    page,
  }) => {
    await openCalculator(page, 'burns');
    await enterFindings(page, { enter: { Weight: '10', 'Burned body surface (%BSA)': '18' } });
    await expectResult(page, '720 mL', 'Moderate');
    await expectFigure(resultCard(page), 'First 8 hours', '360 mL at 45 mL/h');
    await expectFigure(resultCard(page), 'Next 16 hours', '360 mL at 22.5 mL/h');
    await expect(cautions(resultCard(page))).toContainText('maintenance fluid');
    await enter(page, 'Weight', '70');
    for (const [area, band] of [
      ['14.5', 'Minor'],
      ['15', 'Moderate'],
      ['24.5', 'Moderate'],
      ['25', 'Major'],
    ] as const) {
      await enter(page, 'Burned body surface (%BSA)', area);
      await expect(resultBar(page)).toContainText(band);
    }
  });

  test('CALC-RTS-02 CALC-RTS-03 CALC-RTS-04 CALC-RTS-05 CALC-RTS-06 RTS of 7, and of an arrest', async ({
    page,
  }) => {
    await openCalculator(page, 'trauma-score');
    await expect(resultCard(page)).toContainText('Please select values for all parameters');
    await enterFindings(page, {
      choose: { 'Respiratory rate': '6–9', 'Systolic blood pressure': '50–75', 'Glasgow Coma Scale': '9–12' },
    });
    await expectResult(page, '7/12', 'Severe');
    await expectFigure(resultCard(page), 'Weighted RTS', '4.86');
    await expectFigure(resultCard(page), 'Mortality', '15-50%');
    await enterFindings(page, {
      choose: { 'Respiratory rate': '0', 'Systolic blood pressure': '0', 'Glasgow Coma Scale': '3 ' },
    });
    await expectResult(page, '0/12', 'Invalid score');
    await expect(resultCard(page)).toContainText('All parameters score 0');
    await expect(figure(resultCard(page), 'Weighted RTS')).toHaveCount(0);
    await expect(cautions(resultCard(page))).toContainText('0 with every box chosen is not an error');
  });
});

test.describe('paediatrics', () => {
  test('CALC-APGAR-01 CALC-APGAR-02 CALC-APGAR-03 APGAR of 7, and a true 0', async ({ page }) => {
    await openCalculator(page, 'apgar');
    await expect(page.getByRole('main')).toContainText(/assessed at 1 and 5 minutes/i);
    await enterFindings(page, {
      choose: {
        Appearance: 'Pink all over',
        Pulse: '100/min',
        Grimace: 'Grimace',
        Activity: 'Some flexion',
        Respiration: 'Slow',
      },
    });
    await expectResult(page, '7', 'Normal');
    await enterFindings(page, {
      choose: {
        Appearance: 'Blue',
        Pulse: 'Absent',
        Grimace: 'No response',
        Activity: 'Limp',
        Respiration: 'Absent',
      },
    });
    await expectResult(page, '0', 'Severe');
  });

  test('CALC-BAL-01 CALC-BAL-02 CALC-BAL-04 CALC-BAL-05 CALC-BAL-06 Ballard with every sign at its highest', async ({
    page,
  }) => {
    await openCalculator(page, 'ballard-score');
    for (const [section, signs] of [
      ['Physical maturity', ['Skin', 'Lanugo', 'Plantar surface', 'Breast', 'Eye/ear', 'Genitals']],
      [
        'Neurological maturity',
        ['Posture', 'Square window', 'Arm recoil', 'Popliteal angle', 'Scarf sign', 'Heel to ear'],
      ],
    ] as const) {
      const groups = page.getByRole('region', { name: section }).getByRole('group');
      await expect(groups).toHaveCount(6);
      for (const [index, sign] of signs.entries()) {
        await expect(groups.nth(index)).toHaveAccessibleName(sign);
        await groups.nth(index).getByRole('radio').last().check();
      }
    }
    // 20 + 0.4 x (48 + 10) = 43.2 weeks
    await expect(resultBar(page)).toContainText(/^43 weeks 1 day/);
    await expectFigure(resultCard(page), 'Total', '48');
    await choose(page, 'Skin', 'Sticky');
    // 42 is 40.8 weeks.
    await expect(resultBar(page)).toContainText(/^40 weeks 6 days/);
  });

  test('CALC-WEST-02 CALC-WEST-03 CALC-WEST-04 CALC-WEST-05 CALC-WEST-06 weight at 3 years and at 9 months', async ({
    page,
  }) => {
    await openCalculator(page, 'weight-loss-formulas');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Paediatric Weight Estimation', exact: true }),
    ).toBeVisible();
    await expect(field(page, 'Age')).toHaveAttribute('step', '0.1');
    await enterFindings(page, { choose: { 'Age is in': 'Years' }, enter: { Age: '3' } });
    await expectResult(page, '14.0 kg');
    for (const text of ['16.0 kg', '15.5 kg', 'Preschool'])
      await expect(resultCard(page)).toContainText(text);
    await enterFindings(page, { choose: { 'Age is in': 'Months' }, enter: { Age: '9' } });
    await expectResult(page, '9.0 kg');
    for (const text of ['8.5 kg', 'Older Infant']) await expect(resultCard(page)).toContainText(text);
    await enter(page, 'Age', '12.1');
    await expect(resultBar(page)).toContainText('--');
  });

  test('CALC-PTS-01 CALC-PTS-02 CALC-PTS-03 paediatric trauma score of 7', async ({ page }) => {
    await openCalculator(page, 'paediatric-trauma');
    await enterFindings(page, {
      choose: {
        Weight: '10–20 kg',
        Airway: 'Maintainable',
        Systolic: '50–90',
        Consciousness: 'Obtunded',
        'Open wound': 'Minor',
      },
    });
    await expect(resultBar(page)).toContainText('--');
    await choose(page, 'Skeletal', 'None');
    await expectResult(page, '7', 'Moderate');
    await expectFigure(resultCard(page), 'Mortality', '2-10%');
    await expect(cautions(resultCard(page))).toContainText('8 or less means transfer');
  });

  test('CALC-WAF-02 CALC-WAF-03 CALC-WAF-05 CALC-WAF-06 CALC-WAF-07 CALC-WAF-08 WAFELSM at 2 years shows both weights', async ({
    page,
  }) => {
    await openCalculator(page, 'wafelsm');
    await enter(page, 'Age in years', '2');
    await expectResult(page, '16 kg');
    // 2 x (2 + 4), as the page that estimates weights has it.
    await expect(cautions(resultCard(page)).first()).toContainText('12 kg');
    await expect(resultBar(page)).toContainText('16 kg here');
    await expect(resultBar(page)).toContainText('12 kg');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Paediatric Weight Estimation' }),
    ).toBeVisible();
    for (const [block, label, text] of [
      ['Adrenaline', 'Dose', '0.16 mg'],
      ['Adrenaline', 'Volume', '1.6 mL'],
      ['Fluid', 'Bolus', '160–320 mL'],
      ['Tracheal tube', 'Uncuffed', '4.5 mm'],
      ['Tracheal tube', 'Cuffed', '4.0 mm'],
      ['Defibrillation', 'Energy', '32–64 J'],
      ['Sugar', 'Volume of 50%', '16 mL'],
      ['Morphine', 'Dose', '1.6 mg'],
      ['Naloxone', 'Dose', '1.6 mg'],
      ['Sodium bicarbonate', 'Volume of 4%', '32 mL'],
    ] as const) {
      await expectFigure(resultGroup(page, block), label, text);
    }
    // Months come first, and 0 is a newborn of 4 kg.
    await enter(page, 'Age in months', '0');
    await expectResult(page, '4 kg');
  });
});

test.describe('psychiatric', () => {
  test('CALC-CAGE-01 CALC-CAGE-02 CALC-CAGE-03 CAGE and AUDIT-C keep their answers', async ({ page }) => {
    await openCalculator(page, 'cage-audit');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(tab('CAGE Questionnaire')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('group')).toHaveCount(4);
    await enterFindings(page, {
      choose: {
        'Have you ever felt you should': 'Yes',
        'Have people annoyed': 'Yes',
        'Have you ever felt bad': 'Yes',
        'Have you ever had a drink': 'No',
      },
    });
    await expectResult(page, '3', 'High Risk');
    await tab('AUDIT-C').click();
    await enterFindings(page, {
      choose: {
        'How often do you have a drink': 'Monthly or less',
        'How many drinks': '1 or 2',
        'How often do you have six': 'Monthly',
      },
    });
    await expectResult(page, '3', 'Moderate');
    await tab('CAGE Questionnaire').click();
    await expectResult(page, '3', 'High Risk');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(4);
  });

  test('CALC-PHQ-01 CALC-PHQ-02 CALC-PHQ-03 CALC-PHQ-04 PHQ-9 with a positive question 9 warns on both tabs', async ({
    page,
  }) => {
    await openCalculator(page, 'phq9-gad7');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const questions = page.getByRole('tabpanel').getByRole('group');
    await expect(tab('PHQ-9')).toHaveAttribute('aria-selected', 'true');
    await expect(questions).toHaveCount(9);
    for (const [index, points] of [3, 3, 3, 1, 0, 0, 0, 0].entries()) {
      await questions.nth(index).getByRole('radio').nth(points).check();
    }
    await expectResult(page, '10', 'Moderate');
    await choose(page, '9.', 'Several days');
    await expectResult(page, '11', 'Moderate');
    await expect(cautions(resultCard(page)).first()).toContainText(/suicide/i);
    await expect(resultBar(page)).toContainText(/suicide/i);
    await tab('GAD-7').click();
    await expect(questions).toHaveCount(7);
    for (const [index, points] of [3, 3, 3, 3, 3, 0, 0].entries()) {
      await questions.nth(index).getByRole('radio').nth(points).check();
    }
    await expectResult(page, '15', 'Severe');
    await expect(resultBar(page)).toContainText(/suicide/i);
    await tab('PHQ-9').click();
    await expectResult(page, '11', 'Moderate');
  });
});

test.describe('surgical', () => {
  test('CALC-AIR-01 CALC-AIR-02 AIR of 11, its highest, once the four numbers are in', async ({ page }) => {
    await openCalculator(page, 'air-score');
    await enterFindings(page, {
      tick: ['Vomiting', 'Pain in the right lower', 'Rebound'],
      enter: { Temperature: '38,5', Neutrophils: '75', 'White cell count': '10' },
    });
    await expectResult(page, '9');
    await expect(resultCard(page)).not.toContainText('over 20%');
    await enter(page, 'CRP', '50');
    await expectResult(page, '11', 'High');
    await expectFigure(resultCard(page), 'Probability of appendicitis', 'over 20%');
    await expect(cautions(resultCard(page))).toContainText('simplifies the AIR score');
  });

  test('CALC-ALV-01 CALC-ALV-02 Alvarado of 7, the lower edge of High', async ({ page }) => {
    await openCalculator(page, 'alvarado');
    await enterFindings(page, {
      tick: ['Anorexia', 'Nausea', 'Tenderness', 'Fever', 'Leukocytosis'],
    });
    await expectResult(page, '7', 'High');
    await expectFigure(resultCard(page), 'Probability of appendicitis', 'over 85%');
    await expect(page.getByRole('checkbox', { name: 'Fever' })).toHaveAccessibleDescription(/37\.3/);
  });

  test('CALC-POS-01 CALC-POS-04 CALC-POS-05 CALC-POS-06 CALC-POS-07 POSSUM of 20 and 12, dashes until it can be', async ({
    page,
  }) => {
    await openCalculator(page, 'possum-score');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(tab('Physiological Variables')).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, 'Glasgow Coma Scale')).toHaveAttribute('placeholder', 'Enter GCS (3-15)');
    await enterFindings(page, {
      choose: {
        'Cardiac signs': 'Raised jugular',
        'Chest X-ray': 'Moderate COPD',
        'Respiratory history': 'Limiting',
      },
      enter: { Age: '50', 'Systolic blood pressure': '120', Pulse: '70' },
    });
    await tab('Operative Variables').click();
    await enterFindings(page, {
      choose: {
        'Operative severity': 'Major 4',
        'Multiple operations': 'One',
        'Blood loss': '501–999',
        'Peritoneal soiling': 'None',
        Malignancy: 'None',
        'Mode of surgery': 'Elective',
      },
    });
    await expect(resultBar(page)).toContainText('--');
    await expectFigure(resultCard(page), 'Predicted mortality', '--');
    await tab('Physiological Variables').click();
    for (const impossible of ['2', '16', 'abc']) {
      await enter(page, 'Glasgow Coma Scale', impossible);
      await expect(resultBar(page)).toContainText('--');
    }
    await enter(page, 'Glasgow Coma Scale', '15');
    await expectResult(page, '39.4%', 'Red');
    await expectFigure(resultCard(page), 'Predicted mortality', '7.4%');
    await expectFigure(resultCard(page), 'Physiological score', '20');
    await expectFigure(resultCard(page), 'Operative score', '12');
    await expect(cautions(resultCard(page))).toContainText('percentages are too low');
    await expect(page.getByRole('main')).toContainText(/seven physiological variables/i);
  });
});

test.describe('rsi', () => {
  test('CALC-PINT-01 CALC-PINT-03 CALC-PINT-06 post-intubation of a child shows the published morphine maximum in the same block', async ({
    page,
  }) => {
    await openCalculator(page, 'post-intubation');
    await expect(
      page.getByRole('heading', { level: 1, name: 'POST-Intubation Calculator', exact: true }),
    ).toBeVisible();
    const morphine = resultGroup(page, 'Morphine');
    await enterFindings(page, { choose: { 'Patient type': 'Paediatric' }, enter: { Weight: '20' } });
    await expectFigure(morphine, 'Loading dose', '2–40 mg');
    await expect(morphine).toContainText('published maximum 4 mg');
    await expect(cautions(morphine)).toContainText('ten times the published maximum of 0.2 mg/kg');
    await expect(figure(morphine, 'Infusion')).toContainText('400–1600');
    await expect(resultBar(page)).toContainText('0.2 mg/kg');
    for (const [drug, label, text] of [
      ['Fentanyl', 'Loading dose', '10–20'],
      ['Ketamine', 'Loading dose', '10–20 mg'],
      ['Ketamine', 'Infusion', '20–40 mg/hr'],
      ['Midazolam', 'Infusion', '0.6–2 mg/hr'],
      ['Rocuronium', 'Dose', '12 mg'],
    ] as const) {
      await expect(figure(resultGroup(page, drug), label)).toContainText(text);
    }
    await choose(page, 'Patient type', 'Adult');
    await expect(figure(resultGroup(page, 'Fentanyl'), 'Loading dose')).toContainText('50');
    for (const unusable of ['', 'abc', '0', '0.5', '201']) {
      await enter(page, 'Weight', unusable);
      const doses = await resultCard(page).getByRole('definition').allInnerTexts();
      expect(doses.length).toBeGreaterThan(0);
      for (const dose of doses) expect(dose).toMatch(/^0(?![\d.])/);
    }
  });

  test('CALC-RSI-02 CALC-RSI-03 CALC-RSI-10 RSI of a newborn of 1.8 kg warns of volumes too small to draw up', async ({
    page,
  }) => {
    await openCalculator(page, 'rsi');
    await enterFindings(page, { choose: { 'Patient type': 'Paediatric' }, enter: { Weight: '1,8' } });
    const etomidate = resultGroup(page, 'Etomidate');
    await expectFigure(etomidate, 'Dose', '0.2–0.5 mg');
    await expectFigure(etomidate, 'Volume', '0.1–0.3 mL');
    await expect(cautions(etomidate)).toContainText(/verify small volume: 0\.09–0\.27\smL/i);
    await expect(cautions(resultGroup(page, 'Midazolam'))).toContainText(/verify small volume/i);
    const suxamethonium = resultGroup(page, 'Suxamethonium');
    await expectFigure(suxamethonium, 'Dose', '5.4 mg');
    await expectFigure(suxamethonium, 'Volume', '0.5 mL');
    await pick(page, 'Scenario', 'Head injury');
    await expect(figure(resultGroup(page, 'Ketamine'), 'Dose')).toHaveText('0 mg');
    await expect(cautions(resultGroup(page, 'Ketamine'))).toContainText('head injury');
    await enter(page, 'Weight', '700');
    for (const volume of await resultCard(page).getByRole('definition').allInnerTexts()) {
      expect(volume).toMatch(/^0(?![\d.])/);
    }
  });
});
