import type { LearningPath } from '@oryx/content';
import { defaultTimeZone } from '../calendar.ts';

/** A module that a user has begun. */
export interface Start {
  readonly pathId: string;
  readonly moduleId: string;
  readonly startedAt: Date;
  /** When it was opened last. */
  readonly openedAt: Date;
  /** Of the device on which it was. */
  readonly timeZone: string;
}

/** One time that a user has answered the questions of a module. */
export interface Completion {
  readonly pathId: string;
  readonly moduleId: string;
  /** In per cent. */
  readonly score: number;
  readonly seconds: number;
  /** By which the day of the completion is told. */
  readonly timeZone: string;
  readonly completedAt: Date;
}

/** All that is stored of one user's learning. */
export interface LearningRecord {
  readonly starts: readonly Start[];
  readonly completions: readonly Completion[];
  /** Recommendations that the user has taken up. */
  readonly accepted: readonly { readonly recommendationId: string; readonly acceptedAt: Date }[];
}

/** A module and the path it belongs to. */
export interface PlacedModule {
  readonly path: LearningPath;
  readonly module: LearningPath['modules'][number];
}

/** Every module of some paths. */
export function modulesOf(paths: readonly LearningPath[]): PlacedModule[] {
  return paths.flatMap((path) => path.modules.map((module) => ({ path, module })));
}

/** By what a module of a path is found: two paths may call modules alike. */
export function keyOf({ pathId, moduleId }: Pick<Start, 'pathId' | 'moduleId'>): string {
  return `${pathId}/${moduleId}`;
}

/** As `keyOf`, of a module of the content. */
export function keyOfPlaced({ path, module }: PlacedModule): string {
  return keyOf({ pathId: path.id, moduleId: module.id });
}

/** The best score of each module that was completed: a later, lower one takes nothing away. */
export function bestScores(completions: readonly Completion[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const completion of completions) {
    const key = keyOf(completion);
    best.set(key, Math.max(completion.score, best.get(key) ?? 0));
  }
  return best;
}

/** The mean of some scores, unrounded; 0 of none. */
export function mean(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : sum(scores) / scores.length;
}

/** The sum of some numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Where the user is: the time zone of the device that opened or completed a module last. */
export function timeZoneOf({ starts, completions }: LearningRecord): string {
  const uses = [
    ...starts.map(({ openedAt, timeZone }) => ({ at: openedAt, timeZone })),
    ...completions.map(({ completedAt, timeZone }) => ({ at: completedAt, timeZone })),
  ];
  const first = { at: new Date(0), timeZone: defaultTimeZone };
  return uses.reduce((latest, use) => (use.at > latest.at ? use : latest), first).timeZone;
}
