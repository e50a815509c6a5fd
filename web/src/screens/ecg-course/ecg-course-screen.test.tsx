import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EcgCourseScreen } from './ecg-course-screen.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answerBox = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (text: string) => fireEvent.change(answerBox(), { target: { value: text } });
const heading = (name: string) => screen.getByRole('heading', { name });
const isSubmitDisabled = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Answer' }).disabled;
const caseButton = (number: 1 | 2) =>
  within(screen.getByRole('group', { name: 'Cases' })).getByRole<HTMLButtonElement>('button', {
    name: new RegExp(`^Case ${number}:`),
  });
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const completions = () => JSON.parse(localStorage.getItem('courseCompletions') ?? 'null');

function expectProgress(percent: number) {
  const bar = screen.getByRole('progressbar', { name: 'Progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(percent));
  screen.getByText(`${percent}%`);
}

function answer(text: string) {
  write(text);
  press('Submit Answer');
  expect(document.activeElement).toBe(heading('Correct answer'));
}

describe('the ECG practice course', () => {
  beforeEach(() => {
    localStorage.setItem('courseCompletions', '{"9":true}');
    render(<EcgCourseScreen title="ECG Practice Course" />);
  });

  it('ECG-01 ECG-02 ECG-08 ECG-12 opens with case 1: history, vital signs, ECG and question 1', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ECG Practice Course');
    screen.getByText(/3\.0 credits · 2 cases of 2 questions/);
    heading('Collapse at a roadside stop');
    screen.getByText('Male, 58 years');
    expect(texts(screen.getAllByRole('term'))).toEqual([
      ...['Patient', 'Presentation', 'History'],
      ...['Heart rate', 'Blood pressure', 'Breathing', 'SpO2', 'GCS', 'Glucose'],
    ]);
    screen.getByRole('img', { name: /12-lead ECG/ });
    heading('Question 1 of 2');
    expect(caseButton(1).getAttribute('aria-pressed')).toBe('true');
    expect(caseButton(2).disabled).toBe(true);
    expectProgress(0);
  });

  it('ECG-03 ECG-04 ECG-13 asks for an answer before it shows the correct one', () => {
    expect(isSubmitDisabled()).toBe(true);
    write('  \n ');
    expect(isSubmitDisabled()).toBe(true);
    expect(document.documentElement.outerHTML).not.toMatch(/Ventricular fibrillation|Learning points/i);
    answer('VF');
    screen.getByText('Ventricular fibrillation: a cardiac arrest with a shockable rhythm.');
    for (const name of ['Interpretation', 'Diagnosis', 'Learning points']) heading(name);
    expect(answerBox().value).toBe('VF');
  });

  it('lets the reader mark the answer by the points of the correct one, and adds the points up', () => {
    answer('x');
    screen.getByText('You named 0 of 4 points.');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Ventricular fibrillation/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Coarse/ }));
    screen.getByText('You named 2 of 4 points.');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Coarse/ }));
    screen.getByText('You named 1 of 4 points.');
    press('Next Question');
    answer('x');
    screen.getByText('You named 0 of 8 points.');
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    press('Next Case');
    answer('x');
    press('Next Question');
    answer('x');
    press('Complete Course');
    // 1 of 4 and 8 of 8, and none of the 5 and 9 of the second case.
    screen.getByText(/you named 9 of 26 points/);
  });

  it('says how long the texts take to read beside the credits', () => {
    const [, minutes] = /take about (\d+) minutes to read/.exec(document.body.textContent ?? '') ?? [];
    expect(Number(minutes)).toBeGreaterThanOrEqual(5);
    expect(Number(minutes)).toBeLessThanOrEqual(15);
  });

  it('ECG-05..ECG-11 ECG-13 leads from the first question to the end', () => {
    answer('Ventricular fibrillation');
    expectProgress(25);

    press('Next Question');
    expect(document.activeElement).toBe(heading('Question 2 of 2'));
    expect(answerBox().value).toBe('');
    expect(screen.queryByRole('heading', { name: 'Correct answer' })).toBeNull();
    answer('CPR, shock, adrenaline, amiodarone');
    const listed = (text: RegExp) => screen.getByText(text, { selector: 'li, li *' });
    listed(/^Shock at once: 200 J biphasic or 360 J monophasic\./);
    listed(/^Adrenaline 1 mg IV or IO after the 2nd shock/);
    listed(/^After the third shock: amiodarone 300 mg/);
    // The answer names the guidelines that differ.
    listed(/European Resuscitation Council 2021: after the 3rd shock/);
    expectProgress(50);

    press('Next Case');
    expect(document.activeElement).toBe(heading('Crushing chest pain'));
    expect(caseButton(1).textContent).toContain('Completed');
    expect(caseButton(2).getAttribute('aria-pressed')).toBe('true');
    expect(completions()).toEqual({ 9: true });

    fireEvent.click(caseButton(1));
    heading('Question 1 of 2');
    write('half an answer');
    fireEvent.click(caseButton(2));
    expect(answerBox().value).toBe('');

    answer('Anterior STEMI');
    expectProgress(75);
    press('Next Question');
    answer('Aspirin, lysis');
    listed(/Where primary PCI is the plan: door-to-balloon under 90 minutes/);
    expectProgress(100);
    expect(completions()).toEqual({ 9: true });

    press('Complete Course');
    expect(document.activeElement).toBe(heading('Course Completed!'));
    expect(completions()).toEqual({ 9: true, 5: true });
    fireEvent.click(screen.getByRole('link', { name: 'Return to Education' }));
    expect(window.location.pathname).toBe('/continuing-education');
  });
});
