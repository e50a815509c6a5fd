import type { Clock } from '../dependencies.ts';
import { resetMail, verificationMail } from '../mail/messages.ts';
import { enqueueMail } from '../mail/queue.ts';
import type { Queries } from '../storage/storage.ts';
import { type CodePurpose, type Codes, codeMinutes } from './codes.ts';
import type { UserRow } from './users.ts';

const mailFor = { verify: verificationMail, reset: resetMail };

/** The dependencies for mailing a code. */
export interface CodeMailer {
  readonly codes: Codes;
  readonly clock: Clock;
}

/** Queues a mail with a new code for a user, in the caller's transaction. */
export async function mailCode(
  { codes, clock }: CodeMailer,
  queries: Queries,
  user: UserRow,
  purpose: CodePurpose,
  browserHash?: string,
): Promise<void> {
  const code = await codes.issue(queries, user.id, purpose, browserHash);
  // A mail that arrives after its code has expired would only mislead.
  await enqueueMail(queries, mailFor[purpose](user, code, codeMinutes), clock(), codeMinutes * 60_000);
}
