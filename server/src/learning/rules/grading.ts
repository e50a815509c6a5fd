import type { LearningPath } from '@oryx/content';
import { type completeModule, type ModuleResult, passMark, type RequestOf } from '@oryx/contract';

type Answer = RequestOf<typeof completeModule>['answers'][number];

/** Returns true for a score that completes a module. A lower one is kept, and the module can be tried again. */
export function isPass(score: number): boolean {
  return score >= passMark;
}

/** The result of grading. */
export interface Graded {
  /** Right answers in percent of all questions, rounded. */
  readonly score: number;
  readonly results: readonly ModuleResult[];
}

/**
 * Grades answers by the right answers of a module. All questions weigh the same. Returns undefined unless each question is answered exactly once with one of its choices.
 */
export function grade(
  { questions }: LearningPath['modules'][number],
  answers: readonly Answer[],
): Graded | undefined {
  const choices = new Map(answers.map(({ questionId, choice }) => [questionId, choice]));
  if (answers.length !== questions.length || choices.size !== questions.length) return undefined;
  const results: ModuleResult[] = [];
  for (const { id, choices: offered, answer, explanation, source, basis } of questions) {
    const choice = choices.get(id);
    if (choice === undefined || offered[choice] === undefined) return undefined;
    const rightChoice = offered.indexOf(answer);
    const isRight = choice === rightChoice;
    results.push({ questionId: id, choice, rightChoice, isRight, explanation, source, basis });
  }
  const right = results.filter(({ isRight }) => isRight).length;
  return { score: Math.round((100 * right) / questions.length), results };
}
