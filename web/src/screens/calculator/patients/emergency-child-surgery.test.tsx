import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  barWords,
  cardWords,
  cautions,
  choose,
  chooseAt,
  enter,
  enterFindings,
  expectFigure,
  expectNoFigure,
  expectNoResult,
  expectResult,
  field,
  figure,
  openCalculator,
  openedTab,
  openTab,
  pick,
  press,
  question,
  resultCard,
  resultGroup,
  wordsOf,
} from '../../../test/calculator-page.tsx';

// Real patients, entered by hand. What is expected is written from the specification: numbers, bands
// and the words that it fixes.

describe('general', () => {
  it('CALC-GCS-01 CALC-GCS-03 GCS needs all three responses', async () => {
    await openCalculator('gcs');
    for (const [label, count] of [
      ['Eye opening', 4],
      ['Verbal response', 5],
      ['Motor response', 6],
    ] as const) {
      expect(within(question(label)).getAllByRole('radio')).toHaveLength(count);
    }
    enterFindings({ choose: { Eye: 'Spontaneous', Verbal: 'Oriented' } });
    expectNoResult();
    expect(barWords()).toContain('Invalid score');
    expect(cardWords()).toContain('Please select responses for all categories');
    choose('Motor', 'Obeys');
    expectResult('15', 'Normal');
  });

  it('CALC-GCS-02 CALC-GCS-03 GCS shows its bands at their edges', async () => {
    await openCalculator('gcs');
    for (const [eye, verbal, motor, total, band] of [
      ['Spontaneous', 'Oriented', 'Obeys', '15', 'Normal'],
      ['To speech', 'Oriented', 'Obeys', '14', 'Mild'],
      ['To speech', 'Confused', 'Obeys', '13', 'Mild'],
      ['To speech', 'Confused', 'Localises', '12', 'Moderate'],
      ['To pain', 'Inappropriate', 'Withdraws', '9', 'Moderate'],
      ['None', 'None', 'Obeys', '8', 'Severe'],
      ['None', 'None', 'None', '3', 'Severe'],
    ] as const) {
      enterFindings({ choose: { Eye: eye, Verbal: verbal, Motor: motor } });
      expectResult(total, band);
    }
  });

  it('CALC-PGCS-01 CALC-PGCS-02 CALC-PGCS-03 paediatric GCS shows E1 V2 M4 as 7', async () => {
    await openCalculator('paediatric-gcs');
    expect(cardWords()).toContain('Invalid score');
    expect(cardWords()).toContain('Please select responses for all categories');
    enterFindings({ choose: { Eye: 'None', Verbal: 'Incomprehensible', Motor: 'Withdraws' } });
    expectResult('7', 'Severe');
    expectFigure('Record as', 'E1 V2 M4');
  });

  it('CALC-PEWS-02 CALC-PEWS-03 PEWS scores an irritable child once all three are answered', async () => {
    await openCalculator('pews');
    enterFindings({ choose: { Behaviour: 'Irritable', Cardiovascular: 'Pink' } });
    expectNoResult();
    choose('Respiratory', 'Within normal');
    expectResult('2', 'Medium');
    expect(cardWords()).toMatch(/increase observation/i);
  });

  it('CALC-SI-01 CALC-SI-02 CALC-SI-03 Shock Index divides 120 by 80, and accepts only positive values', async () => {
    await openCalculator('shock-index');
    enterFindings({ enter: { 'Heart rate': '120', 'Systolic pressure': '80' } });
    expectResult('1.50', 'High');
    for (const impossible of ['0', '-80', '']) {
      enter('Systolic pressure', impossible);
      expectNoResult();
    }
    enter('Systolic pressure', '80');
    enter('Heart rate', '0');
    expectNoResult();
  });

  it('CALC-SOFA-03 CALC-SOFA-04 SOFA reads 14, the upper edge of High', async () => {
    await openCalculator('sofa-score');
    enterFindings({
      choose: {
        Respiratory: '100–199',
        Coagulation: '20–49',
        Liver: '2.0–5.9',
        Cardiovascular: 'Dopamine 5 or less',
        Neurological: '10–12',
      },
    });
    expectNoResult();
    choose('Renal', '2.0–3.4');
    expectResult('14', 'High');
    expectFigure('Mortality', '40-50%');
    expect(cautions()).toMatch(/noradrenaline/i);
  });
});

describe('NEWS', () => {
  /** 2 + 0 + 1 + 2 + 1 + 1 + 2 + 0 = 9 by the points of the specification. */
  const patient = {
    'Respiratory rate': '21–24',
    'Smoking status': 'Non-smoker',
    'Oxygen saturation': '94–95',
    'Supplemental oxygen': 'Yes',
    Temperature: '38.1–39.0',
    'Systolic blood pressure': '101–110',
    'Heart rate': '111–130',
    Consciousness: 'Alert',
  };

  const pointsOf = (label: string) =>
    [...question(label).querySelectorAll('label')].map((option) => wordsOf(option).replace(/ points?$/, ''));

  it('CALC-NEWS-02 CALC-NEWS-03 CALC-NEWS-05 CALC-NEWS-06 CALC-NEWS-07 CALC-NEWS-08 shows the points beside every option', async () => {
    await openCalculator('news');
    expect(pointsOf('Respiratory rate')).toEqual([
      '8 or less 3',
      '9–11 1',
      '12–20 0',
      '21–24 2',
      '25 or more 3',
    ]);
    expect(pointsOf('Supplemental oxygen')).toEqual(['No (room air) 0', 'Yes 2']);
    expect(pointsOf('Temperature')).toEqual([
      '35.0 or less 3',
      '35.1–36.0 1',
      '36.1–38.0 0',
      '38.1–39.0 1',
      '39.1 or more 2',
    ]);
    expect(pointsOf('Systolic')).toEqual([
      '90 or less 3',
      '91–100 2',
      '101–110 1',
      '111–219 0',
      '220 or more 3',
    ]);
    expect(pointsOf('Heart rate')).toEqual([
      '40 or less 3',
      '41–50 1',
      '51–90 0',
      '91–110 1',
      '111–130 2',
      '131 or more 3',
    ]);
    expect(pointsOf('Consciousness').map((text) => text.at(-1))).toEqual(['0', '3', '3', '3']);
    choose('Smoking status', 'Non-smoker');
    expect(pointsOf('Oxygen saturation')).toEqual(['91 or less 3', '92–93 2', '94–95 1', '96 or more 0']);
    choose('Smoking status', 'Smoker');
    expect(pointsOf('Oxygen saturation')).toEqual(['83 or less 3', '84–85 2', '86–87 1', '88 or more 0']);
  });

  it('CALC-NEWS-04 asks for the saturation only once the smoking status is known, and asks again when it changes', async () => {
    await openCalculator('news');
    expect(question('Oxygen saturation').disabled).toBe(true);
    enterFindings({ choose: patient });
    expectResult('9');
    choose('Smoking status', 'Smoker / COPD');
    const options = within(question('Oxygen saturation')).getAllByRole<HTMLInputElement>('radio');
    expect(options.map(({ checked }) => checked)).toEqual([false, false, false, false]);
    expectNoResult();
  });

  it('CALC-NEWS-01 CALC-NEWS-09 shows routine monitoring only when all eight are chosen', async () => {
    await openCalculator('news');
    const questions = screen.getAllByRole('group').filter((group) => group.tagName === 'FIELDSET');
    expect(questions).toHaveLength(8);
    enterFindings({
      choose: {
        'Respiratory rate': '12–20',
        'Smoking status': 'Non-smoker',
        'Oxygen saturation': '96 or more',
        'Supplemental oxygen': 'No',
        Temperature: '36.1–38.0',
        Systolic: '111–219',
        'Heart rate': '51–90',
      },
    });
    expect(barWords()).not.toContain('Routine monitoring');
    choose('Consciousness', 'Alert');
    expectResult('0', 'Routine monitoring (minimum 12 hourly)');
  });

  it('CALC-NEWS-11 CALC-NEWS-12 shows Complete assessment for 5, beside the published response', async () => {
    await openCalculator('news');
    screen.getByText(/under 16/);
    screen.getByText(/pregnant/);
    expect(screen.getAllByRole('table').some((table) => wordsOf(table).includes('5–6'))).toBe(true);
    // 2 + 0 + 1 + 0 + 0 + 0 + 2 + 0
    enterFindings({
      choose: { ...patient, 'Supplemental oxygen': 'No', Temperature: '36.1–38.0', Systolic: '111–219' },
    });
    expectResult('5', 'Complete assessment');
    expect(cardWords()).toContain('Published response for 5–6');
    expect(barWords()).toMatch(/urgent review/i);
  });

  it('CALC-NEWS-11 shows a single 3 beside its published response', async () => {
    await openCalculator('news');
    enterFindings({
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
    expectResult('3', 'Complete assessment');
    expect(cardWords()).toContain('Published response for 3 in one item');
    expect(barWords()).toMatch(/urgent review/i);
    choose('Heart rate', '111–130');
    expectResult('5', 'Complete assessment');
    expect(cardWords()).toContain('Published response for 5–6');
    expect(barWords()).toMatch(/urgent review/i);
  });
});

describe('emergency', () => {
  it('CALC-BURN-01 CALC-BURN-03 CALC-BURN-08 burns shows Parkland fluids, counts an empty field as 0, and is cleared by its reset', async () => {
    await openCalculator('burns');
    expect(barWords()).toMatch(/^0 mL/);
    enterFindings({ enter: { Weight: '70', 'Burned body surface (%BSA)': '20' } });
    expect(barWords()).toMatch(/^5 ?600 mL/);
    expect(cardWords()).toMatch(/2 ?800 mL at 350 mL\/h/);
    expect(cardWords()).toMatch(/2 ?800 mL at 175 mL\/h/);
    for (const [label, limits] of [
      ['Weight', { min: '1', max: '200' }],
      ['Burned body surface (%BSA)', { min: '0', max: '100', step: '0.5' }],
    ] as const) {
      expect(field(label)).toMatchObject(limits);
    }
    press('Reset Calculator');
    expect(field('Weight').value).toBe('');
    expect(barWords()).toMatch(/^0 mL/);
  });

  it('CALC-BURN-02 CALC-BURN-05 CALC-BURN-06 CALC-BURN-07 burns shows figures, child bands, targets and criteria', async () => {
    await openCalculator('burns');
    screen.getByRole('img', { name: /adult/i });
    screen.getByRole('img', { name: /child/i });
    screen.getByRole('row', { name: /10–20% Moderate/ });
    screen.getByRole('row', { name: /0\.5–1 mL\/kg\/hr/ });
    screen.getByRole('row', { name: /1–2 mL\/kg\/hr/ });
    const criteria = screen.getByRole('heading', { name: /transfer criteria/i }).closest('section');
    expect(criteria?.querySelectorAll('li')).toHaveLength(5);
  });

  it('CALC-BURN-03 CALC-BURN-04 burns gives a child of 10 kg its fluids, and shows its bands at their edges', async () => {
    await openCalculator('burns');
    enterFindings({ enter: { Weight: '10', 'Burned body surface (%BSA)': '18' } });
    expectResult('720 mL', 'Moderate');
    expectFigure('First 8 hours', '360 mL at 45 mL/h');
    expectFigure('Next 16 hours', '360 mL at 22.5 mL/h');
    expect(cautions()).toContain('maintenance fluid');
    enter('Weight', '70');
    for (const [area, band] of [
      ['14.5', 'Minor'],
      ['15', 'Moderate'],
      ['24.5', 'Moderate'],
      ['25', 'Major'],
    ] as const) {
      enter('Burned body surface (%BSA)', area);
      expect(barWords()).toContain(band);
    }
  });

  it('CALC-RTS-02 CALC-RTS-03 CALC-RTS-04 CALC-RTS-05 CALC-RTS-06 RTS reads 7, and marks an arrest', async () => {
    await openCalculator('trauma-score');
    expect(cardWords()).toContain('Please select values for all parameters');
    enterFindings({
      choose: { 'Respiratory rate': '6–9', 'Systolic blood pressure': '50–75', 'Glasgow Coma Scale': '9–12' },
    });
    expectResult('7/12', 'Severe');
    expectFigure('Weighted RTS', '4.86');
    expectFigure('Mortality', '15-50%');
    enterFindings({
      choose: { 'Respiratory rate': '0', 'Systolic blood pressure': '0', 'Glasgow Coma Scale': '3 ' },
    });
    expectResult('0/12', 'Invalid score');
    expect(cardWords()).toContain('All parameters score 0');
    expectNoFigure('Weighted RTS');
    expect(cautions()).toContain('0 with every box chosen is not an error');
  });
});

describe('paediatrics', () => {
  it('CALC-APGAR-01 CALC-APGAR-02 CALC-APGAR-03 APGAR reads 7, and reads 0 if that is the score', async () => {
    const page = await openCalculator('apgar');
    expect(wordsOf(page)).toMatch(/assessed at 1 and 5 minutes/i);
    enterFindings({
      choose: {
        Appearance: 'Pink all over',
        Pulse: '100/min',
        Grimace: 'Grimace',
        Activity: 'Some flexion',
        Respiration: 'Slow',
      },
    });
    expectResult('7', 'Normal');
    enterFindings({
      choose: {
        Appearance: 'Blue',
        Pulse: 'Absent',
        Grimace: 'No response',
        Activity: 'Limp',
        Respiration: 'Absent',
      },
    });
    expectResult('0', 'Severe');
  });

  it('CALC-BAL-01 CALC-BAL-02 CALC-BAL-04 CALC-BAL-05 CALC-BAL-06 Ballard has its signs in order, and counts the highest of each', async () => {
    await openCalculator('ballard-score');
    for (const [section, signs] of [
      ['Physical maturity', ['Skin', 'Lanugo', 'Plantar surface', 'Breast', 'Eye/ear', 'Genitals']],
      [
        'Neurological maturity',
        ['Posture', 'Square window', 'Arm recoil', 'Popliteal angle', 'Scarf sign', 'Heel to ear'],
      ],
    ] as const) {
      const groups = within(screen.getByRole('region', { name: section })).getAllByRole('group');
      expect(groups.map((group) => wordsOf(group.querySelector('legend')))).toEqual(signs);
      for (const group of groups) chooseAt(group, -1);
    }
    // 20 + 0.4 x (48 + 10) = 43.2 weeks
    expect(barWords()).toMatch(/^43 weeks 1 day/);
    expectFigure('Total', '48');
    choose('Skin', 'Sticky');
    // 42 is 40.8 weeks.
    expect(barWords()).toMatch(/^40 weeks 6 days/);
  });

  it('CALC-WEST-02 CALC-WEST-03 CALC-WEST-04 CALC-WEST-05 CALC-WEST-06 weight is estimated at 3 years and at 9 months', async () => {
    await openCalculator('weight-loss-formulas');
    screen.getByRole('heading', { level: 1, name: 'Paediatric Weight Estimation' });
    expect(field('Age').step).toBe('0.1');
    enterFindings({ choose: { 'Age is in': 'Years' }, enter: { Age: '3' } });
    expectResult('14.0 kg');
    for (const text of ['16.0 kg', '15.5 kg', 'Preschool']) expect(cardWords()).toContain(text);
    enterFindings({ choose: { 'Age is in': 'Months' }, enter: { Age: '9' } });
    expectResult('9.0 kg');
    for (const text of ['8.5 kg', 'Older Infant']) expect(cardWords()).toContain(text);
    enter('Age', '12.1');
    expectNoResult();
  });

  it('CALC-PTS-01 CALC-PTS-02 CALC-PTS-03 paediatric trauma score reads 7', async () => {
    await openCalculator('paediatric-trauma');
    enterFindings({
      choose: {
        Weight: '10–20 kg',
        Airway: 'Maintainable',
        Systolic: '50–90',
        Consciousness: 'Obtunded',
        'Open wound': 'Minor',
      },
    });
    expectNoResult();
    choose('Skeletal', 'None');
    expectResult('7', 'Moderate');
    expectFigure('Mortality', '2-10%');
    expect(cautions()).toContain('8 or less means transfer');
  });

  it('CALC-WAF-02 CALC-WAF-03 CALC-WAF-05 CALC-WAF-06 CALC-WAF-07 CALC-WAF-08 WAFELSM at 2 years shows both weights', async () => {
    await openCalculator('wafelsm');
    enter('Age in years', '2');
    expectResult('16 kg');
    // 2 x (2 + 4), as the page that estimates weights has it.
    expect(cautions()).toContain('12 kg');
    expect(barWords()).toContain('16 kg here');
    expect(barWords()).toContain('12 kg');
    screen.getByRole('link', { name: 'Paediatric Weight Estimation' });
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
      expectFigure(label, text, resultGroup(block));
    }
    // Months come first, and 0 is a newborn of 4 kg.
    enter('Age in months', '0');
    expectResult('4 kg');
  });
});

describe('psychiatric', () => {
  const questions = () => within(screen.getByRole('tabpanel')).getAllByRole('group');

  it('CALC-CAGE-01 CALC-CAGE-02 CALC-CAGE-03 CAGE and AUDIT-C keep their answers', async () => {
    await openCalculator('cage-audit');
    expect(openedTab()).toBe('CAGE Questionnaire');
    expect(questions()).toHaveLength(4);
    enterFindings({
      choose: {
        'Have you ever felt you should': 'Yes',
        'Have people annoyed': 'Yes',
        'Have you ever felt bad': 'Yes',
        'Have you ever had a drink': 'No',
      },
    });
    expectResult('3', 'High Risk');
    openTab('AUDIT-C');
    enterFindings({
      choose: {
        'How often do you have a drink': 'Monthly or less',
        'How many drinks': '1 or 2',
        'How often do you have six': 'Monthly',
      },
    });
    expectResult('3', 'Moderate');
    openTab('CAGE Questionnaire');
    expectResult('3', 'High Risk');
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4);
  });

  it('CALC-PHQ-01 CALC-PHQ-02 CALC-PHQ-03 CALC-PHQ-04 PHQ-9 with a positive question 9 warns on both tabs', async () => {
    await openCalculator('phq9-gad7');
    const answer = (points: readonly number[]) => {
      const groups = questions();
      for (const [index, point] of points.entries()) chooseAt(groups[index] ?? document.body, point);
    };
    expect(openedTab()).toBe('PHQ-9');
    expect(questions()).toHaveLength(9);
    answer([3, 3, 3, 1, 0, 0, 0, 0]);
    expectResult('10', 'Moderate');
    choose('9.', 'Several days');
    expectResult('11', 'Moderate');
    expect(cautions()).toMatch(/suicide/i);
    expect(barWords()).toMatch(/suicide/i);
    openTab('GAD-7');
    expect(questions()).toHaveLength(7);
    answer([3, 3, 3, 3, 3, 0, 0]);
    expectResult('15', 'Severe');
    expect(barWords()).toMatch(/suicide/i);
    openTab('PHQ-9');
    expectResult('11', 'Moderate');
  });
});

describe('surgical', () => {
  it('CALC-AIR-01 CALC-AIR-02 AIR reads 11, its highest, once the four numbers are in', async () => {
    await openCalculator('air-score');
    enterFindings({
      tick: ['Vomiting', 'Pain in the right lower', 'Rebound'],
      enter: { Temperature: '38,5', Neutrophils: '75', 'White cell count': '10' },
    });
    expectResult('9');
    expect(cardWords()).not.toContain('over 20%');
    enter('CRP', '50');
    expectResult('11', 'High');
    expectFigure('Probability of appendicitis', 'over 20%');
    expect(cautions()).toContain('simplifies the AIR score');
  });

  it('CALC-ALV-01 CALC-ALV-02 Alvarado reads 7, the lower edge of High', async () => {
    await openCalculator('alvarado');
    enterFindings({
      tick: ['Anorexia', 'Nausea', 'Tenderness', 'Fever', 'Leukocytosis'],
    });
    expectResult('7', 'High');
    expectFigure('Probability of appendicitis', 'over 85%');
    screen.getByRole('checkbox', { name: /^Fever/, description: /37\.3/ });
  });

  it('CALC-POS-01 CALC-POS-04 CALC-POS-05 CALC-POS-06 CALC-POS-07 POSSUM of 20 and 12 shows dashes until it can be calculated', async () => {
    const page = await openCalculator('possum-score');
    expect(openedTab()).toBe('Physiological Variables');
    expect(field('Glasgow Coma Scale').placeholder).toBe('Enter GCS (3-15)');
    enterFindings({
      choose: {
        'Cardiac signs': 'Raised jugular',
        'Chest X-ray': 'Moderate COPD',
        'Respiratory history': 'Limiting',
      },
      enter: { Age: '50', 'Systolic blood pressure': '120', Pulse: '70' },
    });
    openTab('Operative Variables');
    enterFindings({
      choose: {
        'Operative severity': 'Major 4',
        'Multiple operations': 'One',
        'Blood loss': '501–999',
        'Peritoneal soiling': 'None',
        Malignancy: 'None',
        'Mode of surgery': 'Elective',
      },
    });
    expectNoResult();
    expectFigure('Predicted mortality', '--');
    openTab('Physiological Variables');
    for (const impossible of ['2', '16', 'abc']) {
      enter('Glasgow Coma Scale', impossible);
      expectNoResult();
    }
    enter('Glasgow Coma Scale', '15');
    expectResult('39.4%', 'Red');
    expectFigure('Predicted mortality', '7.4%');
    expectFigure('Physiological score', '20');
    expectFigure('Operative score', '12');
    expect(cautions()).toContain('percentages are wrong, mostly too low');
    expect(wordsOf(page)).toMatch(/seven physiological variables/i);
  });
});

describe('rsi', () => {
  const expectOnlyZeros = () => {
    const doses = within(resultCard()).getAllByRole('definition').map(wordsOf);
    for (const dose of doses) expect(dose).toMatch(/^0(?![\d.])/);
  };

  it('CALC-PINT-01 CALC-PINT-03 CALC-PINT-06 post-intubation shows the published morphine maximum of a child in the same block', async () => {
    await openCalculator('post-intubation');
    screen.getByRole('heading', { level: 1, name: 'POST-Intubation Calculator' });
    enterFindings({ choose: { 'Patient type': 'Paediatric' }, enter: { Weight: '20' } });
    const morphine = resultGroup('Morphine');
    expectFigure('Loading dose', '2–40 mg', morphine);
    expect(wordsOf(morphine)).toContain('published maximum 4 mg');
    expect(cautions(morphine)).toContain('ten times the published maximum of 0.2 mg/kg');
    expect(figure('Infusion', morphine)).toContain('400–1 600');
    expect(barWords()).toContain('0.2 mg/kg');
    for (const [drug, label, text] of [
      ['Fentanyl', 'Loading dose', '10–20'],
      ['Ketamine', 'Loading dose', '10–20 mg'],
      ['Ketamine', 'Infusion', '20–40 mg/hr'],
      ['Midazolam', 'Infusion', '0.6–2 mg/hr'],
      ['Rocuronium', 'Dose', '12 mg'],
    ] as const) {
      expect(figure(label, resultGroup(drug))).toContain(text);
    }
    choose('Patient type', 'Adult');
    expect(figure('Loading dose', resultGroup('Fentanyl'))).toContain('50');
    for (const unusable of ['', 'abc', '0', '0.5', '201']) {
      enter('Weight', unusable);
      expectOnlyZeros();
    }
  });

  it('CALC-RSI-02 CALC-RSI-03 CALC-RSI-10 RSI of a newborn of 1.8 kg warns of volumes too small to draw up', async () => {
    await openCalculator('rsi');
    enterFindings({ choose: { 'Patient type': 'Paediatric' }, enter: { Weight: '1,8' } });
    const etomidate = resultGroup('Etomidate');
    expectFigure('Dose', '0.2–0.5 mg', etomidate);
    expectFigure('Volume', '0.1–0.3 mL', etomidate);
    expect(cautions(etomidate)).toMatch(/verify small volume: 0\.09–0\.27 mL/i);
    expect(cautions(resultGroup('Midazolam'))).toMatch(/verify small volume/i);
    const suxamethonium = resultGroup('Suxamethonium');
    expectFigure('Dose', '5.4 mg', suxamethonium);
    expectFigure('Volume', '0.5 mL', suxamethonium);
    pick('Scenario', 'Head injury');
    expect(figure('Dose', resultGroup('Ketamine'))).toBe('0 mg');
    expect(cautions(resultGroup('Ketamine'))).toContain('head injury');
    enter('Weight', '700');
    expectOnlyZeros();
  });
});
