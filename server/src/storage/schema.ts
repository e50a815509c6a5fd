import type { ContentTexts } from '@oryx/content';
import type { ModuleResult } from '@oryx/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every moment is kept with its zone and read as a Date. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  profession: text('profession').notNull(),
  /** As typed, for writing to the user. */
  email: text('email').notNull(),
  /** As compared; see `normaliseContact`. */
  emailNormalised: text('email_normalised').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** Null until the mailed code came back. */
  verifiedAt: moment('verified_at'),
  createdAt: moment('created_at').notNull(),
});

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url: whoever reads this table can't sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    /** By which the user's list of sessions tells them apart. */
    id: uuid('id').notNull().defaultRandom(),
    userId: userId(),
    /** Browser and kind of device in a few words; neither address nor the full user agent is kept. */
    device: text('device').notNull().default('Unknown device'),
    createdAt: moment('created_at').notNull(),
    /** Of the last call, an hour early at most. */
    lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const codes = pgTable(
  'codes',
  {
    userId: userId(),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
    /** SHA-256 of the token of the browser that must bring the code back; null if any may. */
    browserHash: text('browser_hash'),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // One row a purpose: a new code takes the place of the old one.
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('codes_expiry').on(table.expiresAt),
  ],
);

/** Browsers in which a user has signed in; see `KnownBrowsers`. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the browser's token, base64url. */
    tokenHash: text('token_hash').notNull(),
    userId: userId(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_browsers_user').on(table.userId),
    index('known_browsers_use').on(table.lastUsedAt),
  ],
);

/** Contacts that asked for a reset code, known or not, until the mail worker has dealt with them. */
export const resetRequests = pgTable('reset_requests', {
  id: uuid('id').primaryKey(),
  /** As compared; see `normaliseContact`. */
  contact: text('contact').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** How often something was tried; see `RateLimits`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of what is limited and for whom. */
    key: text('key').primaryKey(),
    /** SHA-256 of the account it is about, by which it is deleted together with the account. */
    ownerHash: text('owner_hash'),
    points: integer('points').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_owner').on(table.ownerHash), index('rate_limits_expiry').on(table.resetsAt)],
);

/** Mails that still have to be sent; a row is deleted once its mail is. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  (table) => [index('mail_queue_due').on(table.nextAttemptAt)],
);

/** Modules of learning paths that users have begun, one row a module. */
export const learningStarts = pgTable(
  'learning_starts',
  {
    userId: userId(),
    pathId: text('path_id').notNull(),
    moduleId: text('module_id').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When it was opened last, on any device. */
    openedAt: moment('opened_at').notNull(),
    /** Of the device that opened it last, such as `Africa/Windhoek`. */
    timeZone: text('time_zone').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pathId, table.moduleId] })],
);

/** Every time that a user has answered the questions of a module. None is ever changed. */
export const learningCompletions = pgTable(
  'learning_completions',
  {
    userId: userId(),
    /** Made by the user's device; two users may have the same. */
    attemptId: uuid('attempt_id').notNull(),
    pathId: text('path_id').notNull(),
    moduleId: text('module_id').notNull(),
    /** As the user was told, because content may change afterwards. */
    results: jsonb('results').$type<readonly ModuleResult[]>().notNull(),
    /** In per cent. */
    score: integer('score').notNull(),
    /** Time spent. */
    seconds: integer('seconds').notNull(),
    /** By which the day of the completion is told. */
    timeZone: text('time_zone').notNull(),
    completedAt: moment('completed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.attemptId] })],
);

/** Recommendations that users have taken up. */
export const learningAccepted = pgTable(
  'learning_accepted',
  {
    userId: userId(),
    recommendationId: text('recommendation_id').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recommendationId] })],
);

/** What clinicians read, one row a document of the content package. */
export const contentDocuments = pgTable('content_documents', {
  name: text('name').primaryKey(),
  body: jsonb('body').notNull(),
  /** SHA-256 of the body as loaded, by which a change is seen. */
  hash: text('hash').notNull(),
  /** The files that it was read from, text by path: charts and texts can be made anew, and exported. */
  files: jsonb('files').$type<ContentTexts>().notNull().default({}),
  /** Hash of the document that Oryx brought when this one was stored. */
  shippedHash: text('shipped_hash'),
  /** Version of the content that Oryx brought then. */
  shippedVersion: integer('shipped_version').notNull().default(0),
  /** When an administrator imported it; null for what came with Oryx. */
  importedAt: moment('imported_at'),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
});
