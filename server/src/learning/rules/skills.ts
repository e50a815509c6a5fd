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

/** Progress in percent from which the level is intermediate. */
const intermediateFrom = 34;
/** Progress in percent from which the level is advanced. */
const advancedFrom = 67;
/** Period in ms in which an improvement counts as recent. */
const recentMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the skills that a user has begun to train. The progress of a skill is the sum of the best scores of
 * its modules in all paths, divided by the number of these modules: one of four answered with 80 gives 20.
 * The level follows from the displayed progress: beginner, intermediate from 34, advanced from 67.
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

/** Returns the keys of the modules of a skill. */
function keysOfSkill(paths: readonly LearningPath[], skill: SkillArea): string[] {
  return modulesOf(paths)
    .filter(({ module }) => module.skill === skill)
    .map(keyOfPlaced);
}

function levelOf(progress: number): (typeof difficulties)[number] {
  if (progress < intermediateFrom) return 'beginner';
  return progress < advancedFrom ? 'intermediate' : 'advanced';
}

/**
 * Returns true if a completion of the last 30 days scored above the mean of all earlier ones of its skill.
 */
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
