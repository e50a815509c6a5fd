import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  barWords,
  box,
  cardWords,
  cautions,
  choose,
  enter,
  enterFindings,
  expectFigure,
  expectNoResult,
  expectResult,
  field,
  figure,
  headline,
  openCalculator,
  pick,
  press,
  resultGroup,
  selectOf,
  tick,
  untick,
  wordsOf,
} from '../../../test/calculator-page.tsx';

// Real patients, entered by hand. What is expected is written from the specification: numbers, bands
// and the words that it fixes.

describe('cardiology', () => {
  it('CALC-CHAD-02 CALC-CHAD-03 CALC-CHAD-04 CHA2DS2-VASc counts one age, 75 or 65 to 74', async () => {
    await openCalculator('cha2ds2-vasc');
    enterFindings({ tick: ['Age 75', 'Stroke or TIA', 'Female'] });
    expectResult('5', '6.7% or more');
    expect(cardWords()).toContain('Oral anticoagulation is recommended');
    tick('Age 65–74');
    expect(box('Age 75').checked).toBe(false);
    expectResult('4', '4.0%');
    expect(cautions()).toContain('mitral stenosis');
  });

  it('CALC-FRAM-02 CALC-FRAM-03 CALC-FRAM-04 CALC-FRAM-05 Framingham differs for a man of 55 and a woman', async () => {
    await openCalculator('framingham-risk');
    enterFindings({
      choose: { Sex: 'Male' },
      enter: { Age: '55', 'Total cholesterol': '210', 'HDL cholesterol': '45' },
    });
    expectNoResult();
    enter('Systolic blood pressure', '135');
    expectResult('12%', 'Moderate');
    expectFigure('Points', '13');
    tick('Diabetes');
    expectFigure('Points', '13');
    expect(cardWords()).toContain('high risk whatever the points');
    expect(barWords()).toMatch(/high risk/i);
    untick('Diabetes');
    choose('Sex', 'Female');
    expectResult('3%', 'Low');
    expectFigure('Points', '15');
  });

  it('CALC-GRACE-06 CALC-GRACE-07 CALC-GRACE-08 CALC-GRACE-09 GRACE shows the worked example', async () => {
    await openCalculator('grace-score');
    enterFindings({
      choose: { 'Killip class': 'II:' },
      tick: ['ST deviation', 'Elevated'],
      enter: { Age: '65', 'Heart rate': '95', 'Systolic blood pressure': '130' },
    });
    // 58 + 15 + 34 + 20 + 28 + 14: points so far, no band.
    expectResult('169');
    expect(cardWords()).not.toContain('Early invasive');
    enter('Creatinine', '1.1');
    expectResult('176', 'Very High');
    expectFigure('Death in hospital', 'over 8%');
    expectFigure('Death within six months', 'over 25%');
    expectFigure('Management', 'Early invasive');
    expect(cautions()).toContain('not valid for this total');
  });

  it('CALC-KIL-01 CALC-KIL-02 CALC-KIL-03 Killip shows each class with its mortality', async () => {
    await openCalculator('killip-classification');
    expect(cardWords()).not.toContain('%');
    for (const [option, numeral, mortality] of [
      ['Class I:', 'I', '6%'],
      ['Class II:', 'II', '17%'],
      ['Class III:', 'III', '38%'],
      ['Class IV:', 'IV', '81%'],
    ] as const) {
      pick('Killip class', option);
      expect(barWords()).toMatch(new RegExp(`Class ${numeral}\\b`));
      expectFigure('Mortality', mortality);
      resultGroup('Management');
    }
    screen.getByRole('heading', { name: 'References' });
  });

  it('CALC-MAP-01 CALC-MAP-02 CALC-MAP-03 MAP shows its bands at their edges, and dashes without a pressure', async () => {
    await openCalculator('map');
    expectNoResult();
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
      enterFindings({ enter: { 'Systolic pressure': systolic, 'Diastolic pressure': diastolic } });
      expectResult(map, band);
    }
    for (const impossible of ['abc', '-10', '']) {
      enter('Systolic pressure', impossible);
      expectNoResult();
    }
    enterFindings({ enter: { 'Systolic pressure': '120', 'Diastolic pressure': '80' } });
    press('Reset Calculator');
    expect(field('Systolic pressure').value).toBe('');
    expectNoResult();
  });

  it('CALC-QTC-01 CALC-QTC-03 CALC-QTC-04 CALC-QTC-05 CALC-QTC-06 QTc of 450 ms differs for a man and a woman', async () => {
    await openCalculator('qtc-calculation');
    expect(selectOf('Formula').selectedOptions[0]?.text).toBe('Bazett');
    enter('QT interval', '450');
    expectNoResult();
    // RR comes before the heart rate: at 100 bpm it would be 581 ms.
    enterFindings({ enter: { 'Heart rate': '100', 'RR interval': '1000' } });
    expectResult('450');
    expect(cardWords()).not.toContain('Prolonged');
    choose('Sex', 'Male');
    expectResult('450', 'Prolonged');
    choose('Sex', 'Female');
    expectResult('450', 'Borderline');
    for (const impossible of ['0', '-1000']) {
      enter('RR interval', impossible);
      expectNoResult();
    }
    enter('RR interval', '');
    expectResult('581', 'Severely prolonged');
  });

  it('CALC-TIMI-02 CALC-TIMI-03 CALC-TIMI-04 TIMI reads 5, and Unknown before the age', async () => {
    await openCalculator('timi-score');
    expect(cardWords()).toContain('Unknown');
    expect(cardWords()).toContain('Complete assessment required');
    expect(cardWords()).toContain('N/A');
    enterFindings({
      tick: ['Known coronary', 'Aspirin', 'Severe angina'],
      enter: { Age: '65', 'Number of CAD risk factors': '3' },
    });
    expectResult('5', 'High');
    expectFigure('Event rate in 14 days', '26%');
  });
});

describe('neurology', () => {
  it('CALC-ABCD-02 CALC-ABCD-03 CALC-ABCD-04 ABCD2 reads 4, the lower edge of Moderate', async () => {
    await openCalculator('abcd2-score');
    enterFindings({
      choose: { 'Blood pressure': 'Elevated', 'Clinical features': 'Unilateral', Duration: 'Under 10' },
      enter: { Age: '60' },
    });
    expect(barWords()).toContain('4 of 5 answered');
    choose('Diabetes', 'No');
    expectResult('4', 'Moderate');
    expectFigure('Stroke within 2 days', '4-7%');
    expect(cautions()).toContain('within 24 hours');
  });

  it('CALC-MMSE-01 CALC-MMSE-02 MMSE reads 23, the upper edge of Mild', async () => {
    await openCalculator('mmse');
    expect(cardWords()).toContain('enter the findings');
    enterFindings({
      pick: { Orientation: '10', Registration: '3', Attention: '5', Recall: '3', Language: '2' },
    });
    expectResult('23', 'Mild');
    expect(cardWords()).not.toContain('enter the findings');
  });

  it('CALC-MOCA-01 CALC-MOCA-02 CALC-MOCA-03 MoCA adjusts 17 to 18', async () => {
    await openCalculator('moca');
    enterFindings({
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
    expectResult('17', 'Significant');
    tick('12 years of education');
    expectResult('18', 'Mild');
    expectFigure('Total', '17');
    expectFigure('Adjusted score', '18');
  });

  it('CALC-NIHSS-01 CALC-NIHSS-02 NIHSS reads 18 with fifteen items, answered or not', async () => {
    await openCalculator('nihss');
    expect(screen.getAllByRole('combobox')).toHaveLength(15);
    enterFindings({
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
    expectResult('18', 'Moderate to severe');
    expect(barWords()).toContain('7 of 15 answered');
    enterFindings({
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
    expectResult('18', 'Moderate to severe');
    expect(barWords()).not.toContain('answered');
  });

  it('CALC-ROS-01 CALC-ROS-03 ROSIER reads 2, and can fall below 0', async () => {
    await openCalculator('rosier-score');
    enterFindings({
      pick: {
        'Loss of consciousness': '0: No',
        'New asymmetric facial': '1: Yes',
        'New asymmetric arm': '1: Yes',
        'New asymmetric leg': '0: No',
        Speech: '0: No',
        'Visual field': '0: No',
      },
    });
    expectResult('2', 'about 60%');
    enterFindings({
      pick: {
        'Loss of consciousness': '−1: Yes',
        'New asymmetric facial': '0: No',
        'New asymmetric arm': '0: No',
      },
    });
    expectResult('−1', 'under 5%');
    expect(cautions()).toContain('seizure');
  });

  it('CALC-FAST-02 CALC-FAST-03 CALC-FAST-04 FAST with two signs that began now is inside both windows', async () => {
    await openCalculator('stroke-fast');
    enterFindings({ choose: { Face: 'Yes', Arm: 'No' } });
    expectNoResult();
    choose('Speech', 'Yes');
    expectResult('2');
    expect(cardWords()).toContain('85%');
    expectFigure('Thrombolysis window', '4.5 h');
    expectFigure('Thrombectomy window', '24 h');
    press('Now');
    expect(figure('Thrombolysis window')).toContain('inside');
    expect(figure('Thrombectomy window')).toContain('inside');
    enterFindings({ choose: { Face: 'No', Speech: 'No' } });
    expect(cardWords()).toMatch(/stroke is not excluded/i);
    expect(headline()).not.toContain('%');
  });

  it('CALC-CINC-01 CALC-CINC-02 CALC-CINC-03 Cincinnati with one sign leads to FAST, which disagrees', async () => {
    await openCalculator('cincinnati-stroke');
    enterFindings({ pick: { 'Facial droop': '0: Normal', 'Arm drift': '1: Abnormal' } });
    expectNoResult();
    pick('Speech', '0: Normal');
    expectResult('1');
    expectFigure('Probability of stroke', '59%');
    expect(cautions()).toContain('disagree with the FAST page');
    const fast = screen.getByRole('link', { name: 'FAST Stroke Test' });
    expect(fast.getAttribute('href')).toBe('/calculator/stroke-fast');
  });
});

describe('pulmonology', () => {
  it('CALC-ASTH-02 CALC-ASTH-03 CALC-ASTH-05 asthma warns of a slow heart, which it does not count', async () => {
    await openCalculator('asthma-severity');
    expectNoResult();
    enterFindings({
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
    expectResult('1', 'Moderate');
    expect(cardWords()).toContain('yellow');
    expect(cautions()).toContain('heart rate is life-threatening');
    choose('Speech', 'Cannot speak');
    expect(barWords()).toContain('Life-threatening');
    expect(cardWords()).toContain('red');
  });

  it('CALC-CURB-01 CALC-CURB-02 CALC-CURB-03 CURB-65 shows a score from the start, and reads 3 at the lower edge of High', async () => {
    await openCalculator('curb65');
    expectResult('0');
    enterFindings({
      choose: { Confusion: 'Yes', 'Low blood pressure': 'No' },
      enter: { 'BUN (mmol/L)': '7', 'Respiratory rate': '18', Age: '65' },
    });
    expectResult('2', 'Intermediate');
    enter('BUN', '7,1');
    expectResult('3', 'High');
    enter('Respiratory rate', '30');
    expectResult('4', 'High');
  });

  it('CALC-GEN-01 CALC-GEN-02 CALC-GEN-03 CALC-GEN-04 Geneva of 9 is high here and intermediate as published', async () => {
    const page = await openCalculator('geneva-score');
    enterFindings({
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
    expectResult('9', 'High');
    expect(wordsOf(page)).toContain('74%');
    const atTop = screen.getByRole('heading', { level: 2, name: 'Result so far' }).parentElement;
    expect(wordsOf(atTop)).toContain('High');
    for (const [component, points] of [
      ['Age', '+1'],
      ['Previous DVT', '+3'],
      ['Haemoptysis', '+2'],
      ['Heart rate', '+3'],
    ] as const) {
      expectFigure(component, points);
    }
    expect(wordsOf(page)).toContain('9 and 10 are intermediate');
  });

  it('CALC-MRC-01 CALC-MRC-02 CALC-MRC-03 mMRC shows each grade with severity, colour and group', async () => {
    await openCalculator('mrc-dyspnea');
    for (const [grade, severity, colour, group] of [
      ['0', 'Normal', 'green', 'less symptomatic'],
      ['1', 'Mild', 'light green', 'less symptomatic'],
      ['2', 'Moderate', 'yellow', 'more symptomatic'],
      ['3', 'Moderately Severe', 'orange', 'more symptomatic'],
      ['4', 'Severe', 'red', 'more symptomatic'],
    ] as const) {
      choose('Breathlessness', `Grade ${grade}`);
      expectResult(grade, severity);
      expect(cardWords()).toContain(`${severity} ${colour} `);
      expectFigure('COPD guidance', group);
    }
  });

  it('CALC-WDVT-01 CALC-WDVT-02 CALC-WDVT-03 CALC-WDVT-04 Wells DVT takes 2 points off for another diagnosis', async () => {
    await openCalculator('wells-dvt');
    screen.getByRole('heading', { level: 1, name: 'Wells Criteria for DVT' });
    screen.getByText('Deep Vein Thrombosis Risk Assessment');
    expectResult('0', 'Low');
    enterFindings({
      tick: ['Bedridden', 'Collateral', 'Localised tenderness', 'Previous', 'Alternative diagnosis'],
    });
    expectResult('2', 'Moderate');
    expectFigure('Probability of DVT', '17%');
    untick('Alternative diagnosis');
    expectResult('4', 'High Probability');
    expectFigure('Probability of DVT', '75%');
  });

  it('CALC-WPE-01 CALC-WPE-02 Wells PE of 4 reads low beside the published three levels', async () => {
    await openCalculator('wells-pe');
    enterFindings({ tick: ['PE is the most likely', 'Haemoptysis'] });
    expectResult('4', 'Low');
    expectFigure('Probability of PE', '5% or less');
    expect(cautions()).toContain('2 to 4 are moderate');
    tick('Previous PE');
    expectResult('5.5', 'Moderate');
    expectFigure('Probability of PE', '20-30%');
  });
});
