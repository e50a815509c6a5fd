import { and, eq, sql } from 'drizzle-orm';
import { findUser, lockUser, type UserRow } from '../auth/users.ts';
import { HttpError } from '../http/http-error.ts';
import { learningAccepted, learningCompletions, learningStarts } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import type { LearningRecord, Start } from './rules/record.ts';

/** A stored completion. */
export type CompletionRow = typeof learningCompletions.$inferSelect;

/** A module of a path, for a user. */
export interface Place {
  readonly userId: string;
  readonly pathId: string;
  readonly moduleId: string;
}

/**
 * Runs work on one user's learning under a lock, so that concurrent calls of two devices are serialised and
 * no row of a deleted user remains. Throws a 401 if the user no longer exists.
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

/** Returns the user of a session. Throws a 401 if the account has been deleted. */
export async function userOf(queries: Queries, userId: string): Promise<UserRow> {
  const user = await findUser(queries, userId);
  if (!user) throw new HttpError(401, 'Please sign in.');
  return user;
}

/** Returns everything stored about a user's learning. */
export async function readRecord(queries: Queries, userId: string): Promise<LearningRecord> {
  // The results of single questions are not needed here.
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

/** Opens a module. A repeated opening keeps the time of the first one. */
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
      // Clocks of two processes may differ.
      set: { openedAt: sql`greatest(${learningStarts.openedAt}, excluded.opened_at)`, timeZone },
    });
}

/** Returns when a module was first and last opened, or undefined. */
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

/** Returns the stored completion of an attempt. */
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

/**
 * Records that a recommendation was accepted. Accepting it again restarts the period in which it is hidden.
 */
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

/** Stores the result of an attempt. */
export async function storeCompletion(queries: Queries, completion: CompletionRow): Promise<void> {
  await queries.insert(learningCompletions).values(completion);
}
