import type { LearningPath } from '@oryx/content';
import { type LearningPathItem, listLearningPaths } from '@oryx/contract';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import type { Learning } from './learning.ts';
import { readRecord } from './records.ts';
import { moduleProgress, pathHours, pathProgress } from './rules/progress.ts';
import type { LearningRecord } from './rules/record.ts';

/** Returns the route of the paths that match both filters, with the user's progress. */
export function pathsRoute({ db, content }: Learning): Route {
  return serve(listLearningPaths, async ({ profession, difficulty }, call) => {
    const paths = content.paths.filter(
      ({ targetProfession, difficultyLevel }) =>
        (profession ?? targetProfession) === targetProfession &&
        (difficulty ?? difficultyLevel) === difficultyLevel,
    );
    const record = await readRecord(db, sessionOf(call).userId);
    return paths.map((path) => itemFrom(path, record));
  });
}

function itemFrom(path: LearningPath, record: LearningRecord): LearningPathItem {
  const { id, title, description, difficultyLevel, targetProfession, specialtyFocus } = path;
  return {
    path: {
      id,
      title,
      description,
      difficultyLevel,
      targetProfession,
      specialtyFocus,
      estimatedDurationHours: pathHours(path),
    },
    progress: pathProgress(path, record),
    modules: moduleProgress(path, record),
  };
}
