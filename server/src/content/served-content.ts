import type { ContentDocument, ContentName, PageCorrection } from '@oryx/content';
import { inArray } from 'drizzle-orm';
import type { Clock, Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { contentChannel, readDocuments, type ServedDocument } from './documents-table.ts';
import { withFormulary } from './formulary.ts';
import { reviewedDocuments } from './reviewed-documents.ts';

/** Stored documents by name. Missing ones are left out. */
export type ServedDocuments = ReadonlyMap<ContentName, ServedDocument>;

interface ServedParts {
  readonly log: Log;
  readonly clock: Clock;
}

/** Prepares what one part of the server makes of the documents. */
type Prepare = (documents: ServedDocuments) => Promise<void> | void;

/** Longest time in ms after which the reviews are looked at again. Timers cannot run for months. */
const longestWaitMs = 24 * 60 * 60 * 1000;

/**
 * The stored content as this process serves it, with what clinicians have signed and without what was withdrawn. Each version of a document is read once, at the start or after a
 * change in any process, for all parts of the server.
 */
export class ServedContent {
  readonly #db: Database;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #names: readonly ContentName[];
  readonly #shipped: ReadonlyMap<string, ServedDocument>;
  readonly #shippedBodies: ReadonlyMap<string, unknown>;
  readonly #prepare: Prepare[] = [];
  /** As stored. */
  #stored: ServedDocuments = new Map();
  /** As readers see them. */
  #documents: ServedDocuments = new Map();
  #corrections: readonly PageCorrection[] = [];
  #expiry: NodeJS.Timeout | undefined;
  /** Loads run one after the other, so that the newest content wins. */
  #last: Promise<void> = Promise.resolve();

  private constructor(
    db: Database,
    { log, clock }: ServedParts,
    names: readonly ContentName[],
    shipped: readonly ContentDocument[],
  ) {
    this.#db = db;
    this.#log = log;
    this.#clock = clock;
    this.#names = names;
    this.#shippedBodies = new Map(shipped.map(({ name, body }) => [name, body]));
    this.#shipped = new Map(
      shipped.map(({ hash, body }) => [hash, { hash, isIntact: true, body: () => body }]),
    );
  }

  /**
   * Reads the named documents and follows changes in the database. Rejects if the first reading fails. A document
   * with the hash of a shipped one is not read, because it is already in memory.
   */
  static async open(
    storage: Pick<Storage, 'db' | 'listen'>,
    parts: ServedParts,
    names: readonly ContentName[],
    shipped: readonly ContentDocument[] = [],
  ): Promise<ServedContent> {
    const opened = new ServedContent(storage.db, parts, names, shipped);
    await storage.listen(contentChannel, () => opened.#changed());
    await opened.#next(() => opened.#read());
    return opened;
  }

  /**
   * Calls `prepare` with all documents, now and after each change of any. Rejects if the first call fails. A later
   * failure is logged, and what was prepared before stays in use.
   */
  async follow(prepare: Prepare): Promise<void> {
    this.#prepare.push(prepare);
    await this.#next(async () => prepare(this.#documents));
  }

  /** The stored documents, without what was signed or withdrawn since. */
  get stored(): ServedDocuments {
    return this.#stored;
  }

  /** The corrections that arose from signatures and withdrawals. */
  get corrections(): readonly PageCorrection[] {
    return this.#corrections;
  }

  /** Returns a document as it came with this version of Oryx, if the process has read it. */
  shipped(name: ContentName): unknown {
    return this.#shippedBodies.get(name);
  }

  #changed(): void {
    this.#next(() => this.#refresh()).catch((error) => this.#tell(error));
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.catch(() => undefined).then(work);
    return this.#last;
  }

  async #refresh(): Promise<void> {
    await this.#read();
    for (const prepare of this.#prepare) {
      try {
        await prepare(this.#documents);
      } catch (error) {
        this.#tell(error);
      }
    }
  }

  /** Reads documents that are new, changed, or damaged when they were last read. */
  async #read(): Promise<void> {
    const { name, hash } = table;
    const stored = await this.#db.select({ name, hash }).from(table).where(inArray(name, this.#names));
    const hashes = new Map(stored.map((row) => [row.name, row.hash]));
    const names = this.#names.filter((each) => hashes.has(each));
    const known = new Map(
      names.flatMap((each) => {
        const before = this.#stored.get(each);
        const hash = hashes.get(each) ?? '';
        const same = before?.isIntact && before.hash === hash ? before : this.#shipped.get(hash);
        return same ? [[each, same] as const] : [];
      }),
    );
    const others = names.filter((each) => !known.has(each));
    this.#stored = new Map([...known, ...(await readDocuments(this.#db, others))]);
    const now = this.#clock();
    const { documents, corrections, until } = await reviewedDocuments(this.#db, this.#stored, now);
    this.#documents = withFormulary(documents);
    this.#corrections = corrections;
    clearTimeout(this.#expiry);
    if (!until) return;
    const waitMs = Math.min(until.getTime() - now.getTime(), longestWaitMs);
    this.#expiry = setTimeout(() => this.#changed(), waitMs).unref();
  }

  #tell(error: unknown): void {
    this.#log.error({ error: describeError(error) }, 'content not refreshed');
  }
}
