import type { LearningPath } from '@oryx/content';
import type { LearningPathItem } from '@oryx/contract';
import { bestScores, keyOf, keyOfPlaced, type LearningRecord, mean, modulesOf, sum } from './record.ts';
import { inHours } from './time.ts';

type Progress = LearningPathItem['progress'];

/** Returns the duration of a path in hours: the sum of its modules, rounded to half an hour. */
export function pathHours({ modules }: LearningPath): number {
  return Math.round(sum(modules.map(({ minutes }) => minutes)) / 30) / 2;
}

/**
 * Returns the modules of a path with their best scores. A module is completed once its questions are
 * answered.
 */
export function moduleProgress(path: LearningPath, record: LearningRecord): LearningPathItem['modules'] {
  const best = bestScores(record.completions);
  return modulesOf([path]).map((placed) => {
    const score = best.get(keyOfPlaced(placed)) ?? null;
    const { id, title, minutes } = placed.module;
    return { id, title, minutes, isCompleted: score !== null, score };
  });
}

/**
 * Returns the progress of a path. It is completed when all of its modules are, and in progress once one was
 * opened. The score is the mean of the best scores of completed modules. Removed modules count only towards
 * the time.
 */
export function pathProgress(path: LearningPath, record: LearningRecord): Progress {
  const scores = moduleProgress(path, record).flatMap(({ score }) => (score === null ? [] : [score]));
  const started = new Set(record.starts.map(keyOf));
  const isBegun = scores.length > 0 || modulesOf([path]).some((placed) => started.has(keyOfPlaced(placed)));
  const own = record.completions.filter(({ pathId }) => pathId === path.id);
  return {
    status: scores.length === path.modules.length ? 'completed' : isBegun ? 'in_progress' : 'not_started',
    completedModules: scores.length,
    totalModules: path.modules.length,
    overallScore: Math.round(mean(scores)),
    timeSpentHours: inHours(sum(own.map(({ seconds }) => seconds))),
  };
}

/** Returns the progress over all paths. The score is the mean of the best scores of all completed modules. */
export function overallProgress(paths: readonly LearningPath[], record: LearningRecord) {
  const scores = paths.flatMap((path) =>
    moduleProgress(path, record).flatMap(({ score }) => (score === null ? [] : [score])),
  );
  return {
    completedPaths: paths.filter((path) => pathProgress(path, record).status === 'completed').length,
    totalTimeHours: inHours(sum(record.completions.map(({ seconds }) => seconds))),
    averageScore: Math.round(mean(scores)),
  };
}
