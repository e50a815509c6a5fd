import { asc, eq, lte } from 'drizzle-orm';
import type { Clock, Log } from '../dependencies.ts';
import { describeError } from '../http/describe-error.ts';
import { mailQueue } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';
import type { Mail } from './queue.ts';

/** Sends one mail, or throws. */
export interface MailTransport {
  send(id: string, mail: Mail): Promise<void>;
  close(): void;
}

const second = 1000;
const minute = 60 * second;

/** A mail taken for sending is left alone by others this long; more than a transport's own timeouts. */
const leaseMs = 2 * minute;
/** Waits after the first, second, ... failed attempt; after the last one the mail is given up. */
const waitsMs = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute];
/** How often a process looks for mails that another left behind, or whose wait is over. */
const lookEveryMs = 15 * second;

/**
 * Sends what is in the mail queue. Every server process runs one; a mail is taken by one of them.
 * A mail that was sent is deleted, code and all. A process killed between sending and
 * deleting sends it twice: better than never.
 */
export class MailWorker {
  readonly #db: Database;
  readonly #prepare: () => Promise<void>;
  readonly #transport: MailTransport;
  readonly #clock: Clock;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #draining: Promise<void> | undefined;
  #isAskedAgain = false;

  /** @param prepare queues mails that were asked for but are not written yet; called before each look */
  constructor(
    db: Database,
    transport: MailTransport,
    clock: Clock,
    log: Log,
    prepare: () => Promise<void> = async () => undefined,
  ) {
    this.#prepare = prepare;
    this.#db = db;
    this.#transport = transport;
    this.#clock = clock;
    this.#log = log;
  }

  /** Begins to look for mails now and then. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), lookEveryMs);
    this.wake();
  }

  /** Says that there may be mail to send. */
  wake(): void {
    void this.drain();
  }

  /** Sends every mail that is due. Never throws: what fails is logged and tried again later. */
  drain(): Promise<void> {
    this.#isAskedAgain = true;
    this.#draining ??= this.#drainUntilQuiet().finally(() => {
      this.#draining = undefined;
    });
    return this.#draining;
  }

  /** Stops looking and waits for the mail that is being sent. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#draining;
    this.#transport.close();
  }

  async #drainUntilQuiet(): Promise<void> {
    try {
      // A mail may have been queued after the last look and before this one ended.
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        await this.#prepare();
        while (await this.#sendNext());
      }
    } catch (error) {
      this.#log.error({ error: describeError(error) }, 'the mail queue could not be read');
    }
  }

  /** Sends one mail that is due; false when there is none. */
  async #sendNext(): Promise<boolean> {
    const taken = await this.#take();
    if (!taken) return false;
    const { id, attempts, ...mail } = taken;
    try {
      await this.#transport.send(id, mail);
    } catch (error) {
      await this.#postpone(id, attempts, error);
      return true;
    }
    await this.#db.delete(mailQueue).where(eq(mailQueue.id, id));
    this.#log.info({ mail: id }, 'mail sent');
    return true;
  }

  async #take() {
    const now = this.#clock();
    const due = this.#db
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(lte(mailQueue.nextAttemptAt, now))
      .orderBy(asc(mailQueue.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await this.#db
      .update(mailQueue)
      .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
      .where(eq(mailQueue.id, due))
      .returning({
        id: mailQueue.id,
        attempts: mailQueue.attempts,
        recipient: mailQueue.recipient,
        subject: mailQueue.subject,
        text: mailQueue.text,
        html: mailQueue.html,
      });
    return taken;
  }

  async #postpone(id: string, attempts: number, error: unknown): Promise<void> {
    // An SMTP server's refusal quotes the recipient, so only its code is logged.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const wait = waitsMs[attempts];
    if (wait === undefined) {
      await this.#db.delete(mailQueue).where(eq(mailQueue.id, id));
      this.#log.error({ mail: id, code }, 'mail given up');
      return;
    }
    const nextAttemptAt = new Date(this.#clock().getTime() + wait);
    await this.#db
      .update(mailQueue)
      .set({ attempts: attempts + 1, nextAttemptAt })
      .where(eq(mailQueue.id, id));
    this.#log.warn({ mail: id, code, waitMs: wait }, 'mail not sent, will be tried again');
  }
}
