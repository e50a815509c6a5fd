import { type EcgCase, pointsOf } from './cases/ecg-case.ts';
import { ecgCases } from './cases/ecg-cases.ts';

/** The state of the course. */
export interface Course {
  readonly caseIndex: number;
  readonly questionIndex: number;
  readonly answer: string;
  /** True if the answer was submitted, so that the correct one is shown. */
  readonly isRevealed: boolean;
  /** Answered questions, as `case.question`. */
  readonly answered: readonly string[];
  /** The points of the correct answers that the reader says to have named, as `case.question.point`. */
  readonly named: readonly string[];
  readonly completedCases: readonly number[];
  readonly isFinished: boolean;
}

export const courseStart: Course = {
  caseIndex: 0,
  questionIndex: 0,
  answer: '',
  isRevealed: false,
  answered: [],
  named: [],
  completedCases: [],
  isFinished: false,
};

export type CourseStep =
  | { readonly type: 'type'; readonly answer: string }
  | { readonly type: 'submit' }
  /** Marks a point of the correct answer as named, or no longer. */
  | { readonly type: 'mark'; readonly point: number }
  | { readonly type: 'go on' }
  | { readonly type: 'choose case'; readonly caseIndex: number };

const questionCount = ecgCases.reduce((sum, { questions }) => sum + questions.length, 0);

/** Returns the course after a step. A step that is not open yet changes nothing. */
export function afterStep(course: Course, step: CourseStep): Course {
  switch (step.type) {
    case 'type':
      return course.isRevealed ? course : { ...course, answer: step.answer };
    case 'submit':
      return canSubmit(course) ? submitted(course) : course;
    case 'mark':
      return course.isRevealed ? marked(course, pointKey(course, step.point)) : course;
    case 'go on':
      return course.isRevealed ? movedOn(course) : course;
    case 'choose case':
      return step.caseIndex !== course.caseIndex && isOpen(course, step.caseIndex)
        ? { ...atQuestion(course, step.caseIndex, 0), isFinished: false }
        : course;
  }
}

/** Returns true if the answer is not blank and not submitted yet. */
export function canSubmit({ answer, isRevealed }: Course): boolean {
  return !isRevealed && answer.trim() !== '';
}

/** Returns true if a case can be selected: the first always, others once the previous case is completed. */
export function isOpen({ completedCases }: Course, caseIndex: number): boolean {
  return caseIndex === 0 || completedCases.includes(caseIndex - 1);
}

/** Returns the share of answered questions in percent. */
export function percentAnswered({ answered }: Course): number {
  return Math.round((answered.length / questionCount) * 100);
}

/** `1 of 4 questions answered`. */
export function answeredText({ answered }: Course): string {
  return `${answered.length} of ${questionCount} questions answered`;
}

/** Returns true if the reader marked a point of the current question as named. */
export function isNamed(course: Course, point: number): boolean {
  return course.named.includes(pointKey(course, point));
}

/** `5 of 9`: the points of the current question that the reader named. */
export function namedText(course: Course): string {
  const { questions } = currentCase(course);
  const question = questions[course.questionIndex] ?? questions[0];
  const points = pointsOf(question.correctAnswer);
  return `${points.filter((_, point) => isNamed(course, point)).length} of ${points.length}`;
}

/** `12 of 29`: the points of all questions that the reader named. */
export function allNamedText({ named }: Course): string {
  const all = ecgCases
    .flatMap(({ questions }) => questions)
    .map((question) => pointsOf(question.correctAnswer));
  return `${named.length} of ${all.flat().length}`;
}

/** Returns true if every case is completed. */
export function isCompleted({ completedCases }: Course): boolean {
  return ecgCases.every((_, index) => completedCases.includes(index));
}

/** Returns the current case. */
export function currentCase({ caseIndex }: Course): EcgCase {
  return ecgCases[caseIndex] ?? ecgCases[0];
}

/** Returns the label of the button to continue. */
export function goOnLabel(course: Course): 'Next Question' | 'Next Case' | 'Complete Course' {
  if (course.questionIndex + 1 < currentCase(course).questions.length) return 'Next Question';
  return course.caseIndex + 1 < ecgCases.length ? 'Next Case' : 'Complete Course';
}

function submitted(course: Course): Course {
  const question = `${course.caseIndex}.${course.questionIndex}`;
  // A new answer is marked anew.
  const named = course.named.filter((key) => !key.startsWith(`${question}.`));
  return { ...course, isRevealed: true, named, answered: including(course.answered, question) };
}

function pointKey({ caseIndex, questionIndex }: Course, point: number): string {
  return `${caseIndex}.${questionIndex}.${point}`;
}

function marked(course: Course, key: string): Course {
  const { named } = course;
  return { ...course, named: named.includes(key) ? named.filter((each) => each !== key) : [...named, key] };
}

function movedOn(course: Course): Course {
  const { caseIndex, questionIndex } = course;
  const label = goOnLabel(course);
  if (label === 'Next Question') return atQuestion(course, caseIndex, questionIndex + 1);
  const done = { ...course, completedCases: including(course.completedCases, caseIndex) };
  if (label === 'Next Case') return atQuestion(done, caseIndex + 1, 0);
  return { ...atQuestion(done, caseIndex, 0), isFinished: true };
}

function atQuestion(course: Course, caseIndex: number, questionIndex: number): Course {
  return { ...course, caseIndex, questionIndex, answer: '', isRevealed: false };
}

function including<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values : [...values, value];
}
