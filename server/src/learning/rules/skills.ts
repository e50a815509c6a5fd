import type { LearningPath } from '@oryx/content';
import { type difficulties, type SkillArea, skillAreas } from '@oryx/contract';
import {
  bestScores,
  type Completion,
  keyOf,
  keyOfPlaced,
  type LearningRecord,
  modulesOf,
  sum,
} from './record.ts';

/** From this progress on, in per cent, somebody is no longer a beginner. */
const intermediateFrom = 34;
/** From this progress on, in per cent, somebody is advanced. */
const advancedFrom = 67;
/** So far back an improvement is recent. */
const recentMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The skills that a user has begun to train. The progress of one is the sum of the best scores in its
 * modules, of all paths, divided by the number of these modules: who completed one of four with 80 has
 * reached 20. The level follows from the progress as it is shown: beginner, intermediate from 34,
 * advanced from 67.
 */
export function skillProgression(paths: readonly LearningPath[], record: LearningRecord, now: Date) {
  const best = bestScores(record.completions);
  const started = new Set([...record.starts, ...record.completions].map(keyOf));
  return skillAreas.flatMap((skillArea) => {
    const keys = keysOfSkill(paths, skillArea);
    if (!keys.some((key) => started.has(key))) return [];
    const progress = Math.round(sum(keys.map((key) => best.get(key) ?? 0)) / keys.length);
    const own = record.completions.filter((completion) => keys.includes(keyOf(completion)));
    return [
      {
        skillArea,
        progress,
        currentLevel: levelOf(progress),
        recentImprovement: hasImproved(own, now),
      },
    ];
  });
}

/** The keys of the modules that train a skill. */
function keysOfSkill(paths: readonly LearningPath[], skill: SkillArea): string[] {
  return modulesOf(paths)
    .filter(({ module }) => module.skill === skill)
    .map(keyOfPlaced);
}

function levelOf(progress: number): (typeof difficulties)[number] {
  if (progress < intermediateFrom) return 'beginner';
  return progress < advancedFrom ? 'intermediate' : 'advanced';
}

/** Whether a completion of the last 30 days scored above the mean of all earlier ones of its skill. */
function hasImproved(completions: readonly Completion[], now: Date): boolean {
  const inOrder = completions.toSorted((a, b) => a.completedAt.getTime() - b.completedAt.getTime());
  let total = 0;
  return inOrder.some(({ score, completedAt }, earlier) => {
    const isRecent = now.getTime() - completedAt.getTime() <= recentMs;
    const isAbove = earlier > 0 && score > total / earlier;
    total += score;
    return isRecent && isAbove;
  });
}
