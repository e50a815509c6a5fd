import type { ReviewerProfile } from '@oryx/contract';
import { eq } from 'drizzle-orm';
import { reviewers } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';

/** Returns what a reviewer wants shown beside signatures, or undefined if it was not entered yet. */
export async function reviewerOf(queries: Queries, userId: string): Promise<ReviewerProfile | undefined> {
  const [row] = await queries.select().from(reviewers).where(eq(reviewers.userId, userId));
  if (!row) return undefined;
  const { userId: _, ...profile } = row;
  return profile;
}

/** Stores it. Signatures that were given before keep what they show. */
export async function saveReviewer(
  queries: Queries,
  userId: string,
  profile: ReviewerProfile,
): Promise<void> {
  await queries
    .insert(reviewers)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: reviewers.userId, set: profile });
}
