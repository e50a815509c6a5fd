import type { LearningPath } from '@oryx/content';
import {
  type LearningPathItem,
  type learningProfessions,
  type listRecommendations,
  type ResponseOf,
  type SkillArea,
  skillAreas,
  type User,
} from '@oryx/contract';
import { isPass } from './grading.ts';
import { moduleProgress, pathProgress } from './progress.ts';
import { bestScores, keyOf, keyOfPlaced, type LearningRecord, mean, modulesOf } from './record.ts';

/** Mean score in percent below which practice is recommended. */
const lowUnder = 60;
/** Days without activity after which a path in progress is recommended again. */
const restingDays = 90;
/** Days for which an accepted recommendation is hidden. */
const acceptedDays = 30;
/** Maximum number of recommendations. */
const mostShown = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** A recommendation and the module that accepting it starts. */
export type Recommendation = ResponseOf<typeof listRecommendations>[number] & {
  readonly pathId: string;
  readonly moduleId: string;
};

/** The reason for a recommendation. */
type Why = Pick<Recommendation, 'id' | 'reason' | 'priority'>;

/** The input of the recommendations. */
export interface Recommending {
  /** All paths, easiest first. */
  readonly paths: readonly LearningPath[];
  readonly record: LearningRecord;
  readonly profession: User['profession'];
  readonly now: Date;
}

/** Target group of paths by the profession of an account. */
const pathProfession: Readonly<Record<User['profession'], (typeof learningProfessions)[number]>> = {
  Doctor: 'Doctor',
  'Advanced Life Support Paramedic': 'Advanced Life Support Paramedic',
  Nurse: 'Nurse',
  'Emergency Care Practitioner - Intermediate': 'Paramedic',
  'Emergency Care Practitioner - Basic': 'Paramedic',
};

/**
 * Returns at most five recommendations, most urgent first, or none before the first answered module. A path
 * suggested by two rules is listed once, for the more urgent reason. An accepted one is hidden for thirty
 * days.
 */
export function recommend(given: Recommending): Recommendation[] {
  const { record, now } = given;
  if (record.completions.length === 0) return [];
  return [...lowScores(given), ...restingPaths(given), ...nextPath(given)]
    .filter(({ id }) => !isAccepted(id, record, now))
    .filter((each, place, all) => all.findIndex((other) => keyOf(other) === keyOf(each)) === place)
    .slice(0, mostShown);
}

/** Returns true if a recommendation was accepted recently and is hidden. */
export function isAccepted(id: string, { accepted }: LearningRecord, now: Date): boolean {
  return accepted.some(
    ({ recommendationId, acceptedAt }) =>
      recommendationId === id && acceptedAt.getTime() > now.getTime() - acceptedDays * dayMs,
  );
}

/**
 * High priority: each skill with a displayed mean best score below 60, lowest first. It recommends a path
 * with an uncompleted module of this skill, preferring the user's profession, then easier paths.
 */
function lowScores(given: Recommending): Recommendation[] {
  const best = bestScores(given.record.completions);
  return skillAreas
    .map((skill) => {
      const scores = modulesOf(given.paths)
        .filter(({ module }) => module.skill === skill)
        .flatMap((placed) => best.get(keyOfPlaced(placed)) ?? []);
      return { skill, isScored: scores.length > 0, average: Math.round(mean(scores)) };
    })
    .filter(({ isScored, average }) => isScored && average < lowUnder)
    .toSorted((a, b) => a.average - b.average)
    .flatMap(({ skill, average }) => practice(given, skill, average));
}

function practice(given: Recommending, skill: SkillArea, average: number): Recommendation[] {
  const reason = `Your average score in ${skill.replaceAll('_', ' ')} is ${average}%, which is under ${lowUnder}%.`;
  const why: Why = { id: `low-score-${skill.replaceAll('_', '-')}`, reason, priority: 'high' };
  // A mean below the pass mark has a module below it.
  const path = pathToPractise(given, skill);
  return path ? goOnWith(path, given.record, why) : [];
}

function pathToPractise({ paths, record, profession }: Recommending, skill: SkillArea) {
  const best = bestScores(record.completions);
  const fitting = paths.filter((path) =>
    modulesOf([path]).some(
      (placed) => placed.module.skill === skill && !isPass(best.get(keyOfPlaced(placed)) ?? 0),
    ),
  );
  return fitting.find((path) => isFor(path, profession)) ?? fitting[0];
}

/** Medium priority: each path in progress without activity for over 90 days, longest first. */
function restingPaths({ paths, record, now }: Recommending): Recommendation[] {
  return paths
    .filter((path) => statusOf(path, record) === 'in_progress')
    .map((path) => ({ path, restedMs: now.getTime() - lastTouch(path, record) }))
    .filter(({ restedMs }) => restedMs > restingDays * dayMs)
    .toSorted((a, b) => b.restedMs - a.restedMs)
    .flatMap(({ path, restedMs }) => {
      const reason = `You began this path and have not opened it for ${Math.floor(restedMs / dayMs)} days.`;
      return goOnWith(path, record, { id: `resume-${path.id}`, reason, priority: 'medium' });
    });
}

function lastTouch({ id }: LearningPath, { starts, completions }: LearningRecord): number {
  return Math.max(
    ...starts.filter(({ pathId }) => pathId === id).map(({ openedAt }) => openedAt.getTime()),
    ...completions.filter(({ pathId }) => pathId === id).map(({ completedAt }) => completedAt.getTime()),
  );
}

/** Low priority: the easiest unopened path for the user's profession. */
function nextPath({ paths, record, profession }: Recommending): Recommendation[] {
  const next = paths.find((path) => isFor(path, profession) && statusOf(path, record) === 'not_started');
  if (!next) return [];
  const reason = 'It is written for your profession, and you have not begun it.';
  return goOnWith(next, record, { id: `next-${next.id}`, reason, priority: 'low' });
}

/** Recommends a path, continuing with its first uncompleted module. */
function goOnWith(path: LearningPath, record: LearningRecord, why: Why): Recommendation[] {
  const open = moduleProgress(path, record).find(({ isCompleted }) => !isCompleted);
  if (!open) return [];
  return [{ ...why, title: path.title, description: path.description, pathId: path.id, moduleId: open.id }];
}

function statusOf(path: LearningPath, record: LearningRecord): LearningPathItem['progress']['status'] {
  return pathProgress(path, record).status;
}

function isFor({ targetProfession }: LearningPath, profession: User['profession']): boolean {
  return targetProfession === pathProfession[profession];
}
