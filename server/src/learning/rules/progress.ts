import type { LearningPath } from '@oryx/content';
import type { LearningPathItem } from '@oryx/contract';
import { isPass } from './grading.ts';
import { bestScores, keyOf, keyOfPlaced, type LearningRecord, mean, modulesOf, sum } from './record.ts';
import { inHours, moduleMinutes } from './time.ts';

type Progress = LearningPathItem['progress'];

/** Returns the duration of a path in hours, with one decimal: the sum of its modules. */
export function pathHours({ modules }: LearningPath): number {
  return inHours(60 * sum(modules.map(moduleMinutes)));
}

/**
 * Returns the modules of a path with their best scores. A module is completed once a score reaches the pass
 * mark. A lower one later takes nothing away.
 */
export function moduleProgress(path: LearningPath, record: LearningRecord): LearningPathItem['modules'] {
  const best = bestScores(record.completions);
  return modulesOf([path]).map((placed) => {
    const score = best.get(keyOfPlaced(placed)) ?? null;
    const { id, title } = placed.module;
    return {
      id,
      title,
      minutes: moduleMinutes(placed.module),
      isCompleted: score !== null && isPass(score),
      score,
    };
  });
}

/**
 * Returns the progress of a path. It is completed when all of its modules are, and in progress once one was
 * opened. The score is the mean of the best scores of answered modules, passed or not. Removed modules count
 * only towards the time.
 */
export function pathProgress(path: LearningPath, record: LearningRecord): Progress {
  const modules = moduleProgress(path, record);
  const scores = modules.flatMap(({ score }) => (score === null ? [] : [score]));
  const completed = modules.filter(({ isCompleted }) => isCompleted).length;
  const started = new Set(record.starts.map(keyOf));
  const isBegun = scores.length > 0 || modulesOf([path]).some((placed) => started.has(keyOfPlaced(placed)));
  const own = record.completions.filter(({ pathId }) => pathId === path.id);
  return {
    status: completed === path.modules.length ? 'completed' : isBegun ? 'in_progress' : 'not_started',
    completedModules: completed,
    totalModules: path.modules.length,
    overallScore: Math.round(mean(scores)),
    timeSpentHours: inHours(sum(own.map(({ seconds }) => seconds))),
  };
}

/** Returns the progress over all paths. The score is the mean of the best scores of all answered modules. */
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
