import type { ContentDocument, LearningPath } from '@oryx/content';
import type { completeModule, RequestOf, SkillArea } from '@oryx/contract';
import type { Completion, LearningRecord, Start } from '../learning/rules/record.ts';

type Module = LearningPath['modules'][number];
type Answers = RequestOf<typeof completeModule>['answers'];

/**
 * Returns a module of 20 minutes with three questions about a skill. The right choices are the second, the first
 * and the third. The questions take 3 minutes, and 200 words are read in one.
 */
export function learningModule(id: string, changes: Partial<Module> = {}, minutes = 20): Module {
  return {
    id,
    title: `Module ${id}`,
    skill: 'airway_management',
    reading: [
      { heading: 'Heading', paragraphs: [paragraphOf(minutes)], points: [], source: 'reader', basis: 'seen' },
    ],
    links: [{ title: 'Adrenaline', route: '/medications/1' }],
    questions: [1, 0, 2].map((right, place) => ({
      id: `q${place + 1}`,
      prompt: `Question ${place + 1}?`,
      choices: ['First', 'Second', 'Third'],
      answer: ['First', 'Second', 'Third'][right] ?? '',
      explanation: `Explanation ${place + 1} of ${id}.`,
      source: place === 2 ? 'asker' : 'reader',
      basis: 'seen',
    })),
    ...changes,
  };
}

/** Returns a paragraph with which a module takes these minutes. Its other texts have under 100 words. */
function paragraphOf(minutes: number): string {
  return 'word '.repeat((minutes - 3) * 200 - 100).trim();
}

/** Returns a beginners' path for nurses with modules `m1` to `m4` of 20 minutes, one for each skill. */
export function learningPath(
  id: string,
  changes: Partial<LearningPath> = {},
  skills: readonly SkillArea[] = [
    'airway_management',
    'airway_management',
    'cardiac_resuscitation',
    'trauma_care',
  ],
): LearningPath {
  const source = { edition: '2026', read: 'full', for: 'everything' } as const;
  return {
    id,
    title: `Path ${id}`,
    description: `About ${id}.`,
    difficultyLevel: 'beginner',
    targetProfession: 'Nurse',
    sources: [
      { key: 'reader', title: 'Read', ...source },
      { key: 'asker', title: 'Asked', ...source },
      { key: 'other', title: 'Of another module', ...source },
    ],
    review: { status: 'draft', by: null, on: null },
    modules: skills.map((skill, place) => learningModule(`m${place + 1}`, { skill })),
    ...changes,
  };
}

/** Returns paths as a content document. */
export function learningDocument(paths: readonly LearningPath[], hash = 'first'): ContentDocument {
  return { name: 'learning', body: { rows: paths }, hash, files: {} };
}

/** Returns answers to a module of `learningModule` with a number of right ones. */
export function answers(right: 0 | 1 | 2 | 3): Answers {
  return [1, 0, 2].map((choice, place) => ({
    questionId: `q${place + 1}`,
    choice: place < right ? choice : (choice + 1) % 3,
  }));
}

/** Returns a stored start in Windhoek, opened once. */
export function start(pathId: string, moduleId: string, at: string, changes: Partial<Start> = {}): Start {
  const moment = new Date(at);
  return { pathId, moduleId, startedAt: moment, openedAt: moment, timeZone: 'Africa/Windhoek', ...changes };
}

/** Returns a stored completion of ten minutes in Windhoek. */
export function completion(
  [pathId, moduleId]: readonly [pathId: string, moduleId: string],
  score: number,
  at: string,
  changes: Partial<Completion> = {},
): Completion {
  const completedAt = new Date(at);
  return { pathId, moduleId, score, seconds: 600, timeZone: 'Africa/Windhoek', completedAt, ...changes };
}

/** Returns a learning record with some starts and completions. */
export function recordOf(...stored: (Start | Completion)[]): LearningRecord {
  return {
    starts: stored.filter((each) => 'startedAt' in each),
    completions: stored.filter((each) => 'completedAt' in each),
    accepted: [],
  };
}
