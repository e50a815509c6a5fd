import type { ContentTexts, SignedFact } from '@oryx/content';
import { faultKinds, faultStatuses, type ModuleResult, type MyPageList, roles } from '@oryx/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Returns a column for a moment, stored with its zone and read as a Date. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  profession: text('profession').notNull(),
  /** As typed. Used for mails. */
  email: text('email').notNull(),
  /** Canonical form. See `normaliseContact`. */
  emailNormalised: text('email_normalised').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** Null until the address is verified. */
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
    /** SHA-256 of the token, base64url, so that a reader of this table cannot sign in. */
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the user's list. */
    id: uuid('id').notNull().defaultRandom(),
    userId: userId(),
    /** Browser and kind of device. Neither address nor user agent is stored. */
    device: text('device').notNull().default('Unknown device'),
    createdAt: moment('created_at').notNull(),
    /** Time of the last call, at most one hour early. */
    lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
    /** Time at which the second factor was last given in it. */
    secondFactorAt: moment('second_factor_at'),
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
    /** SHA-256 of the token of the only browser that may use the code, or null for any. */
    browserHash: text('browser_hash'),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // One row per purpose: a new code replaces the old one.
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('codes_expiry').on(table.expiresAt),
  ],
);

/** Browsers in which a user has signed in. See `KnownBrowsers`. */
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

/** Contacts that requested a reset code, known or unknown, until the mail worker has handled them. */
export const resetRequests = pgTable('reset_requests', {
  id: uuid('id').primaryKey(),
  /** Canonical form. See `normaliseContact`. */
  contact: text('contact').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Counted uses. See `RateLimits`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the limit and its subject. */
    key: text('key').primaryKey(),
    /** SHA-256 of the account, so that the row can be deleted with it. */
    ownerHash: text('owner_hash'),
    points: integer('points').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_owner').on(table.ownerHash), index('rate_limits_expiry').on(table.resetsAt)],
);

/** Mails to send. A row is deleted once its mail is sent. */
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
    /** The mail is not sent later than this, because its code would no longer be valid. */
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '1 day'`),
    /** Number of the process that is sending it. See `Storage.processNumber`. */
    takenBy: integer('taken_by'),
  },
  (table) => [index('mail_queue_due').on(table.nextAttemptAt)],
);

/** Opened modules of learning paths, one row per module. */
export const learningStarts = pgTable(
  'learning_starts',
  {
    userId: userId(),
    pathId: text('path_id').notNull(),
    moduleId: text('module_id').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Time of the last opening, on any device. */
    openedAt: moment('opened_at').notNull(),
    /** Time zone of the device that last opened it, such as `Africa/Windhoek`. */
    timeZone: text('time_zone').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pathId, table.moduleId] })],
);

/** Completed attempts at modules. Rows are never updated. */
export const learningCompletions = pgTable(
  'learning_completions',
  {
    userId: userId(),
    /** Generated by the user's device. Two users may have the same. */
    attemptId: uuid('attempt_id').notNull(),
    pathId: text('path_id').notNull(),
    moduleId: text('module_id').notNull(),
    /** Results as shown to the user, because content may change later. */
    results: jsonb('results').$type<readonly ModuleResult[]>().notNull(),
    /** In percent. */
    score: integer('score').notNull(),
    /** Time spent in seconds. */
    seconds: integer('seconds').notNull(),
    /** Time zone that determines the day of the completion. */
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

/** The pages that a user has pinned, opened last or put on a tile of Home, and those taken out again. See `MyPage`. */
export const myPages = pgTable(
  'my_pages',
  {
    userId: userId(),
    list: text('list').$type<MyPageList>().notNull(),
    path: text('path').notNull(),
    rank: integer('rank').notNull(),
    isRemoved: boolean('is_removed').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list, table.path] })],
);

/**
 * Every grant and withdrawal of a role. Rows are only added: the database refuses any other change. What a user holds
 * is derived from it. See `rolesOf`.
 */
export const roleGrants = pgTable(
  'role_grants',
  {
    /** Counted from 1 without gaps, so that a missing row would show. */
    number: integer('number').primaryKey(),
    /** Refers to no row, because the record outlives the account. Then the id names nobody. */
    userId: uuid('user_id').notNull(),
    role: text('role', { enum: roles }).notNull(),
    isGranted: boolean('is_granted').notNull(),
    origin: text('origin', { enum: ['app', 'server', 'deletion'] }).notNull(),
    /** The administrator, if it was done in the app. */
    byUserId: uuid('by_user_id'),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('role_grants_user').on(table.userId)],
);

/** Authenticator apps of role holders, one a user. See `SecondFactors`. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Base32, or null until one is confirmed. docs/security.md says why it is not encrypted. */
  secret: text('secret'),
  /** A newer secret that waits for its confirmation. */
  pendingSecret: text('pending_secret'),
  /** Number of the last period of 30 seconds whose code was accepted. No code counts twice. */
  lastPeriod: integer('last_period').notNull().default(0),
});

/** Unused recovery codes. A row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** SHA-256, base64url. The code is random and long enough not to be guessed from it. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** What reviewers want shown beside their signatures. */
export const reviewers = pgTable('reviewers', {
  userId: userId().primaryKey(),
  shownName: text('shown_name').notNull(),
  qualification: text('qualification').notNull(),
  council: text('council').notNull(),
  registration: text('registration').notNull(),
});

/** Faults that readers have reported. */
export const faultReports = pgTable(
  'fault_reports',
  {
    /** Made by the reporter's device, so that a report is stored once however often it is sent. */
    id: uuid('id').primaryKey(),
    /** The reporter, or null once that account is deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    path: text('path').notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: faultKinds }).notNull(),
    words: text('words').notNull(),
    seen: text('seen').notNull(),
    answer: text('answer').notNull(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    status: text('status', { enum: faultStatuses }).notNull(),
    reply: text('reply').notNull(),
    repliedAt: moment('replied_at'),
    /** Who replied. It refers to no row, because the reply outlives the account. */
    repliedBy: uuid('replied_by'),
  },
  (table) => [index('fault_reports_user').on(table.userId)],
);

/** The content, one row per document. */
export const contentDocuments = pgTable('content_documents', {
  name: text('name').primaryKey(),
  body: jsonb('body').notNull(),
  /** SHA-256 of the body, for detecting changes. */
  hash: text('hash').notNull(),
  /** SHA-256 of body and files as stored, for detecting damage. Null if an older Oryx stored them. */
  checksum: text('checksum'),
  /** Text of its files by path, for regenerating charts and texts, and for export. */
  files: jsonb('files').$type<ContentTexts>().notNull().default({}),
  /** Hash of the shipped document at the time of storing. */
  shippedHash: text('shipped_hash'),
  /** Version of the shipped content at that time. */
  shippedVersion: integer('shipped_version').notNull().default(0),
  /** Time of an administrator's import, or null for shipped content. */
  importedAt: moment('imported_at'),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
  /** When the document was first stored. What it held before a change is in `replacedFiles`. */
  storedSince: moment('stored_since').notNull().default(sql`now()`),
});

/*
 * The records of reviews. Triggers refuse to change, delete or empty them. They name people by words, as given at the time;
 * the ids refer to nothing, so that an account can be deleted.
 */

/** What a content file held until it was replaced. A trigger of `content_documents` writes it. */
export const replacedFiles = pgTable(
  'replaced_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    path: text('path').notNull(),
    /** Null if there was no such file. */
    text: text('text'),
    until: moment('until').notNull(),
  },
  (table) => [index('replaced_files_path').on(table.path, table.until)],
);

/** Proposed texts of pages. */
export const pageVersions = pgTable(
  'page_versions',
  {
    page: text('page').notNull(),
    /** Counted from 1 in each page. Two proposals based on the same version cannot both be stored. */
    number: integer('number').notNull(),
    /** The text of the file. Null where an administrator's import put the file in force again. */
    text: text('text'),
    authorId: uuid('author_id'),
    author: text('author').notNull(),
    source: text('source').notNull(),
    reason: text('reason').notNull(),
    /** True if its author says that somebody who goes on as before may be killed by it. */
    isCritical: boolean('is_critical').notNull().default(false),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.number] })],
);

/** Signatures of clinicians. */
export const signatures = pgTable(
  'signatures',
  {
    id: uuid('id').primaryKey(),
    page: text('page').notNull(),
    /** Number of the version that was read, 0 for the file. */
    version: integer('version').notNull(),
    facts: jsonb('facts').$type<readonly SignedFact[]>().notNull(),
    signerId: uuid('signer_id').notNull(),
    name: text('name').notNull(),
    qualification: text('qualification').notNull(),
    council: text('council').notNull(),
    at: moment('at').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('signatures_page').on(table.page)],
);

export const signatureWithdrawals = pgTable('signature_withdrawals', {
  signatureId: uuid('signature_id').primaryKey(),
  reason: text('reason').notNull(),
  at: moment('at').notNull(),
});

/** Facts that were taken out of use. */
export const withdrawnFacts = pgTable(
  'withdrawn_facts',
  {
    id: uuid('id').primaryKey(),
    page: text('page').notNull(),
    address: text('address').notNull(),
    hash: text('hash').notNull(),
    editorId: uuid('editor_id').notNull(),
    editor: text('editor').notNull(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('withdrawn_facts_page').on(table.page)],
);

/** What readers are told of imports. What they are told of signatures and withdrawals follows from these records. */
export const importCorrections = pgTable('import_corrections', {
  id: text('id').primaryKey(),
  /** Address of the page within Oryx. */
  path: text('path').notNull(),
  title: text('title').notNull(),
  before: text('before').notNull(),
  after: text('after').notNull(),
  why: text('why').notNull(),
  isCritical: boolean('is_critical').notNull(),
  at: moment('at').notNull(),
});

export const reviewComments = pgTable(
  'review_comments',
  {
    id: uuid('id').primaryKey(),
    page: text('page').notNull(),
    /** Null for the whole page. */
    address: text('address'),
    text: text('text').notNull(),
    authorId: uuid('author_id').notNull(),
    author: text('author').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('review_comments_page').on(table.page)],
);
