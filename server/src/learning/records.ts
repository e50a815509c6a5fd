import { and, eq, sql } from 'drizzle-orm';
import { findUser, lockUser, type UserRow } from '../auth/users.ts';
import { HttpError } from '../http/http-error.ts';
import { learningAccepted, learningCompletions, learningStarts } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import type { LearningRecord, Start } from './rules/record.ts';

/** A completion as it is stored. */
export type CompletionRow = typeof learningCompletions.$inferSelect;

/** A module of a path, and for whom. */
export interface Place {
  readonly userId: string;
  readonly pathId: string;
  readonly moduleId: string;
}

/**
 * Works on one user's learning, alone: what two devices send at once is done one after the other, and no
 * row is left behind of somebody who is being deleted. Throws a 401 if the user is gone.
 */
export async function asUser<Result>(
  db: Database,
  userId: string,
  work: (queries: Queries, user: UserRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    return work(transaction, await userOf(transaction, userId));
  });
}

/** The user of a session. Throws a 401 if the account was deleted since. */
export async function userOf(queries: Queries, userId: string): Promise<UserRow> {
  const user = await findUser(queries, userId);
  if (!user) throw new HttpError(401, 'Please sign in.');
  return user;
}

/** All that is stored of a user's learning. */
export async function readRecord(queries: Queries, userId: string): Promise<LearningRecord> {
  // What the user was told of each question is asked for by nobody here.
  const { pathId, moduleId, score, seconds, timeZone, completedAt } = learningCompletions;
  return {
    starts: await queries.select().from(learningStarts).where(eq(learningStarts.userId, userId)),
    completions: await queries
      .select({ pathId, moduleId, score, seconds, timeZone, completedAt })
      .from(learningCompletions)
      .where(eq(learningCompletions.userId, userId)),
    accepted: await queries.select().from(learningAccepted).where(eq(learningAccepted.userId, userId)),
  };
}

/** Opens a module: begins it, or begins it again without losing when it was begun first. */
export async function openModule(
  queries: Queries,
  { userId, pathId, moduleId }: Place,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<void> {
  await queries
    .insert(learningStarts)
    .values({ userId, pathId, moduleId, startedAt: now, openedAt: now, timeZone })
    .onConflictDoUpdate({
      target: [learningStarts.userId, learningStarts.pathId, learningStarts.moduleId],
      // The clocks of two processes may differ.
      set: { openedAt: sql`greatest(${learningStarts.openedAt}, excluded.opened_at)`, timeZone },
    });
}

/** When a module was begun and opened; undefined if it never was. */
export async function findStart(queries: Queries, place: Place): Promise<Start | undefined> {
  const [start] = await queries
    .select()
    .from(learningStarts)
    .where(
      and(
        eq(learningStarts.userId, place.userId),
        eq(learningStarts.pathId, place.pathId),
        eq(learningStarts.moduleId, place.moduleId),
      ),
    );
  return start;
}

/** What was stored for an attempt of a user. */
export async function findCompletion(
  queries: Queries,
  userId: string,
  attemptId: string,
): Promise<CompletionRow | undefined> {
  const [completion] = await queries
    .select()
    .from(learningCompletions)
    .where(and(eq(learningCompletions.userId, userId), eq(learningCompletions.attemptId, attemptId)));
  return completion;
}

/** Notes that a recommendation was accepted; accepted anew, it stays away anew. */
export async function acceptNow(
  queries: Queries,
  { userId, recommendationId }: { readonly userId: string; readonly recommendationId: string },
  acceptedAt: Date,
): Promise<void> {
  await queries
    .insert(learningAccepted)
    .values({ userId, recommendationId, acceptedAt })
    .onConflictDoUpdate({
      target: [learningAccepted.userId, learningAccepted.recommendationId],
      set: { acceptedAt },
    });
}

/** Stores what came of an attempt. */
export async function storeCompletion(queries: Queries, completion: CompletionRow): Promise<void> {
  await queries.insert(learningCompletions).values(completion);
}
