import { describe, expect, it } from 'vitest';
import {
  afterStep,
  type Course,
  canSubmit,
  courseStart,
  goOnLabel,
  isCompleted,
  percentAnswered,
} from './course.ts';

const answered = (course: Course) =>
  afterStep(afterStep(course, { type: 'type', answer: 'VF' }), { type: 'submit' });
const goOn = (course: Course) => afterStep(course, { type: 'go on' });
const chooseCase = (course: Course, caseIndex: number) =>
  afterStep(course, { type: 'choose case', caseIndex });

describe('the course', () => {
  it('ECG-02 begins with question 1 of case 1', () => {
    expect([courseStart.caseIndex, courseStart.questionIndex]).toEqual([0, 0]);
  });

  it.each(['', '   ', ' \n\t '])('ECG-03 rejects a blank answer: %j', (answer) => {
    const course = afterStep(courseStart, { type: 'type', answer });
    expect(canSubmit(course)).toBe(false);
    expect(afterStep(course, { type: 'submit' })).toBe(course);
  });

  it('ECG-05 moves on only once the answer is submitted', () => {
    expect(goOn(courseStart)).toBe(courseStart);
    expect(goOn(answered(courseStart))).toMatchObject({ caseIndex: 0, questionIndex: 1 });
  });

  it('ECG-06 ECG-08 ECG-09 leads through both cases, and counts the answers in quarters', () => {
    let course = courseStart;
    const seen: unknown[] = [];
    for (let question = 0; question < 4; question += 1) {
      course = answered(course);
      seen.push([percentAnswered(course), goOnLabel(course), isCompleted(course)]);
      course = goOn(course);
    }
    expect(seen).toEqual([
      [25, 'Next Question', false],
      [50, 'Next Case', false],
      [75, 'Next Question', false],
      [100, 'Complete Course', false],
    ]);
    expect(course.completedCases).toEqual([0, 1]);
    expect(isCompleted(course)).toBe(true);
    expect(course.isFinished).toBe(true);
  });

  it('ECG-06 opens case 2 once case 1 is completed, and not before', () => {
    expect(chooseCase(courseStart, 1)).toBe(courseStart);
    const second = goOn(answered(goOn(answered(courseStart))));
    expect(second.caseIndex).toBe(1);
    const again = chooseCase(second, 0);
    expect(again.caseIndex).toBe(0);
    expect(chooseCase(again, 1).caseIndex).toBe(1);
  });

  it('ECG-08 counts a question that is answered twice once', () => {
    const second = goOn(answered(goOn(answered(courseStart))));
    expect(percentAnswered(answered(chooseCase(second, 0)))).toBe(50);
  });

  it('ECG-10 clears the answer and hides the correct one when the case or the question changes', () => {
    const blank = { answer: '', isRevealed: false };
    const second = goOn(answered(goOn(answered(courseStart))));
    expect(goOn(answered(courseStart))).toMatchObject(blank);
    expect(second).toMatchObject(blank);
    expect(chooseCase(answered(second), 0)).toMatchObject(blank);
  });

  it('ECG-04 keeps an answer as it was submitted', () => {
    const course = answered(courseStart);
    expect(afterStep(course, { type: 'type', answer: 'something better' }).answer).toBe('VF');
  });
});
