import { setTimeout as delay } from 'node:timers/promises';
import { asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Clock, Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { mailQueue } from '../storage/schema.ts';
import { processLock, type Storage } from '../storage/storage.ts';
import type { Mail } from './queue.ts';

/** Sends one mail, or throws. */
export interface MailTransport {
  send(id: string, mail: Mail): Promise<void>;
  close(): void;
}

const second = 1000;
const minute = 60 * second;

/**
 * Lease in ms of a mail taken for sending. It exceeds the timeouts of the transport. The mail of a process that
 * has died is taken over at once.
 */
const leaseMs = 2 * minute;
/** Waits in ms after the first, second, ... rejected attempt. After the last one the mail is dropped. */
const waitsMs = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute];
/** Wait in ms after a failure of the mail server or the outbox, which does not count against the mail. */
const unavailableWaitMs = 30 * second;
/** A mail that is due later than this was postponed before a clock was set back. */
const latestMs = 2 * Math.max(...waitsMs);
/** Interval in ms for checking mails that another process left behind, or whose wait is over. */
const lookEveryMs = 15 * second;

/** Time in ms for which an end waits for the mail in progress. The next process takes it over. */
const stopWithinMs = 5 * second;

/** Codes of errors about one mail. After any other error, further mails would fail too. */
const faultsOfMail = ['EENVELOPE', 'EMESSAGE'];

/** True for a mail whose sender is no longer connected to the database. */
const isAbandoned = sql`(${mailQueue.takenBy} is not null and not exists (
  select from pg_locks where locktype = 'advisory' and classid = ${processLock}
    and objid::bigint = ${mailQueue.takenBy} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())))`;

/**
 * Sends queued mails. Every server process runs a worker, and each mail is taken by one of them. A sent mail
 * is deleted with its code. If a process is killed between sending and deleting, the mail is sent twice,
 * which is better than never.
 */
export class MailWorker {
  readonly #storage: Pick<Storage, 'db' | 'processNumber'>;
  readonly #prepare: () => Promise<void>;
  readonly #transport: MailTransport;
  readonly #clock: Clock;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #draining: Promise<void> | undefined;
  #isAskedAgain = false;
  #isStopping = false;

  /** @param prepare queues mails that were asked for but are not written yet; called before each look */
  constructor(
    storage: Pick<Storage, 'db' | 'processNumber'>,
    transport: MailTransport,
    clock: Clock,
    log: Log,
    prepare: () => Promise<void> = async () => undefined,
  ) {
    this.#prepare = prepare;
    this.#storage = storage;
    this.#transport = transport;
    this.#clock = clock;
    this.#log = log;
  }

  /** Starts the periodic check for mails. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), lookEveryMs);
    this.wake();
  }

  /** Wakes the worker because there may be mail to send. */
  wake(): void {
    void this.drain();
  }

  /** Sends every due mail. It never throws: failures are logged and retried later. */
  drain(): Promise<void> {
    this.#isAskedAgain = true;
    this.#draining ??= this.#drainUntilQuiet().finally(() => {
      this.#draining = undefined;
    });
    return this.#draining;
  }

  /** Stops the worker and waits a little for the mail in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopping = true;
    await Promise.race([this.#draining, delay(stopWithinMs, undefined, { ref: false })]);
    this.#transport.close();
  }

  async #drainUntilQuiet(): Promise<void> {
    try {
      // A mail may have been queued after the last check and before this run ended.
      while (this.#isAskedAgain && !this.#isStopping) {
        this.#isAskedAgain = false;
        await this.#prepare();
        await this.#dropExpired();
        while (!this.#isStopping && (await this.#sendNext()));
      }
    } catch (error) {
      this.#log.error({ error: describeError(error) }, 'the mail queue could not be read');
    }
  }

  async #dropExpired(): Promise<void> {
    const { rowCount } = await this.#storage.db
      .delete(mailQueue)
      .where(lte(mailQueue.expiresAt, this.#clock()));
    if (rowCount) this.#log.error({ mails: rowCount }, 'mails given up, because their time is over');
  }

  /** Sends one due mail. Returns false if there is none, or if the next one would fail too. */
  async #sendNext(): Promise<boolean> {
    const taken = await this.#take();
    if (!taken) return false;
    const { id, attempts, ...mail } = taken;
    try {
      await this.#transport.send(id, mail);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      const isOfMail = faultsOfMail.includes(code);
      await this.#postpone(id, attempts, code, isOfMail);
      return isOfMail;
    }
    await this.#storage.db.delete(mailQueue).where(eq(mailQueue.id, id));
    this.#log.info({ mail: id }, 'mail sent');
    return true;
  }

  async #take() {
    const now = this.#clock();
    const due = this.#storage.db
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(
        or(
          lte(mailQueue.nextAttemptAt, now),
          gt(mailQueue.nextAttemptAt, new Date(now.getTime() + latestMs)),
          isAbandoned,
        ),
      )
      .orderBy(asc(mailQueue.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await this.#storage.db
      .update(mailQueue)
      .set({ nextAttemptAt: new Date(now.getTime() + leaseMs), takenBy: this.#storage.processNumber })
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

  /** @param code of the error. Its message is not logged, because a mail server quotes the recipient. */
  async #postpone(id: string, attempts: number, code: string, isOfMail: boolean): Promise<void> {
    const wait = isOfMail ? waitsMs[attempts] : unavailableWaitMs;
    if (wait === undefined) {
      await this.#storage.db.delete(mailQueue).where(eq(mailQueue.id, id));
      this.#log.error({ mail: id, code }, 'mail given up');
      return;
    }
    const nextAttemptAt = new Date(this.#clock().getTime() + wait);
    await this.#storage.db
      .update(mailQueue)
      .set({ attempts: isOfMail ? attempts + 1 : attempts, nextAttemptAt, takenBy: null })
      .where(eq(mailQueue.id, id));
    const what = isOfMail ? 'mail not sent' : 'mail not sent, because the mail server or the outbox fails';
    this.#log.warn({ mail: id, code, waitMs: wait }, `${what}; it will be tried again`);
  }
}
