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
    userId: userId(),
    createdAt: moment('created_at').notNull(),
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
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  // One row a purpose: a new code takes the place of the old one.
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
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

/** What clinicians read, one row a file of the content package. */
export const contentDocuments = pgTable('content_documents', {
  name: text('name').primaryKey(),
  body: jsonb('body').notNull(),
  /** SHA-256 of the document as loaded, by which a change is seen. */
  hash: text('hash').notNull(),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
});
