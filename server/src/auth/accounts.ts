import type { Clock } from '../dependencies.ts';
import type { Sessions } from '../http/sessions.ts';
import { resetMail, verificationMail } from '../mail/messages.ts';
import { enqueueMail } from '../mail/queue.ts';
import type { Database, Queries } from '../storage/storage.ts';
import { type CodePurpose, type Codes, codeMinutes } from './codes.ts';
import type { UserRow } from './users.ts';

/** What the routes of accounts work with. */
export interface Accounts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
  /** Says that mail was queued. */
  wakeMail(): void;
}

const mailFor = { verify: verificationMail, reset: resetMail };

/** Queues a mail with a new code for a user, in the caller's transaction. */
export async function sendCode(
  { codes, clock }: Accounts,
  queries: Queries,
  user: UserRow,
  purpose: CodePurpose,
): Promise<void> {
  const code = await codes.issue(queries, user.id, purpose);
  await enqueueMail(queries, mailFor[purpose](user, code, codeMinutes), clock());
}
