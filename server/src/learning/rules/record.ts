import type { LearningPath } from '@oryx/content';
import { defaultTimeZone } from '../calendar.ts';

/** An opened module. */
export interface Start {
  readonly pathId: string;
  readonly moduleId: string;
  readonly startedAt: Date;
  /** Time of the last opening. */
  readonly openedAt: Date;
  /** Time zone of that device. */
  readonly timeZone: string;
}

/** One completed attempt at the questions of a module. */
export interface Completion {
  readonly pathId: string;
  readonly moduleId: string;
  /** In percent. */
  readonly score: number;
  readonly seconds: number;
  /** Time zone that determines the day of the completion. */
  readonly timeZone: string;
  readonly completedAt: Date;
}

/** Everything stored about one user's learning. */
export interface LearningRecord {
  readonly starts: readonly Start[];
  readonly completions: readonly Completion[];
  /** Accepted recommendations. */
  readonly accepted: readonly { readonly recommendationId: string; readonly acceptedAt: Date }[];
}

/** A module and the path it belongs to. */
export interface PlacedModule {
  readonly path: LearningPath;
  readonly module: LearningPath['modules'][number];
}

/** Returns all modules of some paths. */
export function modulesOf(paths: readonly LearningPath[]): PlacedModule[] {
  return paths.flatMap((path) => path.modules.map((module) => ({ path, module })));
}

/** Returns the key of a module. It includes the path, because two paths may have equal module ids. */
export function keyOf({ pathId, moduleId }: Pick<Start, 'pathId' | 'moduleId'>): string {
  return `${pathId}/${moduleId}`;
}

/** Like `keyOf`, for a module of the content. */
export function keyOfPlaced({ path, module }: PlacedModule): string {
  return keyOf({ pathId: path.id, moduleId: module.id });
}

/** Returns the best score of each completed module. A later lower score does not reduce it. */
export function bestScores(completions: readonly Completion[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const completion of completions) {
    const key = keyOf(completion);
    best.set(key, Math.max(completion.score, best.get(key) ?? 0));
  }
  return best;
}

/** Returns the unrounded mean of scores, or 0 for none. */
export function mean(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : sum(scores) / scores.length;
}

/** Returns the sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Returns the user's time zone: that of the device which last opened or completed a module. */
export function timeZoneOf({ starts, completions }: LearningRecord): string {
  const uses = [
    ...starts.map(({ openedAt, timeZone }) => ({ at: openedAt, timeZone })),
    ...completions.map(({ completedAt, timeZone }) => ({ at: completedAt, timeZone })),
  ];
  const first = { at: new Date(0), timeZone: defaultTimeZone };
  return uses.reduce((latest, use) => (use.at > latest.at ? use : latest), first).timeZone;
}
