import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  allContent,
  type ContentDocument,
  type ContentName,
  canBeWithdrawn,
  changePage,
  differenceOf,
  documentOfPage,
  editableValue,
  type Fact,
  factStates,
  factsOf,
  faultsOfPage,
  fieldSchemas,
  isValid,
  type JsonObject,
  type PageFile,
  type PageRecord,
  type PageState,
  placeOfFault,
  readPage,
  reviewedDocuments,
  shownPage,
  signedInFiles,
  stateOf,
  writePage,
} from '@oryx/content';
import type {
  ChangeConflict,
  DeskFact,
  DeskFault,
  DeskPage,
  FactChange,
  FactDifference,
  QueuedPage,
} from '@oryx/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { reviewerOf } from '../auth/reviewers.ts';
import { findUser } from '../auth/users.ts';
import { contentChannel } from '../content/documents-table.ts';
import { knownFacts, readPageRecords, readRecords } from '../content/review-records.ts';
import type { ServedContent } from '../content/served-content.ts';
import type { Clock } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import {
  contentDocuments,
  pageVersions,
  reviewComments,
  signatures,
  signatureWithdrawals,
  withdrawnFacts,
} from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import { secondReading } from './second-readers.ts';

export interface DeskParts {
  readonly db: Database;
  readonly content: Pick<ServedContent, 'stored'>;
  readonly clock: Clock;
}

/** The version that a change is based on. */
interface BasedOn {
  readonly number: number;
  readonly hash: string;
}

interface Change {
  readonly page: string;
  readonly basedOn: BasedOn;
  readonly changes: readonly FactChange[];
}

/** Longest validity of a signature in days. */
const longestValidity = 3 * 366;
const dayMs = 24 * 60 * 60 * 1000;

/** Documents that the checks of a page compare it with. */
const compared: readonly ContentName[] = ['medications', 'algorithms', 'search/things'];

/** The review desk: what clinicians read there, and what they decide. */
export class Desk {
  readonly #db: Database;
  readonly #content: DeskParts['content'];
  readonly #clock: Clock;

  constructor({ db, content, clock }: DeskParts) {
    this.#db = db;
    this.#content = content;
    this.#clock = clock;
  }

  /** Returns every page that is not reviewed as a whole, the most dangerous first. */
  async queue(): Promise<QueuedPage[]> {
    const now = this.#clock();
    const files = await this.#db
      .select({ path: sql<string>`file.key`, text: sql<string>`file.value` })
      .from(contentDocuments)
      .innerJoin(sql`jsonb_each_text(${contentDocuments.files}) as file`, sql`true`)
      .where(inArray(contentDocuments.name, [...reviewedDocuments]));
    for (const { path, text } of files) {
      knownFacts(path, text);
      // Users are answered meanwhile.
      await setImmediate();
    }
    const records = await readRecords(this.#db, this.#inFiles());
    const pages = files.map(({ path }) => path);
    const ofPages = await readPageRecords(this.#db, records, pages);
    const comments = await this.#db
      .select({ page: reviewComments.page, count: sql<number>`count(*)::int` })
      .from(reviewComments)
      .groupBy(reviewComments.page);
    const authors = await this.#db
      .select({ page: pageVersions.page, number: pageVersions.number, author: pageVersions.author })
      .from(pageVersions);
    const queued = [...ofPages].flatMap(([page, record]) => {
      const authorOf = (number: number) =>
        authors.find((each) => each.page === page && each.number === number)?.author ?? '';
      const count = comments.find((each) => each.page === page)?.count ?? 0;
      return queuedPage(page, record, now, authorOf, count) ?? [];
    });
    return queued.sort(
      (one, other) =>
        other.danger - one.danger || other.dangerous - one.dangerous || one.title.localeCompare(other.title),
    );
  }

  /** Returns the newest version of a page, or what readers saw at the end of a day. */
  async page(page: string, userId: string, day?: string): Promise<DeskPage> {
    const now = this.#clock();
    const at = day === undefined ? now : endOf(day, now);
    const record = await this.#record(this.#db, page);
    const seen = stateOf(record, at);
    if (!seen) throw neverThere();
    const newest = day === undefined ? newestOf(record, now) : { number: seen.number, text: seen.text };
    const { body } = readPage(page, newest.text);
    const facts = knownFacts(page, newest.text);
    const shown = knownFacts(page, seen.text);
    const states = new Map(factStates(record, facts, at).map((each) => [each.address, each]));
    const before = new Map(shown.map((fact) => [fact.address, fact]));
    const fresh = new Set(facts.map(({ address }) => address));
    const name = documentOfPage(page) ?? 'medications';
    const versions = await this.#db
      .select()
      .from(pageVersions)
      .where(eq(pageVersions.page, page))
      .orderBy(asc(pageVersions.number));
    const comments = await this.#db
      .select()
      .from(reviewComments)
      .where(eq(reviewComments.page, page))
      .orderBy(asc(reviewComments.at));
    const valid = record.signatures.filter((each) => isValid(each, at));
    const readings = await secondReading(page, name, body);
    return {
      page,
      title: titleOf(page, body),
      readers: readersOf(name, body),
      number: newest.number,
      hash: hashOfText(newest.text),
      shown: seen.number,
      replacedAt: newest.number > seen.number ? replacedAt(record) : null,
      reviewed: said(seen.reviewed),
      facts: facts.map((fact): DeskFact => {
        const { reviewed = null, withdrawn = null } = states.get(fact.address) ?? {};
        const old = before.get(fact.address);
        return {
          address: fact.address,
          hash: fact.hash,
          label: fact.label,
          part: String(fact.path[0]),
          danger: fact.danger,
          isGeneral: fact.isGeneral,
          notes: [...readings.ofFact(fact.address)],
          value: asJson(fact.value),
          editable: fact.address === 'outline' ? null : asJson(editableValue(fact, body)),
          sources: fact.sources.map(shownSource),
          before: old?.hash === fact.hash ? null : { value: asJson(old?.value ?? null) },
          reviewed: said(reviewed),
          signatures: valid
            .filter(({ facts: signed }) => signed.some(({ hash }) => hash === fact.hash))
            .map(({ id, signer, at: given, until }) => ({
              ...{ id, name: signer.name, qualification: signer.qualification, council: signer.council },
              at: given.toISOString(),
              until: until.toISOString(),
              isOwn: signer.id === userId,
            })),
          withdrawn: withdrawn && { reason: withdrawn.reason, at: withdrawn.at.toISOString() },
          canBeWithdrawn: canBeWithdrawn(fact, page) && old?.hash === fact.hash,
        };
      }),
      removed: shown
        .filter(({ address }) => !fresh.has(address))
        .map(({ address, label, value }) => ({ address, label, value: asJson(value) })),
      versions: versions
        .filter((each) => each.at <= at)
        .map(({ number, author, authorId, source, reason, at: made }) => ({
          ...{ number, author, isOwn: authorId === userId, source, reason },
          at: made.toISOString(),
        })),
      comments: comments
        .filter((each) => each.at <= at)
        .map(({ address, text, author, at: made }) => ({ address, text, author, at: made.toISOString() })),
      notes: [...readings.page],
      schemas: asJson(fieldSchemas(name)) as DeskPage['schemas'],
    };
  }

  /** Returns a page as readers saw it at the end of a day, by its address in the app. */
  async onDay(readers: string, day: string): Promise<DeskFact['value']> {
    const page = await this.#pageAt(readers);
    if (page === undefined) throw new HttpError(404, 'There is no such page.');
    const seen = stateOf(await this.#record(this.#db, page), endOf(day, this.#clock()));
    if (!seen) throw neverThere();
    const shown = shownPage(readPage(page, seen.text), seen);
    // The lists of Paed-Cal are rows alone.
    return asJson(page.startsWith('paediatrics/') ? (shown as { readonly rows: unknown }).rows : shown);
  }

  /** Returns what the checks of content say of a change. */
  async check(change: Change): Promise<DeskFault[]> {
    const record = await this.#record(this.#db, change.page);
    return (await this.#changed(record, change)).faults;
  }

  /** Stores a change as a new version. Returns its number. */
  async propose(
    change: Change & { readonly source: string; readonly reason: string; readonly isCritical: boolean },
    userId: string,
  ): Promise<number> {
    const { page, source, reason, isCritical } = change;
    const record = await this.#record(this.#db, page);
    const { faults, text } = await this.#changed(record, change);
    const [fault] = faults;
    if (fault) throw new HttpError(400, [...fault.path, fault.message].join(' '));
    const number = Math.max(0, ...record.versions.map((version) => version.number)) + 1;
    const author = await this.#nameOf(userId);
    const stored = await this.#db
      .insert(pageVersions)
      .values({
        ...{ page, number, text, authorId: userId, author, source, reason, isCritical },
        at: this.#clock(),
      })
      .onConflictDoNothing()
      .returning({ number: pageVersions.number });
    if (stored.length === 0) throw conflictOf(await this.#record(this.#db, page), change, this.#clock());
    return number;
  }

  /** Signs facts of a version as they were read. Returns the id of the signature. */
  async sign(
    signed: {
      readonly page: string;
      readonly number: number;
      readonly facts: readonly { readonly address: string; readonly hash: string }[];
      readonly validUntil: string;
    },
    userId: string,
  ): Promise<string> {
    const { page, number, facts, validUntil } = signed;
    const at = this.#clock();
    const until = new Date(Date.parse(validUntil) + dayMs);
    if (until <= at) throw new HttpError(400, 'A signature has to be valid until today or longer.');
    if (until.getTime() - at.getTime() > longestValidity * dayMs) {
      throw new HttpError(400, 'A signature is valid for three years at most.');
    }
    const record = await this.#record(this.#db, page);
    const newest = newestOf(record, at);
    const known = new Map(knownFacts(page, newest.text).map((fact) => [fact.address, fact.hash]));
    if (newest.number !== number || facts.some(({ address, hash }) => known.get(address) !== hash)) {
      throw new HttpError(409, 'The page has changed since you read it. Nothing was signed; read it again.');
    }
    const id = randomUUID();
    const reviewer = await reviewerOf(this.#db, userId);
    if (!reviewer) {
      throw new HttpError(
        400,
        'Enter your name, qualification and registration in Settings before you sign.',
      );
    }
    const signer = {
      signerId: userId,
      name: reviewer.shownName,
      qualification: reviewer.qualification,
      council: `${reviewer.council} ${reviewer.registration}`,
    };
    await this.#decide((queries) =>
      queries.insert(signatures).values({ id, page, version: number, facts, ...signer, at, until }),
    );
    return id;
  }

  /** Takes back a signature of a user. */
  async withdrawSignature(id: string, reason: string, userId: string): Promise<void> {
    const [signature] = await this.#db.select().from(signatures).where(eq(signatures.id, id));
    if (signature?.signerId !== userId) throw new HttpError(404, 'You have given no such signature.');
    await this.#decide((queries) =>
      queries
        .insert(signatureWithdrawals)
        .values({ signatureId: id, reason, at: this.#clock() })
        .onConflictDoNothing(),
    );
  }

  /** Takes a fact that readers see out of use. Returns the id of the withdrawal. */
  async withdrawFact(
    page: string,
    { address, hash }: { readonly address: string; readonly hash: string },
    reason: string,
    userId: string,
  ): Promise<string> {
    const at = this.#clock();
    const seen = stateOf(await this.#record(this.#db, page), at);
    const fact = seen && knownFacts(page, seen.text).find((each) => each.address === address);
    if (fact?.hash !== hash)
      throw new HttpError(409, 'Readers do not see this fact any more. Read the page again.');
    if (!canBeWithdrawn(fact, page)) throw new HttpError(400, 'This fact cannot be withdrawn by itself.');
    const id = randomUUID();
    const editor = await this.#nameOf(userId);
    await this.#decide((queries) =>
      queries
        .insert(withdrawnFacts)
        .values({ id, page, address, hash, editorId: userId, editor, reason, at }),
    );
    return id;
  }

  /** Adds a comment to a page or to one of its facts. Returns its id. */
  async comment(page: string, address: string | null, text: string, userId: string): Promise<string> {
    await this.#record(this.#db, page);
    const id = randomUUID();
    const author = await this.#nameOf(userId);
    await this.#db
      .insert(reviewComments)
      .values({ id, page, address, text, authorId: userId, author, at: this.#clock() });
    return id;
  }

  /** Stores a decision and tells every process, which then shows it. */
  async #decide(store: (queries: Queries) => Promise<unknown>): Promise<void> {
    await this.#db.transaction(async (transaction) => {
      await store(transaction);
      await transaction.execute(sql`select pg_notify(${contentChannel}, '')`);
    });
  }

  async #nameOf(userId: string): Promise<string> {
    const user = await findUser(this.#db, userId);
    if (!user) throw new HttpError(401, 'Please sign in.');
    return `${user.firstName} ${user.lastName}`;
  }

  #inFiles(): ReturnType<typeof signedInFiles> {
    const reviews = this.#content.stored.get('reviews');
    return signedInFiles(reviews?.isIntact ? reviews.body() : undefined);
  }

  /** Returns all that is recorded of a page. Throws a 404 if there is none. */
  async #record(queries: Queries, page: string): Promise<PageRecord<string>> {
    if (!documentOfPage(page)) throw new HttpError(404, 'There is no such page.');
    const records = await readRecords(queries, this.#inFiles(), page);
    const record = (await readPageRecords(queries, records, [page])).get(page);
    if (!record) throw new HttpError(404, 'There is no such page.');
    return record;
  }

  /** Returns the text of a page after a change, and what the checks say. Throws a 409 if the page is another by now. */
  async #changed(
    record: PageRecord<string>,
    { page, basedOn, changes }: Change,
  ): Promise<{ readonly faults: DeskFault[]; readonly text: string }> {
    const newest = newestOf(record, this.#clock());
    if (newest.number !== basedOn.number || hashOfText(newest.text) !== basedOn.hash) {
      throw conflictOf(record, { page, basedOn, changes }, this.#clock());
    }
    const before = readPage(page, newest.text);
    const facts = knownFacts(page, newest.text);
    const changed = changePage(before, facts, changes);
    if (!changed)
      throw new HttpError(400, 'A fact to change does not exist, or cannot be changed by itself.');
    const found = faultsOfPage({ path: page, body: changed.body }, await this.#comparedWith(page));
    const faults = found.map((fault) => {
      const { change, path } = placeOfFault(fault, changed.places);
      const named = change === null ? namedPlace({ path: page, body: changed.body }, path) : path;
      return { change, path: [...named], message: fault.message };
    });
    const text = writePage(newest.text, changed.body);
    if (faults.length === 0 && haveSameFacts(facts, knownFacts(page, text))) {
      return { faults: [{ change: null, path: [], message: 'Nothing of this page is changed.' }], text };
    }
    return { faults, text };
  }

  /** Returns the file of a page by its address in the app. */
  async #pageAt(readers: string): Promise<string | undefined> {
    const [, folder, id] = readers.split('/');
    if (id === undefined) return `${folder}.yaml`;
    if (folder === 'pediatrics') return `paediatrics/${id}.yaml`;
    const [document] = await this.#documents(allContent.filter((name) => name === folder));
    const { rows = [] } = (document?.body ?? {}) as { readonly rows?: readonly { readonly id: unknown }[] };
    const index = rows.findIndex((row) => row.id === Number(id));
    // The rows of a document are those of its files in their order.
    return Object.keys(document?.files ?? {}).sort()[index];
  }

  /** Returns the documents that the checks compare a page with, as stored. */
  #comparedWith(page: string): Promise<ContentDocument[]> {
    const own = documentOfPage(page);
    return this.#documents(allContent.filter((name) => name === own || compared.includes(name)));
  }

  /** Returns documents as stored, with the paths of their files and without the texts. */
  async #documents(names: readonly ContentName[]): Promise<ContentDocument[]> {
    const rows = await this.#db
      .select({
        name: contentDocuments.name,
        paths: sql<string[]>`array(select jsonb_object_keys(${contentDocuments.files}))`,
      })
      .from(contentDocuments)
      .where(inArray(contentDocuments.name, [...names]));
    return names.flatMap((name) => {
      const stored = this.#content.stored.get(name);
      const paths = rows.find((row) => row.name === name)?.paths ?? [];
      const files = Object.fromEntries(paths.map((path) => [path, '']));
      return stored ? [{ name, body: stored.body(), hash: stored.hash, files }] : [];
    });
  }
}

/** Returns the last moment of a day that has been. */
const endOf = (day: string, now: Date) => new Date(Math.min(Date.parse(day) + dayMs - 1, now.getTime()));

const neverThere = () => new HttpError(404, 'Oryx did not have this page on that day.');

/** Returns the text that a proposal is based on: the newest proposal, or the file where an import has put it in force. */
function newestOf({ versions, files }: PageRecord<string>, now: Date): { number: number; text: string } {
  const last = versions.at(-1);
  if (last?.text) return { number: last.number, text: last.text };
  const text = files.filter(({ from }) => from <= now).at(-1)?.text ?? files.at(-1)?.text;
  if (text === undefined) throw new HttpError(404, 'There is no such page.');
  return { number: last?.number ?? 0, text };
}

/** Returns when the file of a page was replaced after its newest version was proposed, or null if it was not. */
function replacedAt({ versions, files }: PageRecord<string>): string | null {
  const [version, file] = [versions.at(-1), files.at(-1)];
  return version && file && file.from > version.at ? file.from.toISOString() : null;
}

/** Returns the refusal of a change of a page that somebody else has changed meanwhile, with both changes. */
function conflictOf(record: PageRecord<string>, { page, basedOn, changes }: Change, now: Date): HttpError {
  const texts = [...record.versions, ...record.files].flatMap(({ text }) => text ?? []);
  const base = texts.find((text) => hashOfText(text) === basedOn.hash);
  const facts = base === undefined ? [] : knownFacts(page, base);
  const mine = base === undefined ? undefined : changePage(readPage(page, base), facts, changes);
  const conflict: ChangeConflict['conflict'] = {
    mine: mine ? differences(facts, factsOf({ path: page, body: mine.body })) : [],
    theirs: base === undefined ? [] : differences(facts, knownFacts(page, newestOf(record, now).text)),
    both: [],
  };
  const theirs = new Set(conflict.theirs.map(({ address }) => address));
  conflict.both = conflict.mine.map(({ address }) => address).filter((address) => theirs.has(address));
  return new HttpError(
    409,
    'Somebody else has changed this page since you opened it. Your change was not stored, and nothing is lost: compare both and propose it again.',
    {},
    undefined,
    { conflict },
  );
}

/** Returns what differs between two texts of a page, without its list of facts, which differs with each row. */
function differences(before: readonly Fact[], after: readonly Fact[]): FactDifference[] {
  const { added, changed, removed } = differenceOf(before, after);
  const told = [
    ...changed.map((each) => ({ ...each, fact: each.after })),
    ...added.map((fact) => ({ fact, before: undefined, after: fact })),
    ...removed.map((fact) => ({ fact, before: fact, after: undefined })),
  ];
  return told
    .filter(({ fact }) => fact.address !== 'outline')
    .map(({ fact: { address, label }, before: was, after: is }) => ({
      ...{ address, label },
      before: asJson(was?.value ?? null),
      after: asJson(is?.value ?? null),
    }));
}

/** Returns where a fault is outside of the changes: the name of the fact, or nothing for the arrows of a chart. */
function namedPlace(page: PageFile, path: readonly (string | number)[]): readonly (string | number)[] {
  const [part, index] = path;
  if (part === 'edges') return [];
  if (typeof index !== 'number') return path;
  const fact = factsOf(page).find(({ path: [of, at] }) => of === part && at === index);
  return fact ? [`${fact.label}:`, ...path.slice(2)] : path;
}

function haveSameFacts(one: readonly Fact[], other: readonly Fact[]): boolean {
  const hashes = new Set(one.map(({ hash }) => hash));
  return one.length === other.length && other.every(({ hash }) => hashes.has(hash));
}

function queuedPage(
  page: string,
  record: PageRecord<string>,
  now: Date,
  authorOf: (number: number) => string,
  comments: number,
): QueuedPage | undefined {
  const seen = stateOf(record, now);
  if (!seen) return undefined;
  const newest = newestOf(record, now);
  const facts = knownFacts(page, newest.text);
  const states = factStates(record, facts, now);
  const open = facts.filter((_, index) => !states[index]?.reviewed || states[index]?.withdrawn);
  const version = newest.number > seen.number ? record.versions.at(-1) : undefined;
  if (open.length === 0 && !version) return undefined;
  const danger = Math.max(0, ...open.map((fact) => fact.danger));
  const valid = record.signatures.filter((each) => isValid(each, now));
  const waiting = new Set(open.map(({ hash }) => hash));
  const isSignedOnce = ({ hash }: Fact) =>
    valid.some(({ facts: signed }) => signed.some((each) => each.hash === hash));
  const signers = valid
    .filter(({ facts: signed }) => signed.some(({ hash }) => waiting.has(hash)))
    .map(({ signer }) => signer.name);
  const named = open.flatMap(({ sources }) => sources.map(({ title }) => String(title)));
  const titles = named.length > 0 ? named : referencesOf(facts);
  const sources = [...new Set(titles)].sort(
    (one, other) =>
      titles.filter((each) => each === other).length - titles.filter((each) => each === one).length,
  );
  const since = version?.at ?? record.files.at(-1)?.from ?? now;
  return {
    page,
    document: documentOfPage(page) ?? '',
    title: titleOf(page, readPageHead(page, facts)),
    danger,
    dangerous: open.filter((fact) => fact.danger === danger).length,
    open: open.length,
    facts: facts.length,
    general: facts.filter(({ isGeneral }) => isGeneral).length,
    sources: sources.slice(0, 20),
    halfSigned: open.filter(isSignedOnce).length,
    signedBy: [...new Set(signers)],
    withdrawn: states.filter(({ withdrawn }) => withdrawn !== null).length,
    comments,
    pending: version
      ? { number: version.number, author: authorOf(version.number), at: version.at.toISOString() }
      : null,
    since: since.toISOString(),
  };
}

/** Returns the address in the app at which readers find a page. */
function readersOf(name: ContentName, { id }: JsonObject): string | null {
  if (name.startsWith('paediatrics/')) return '/pediatrics';
  if (name === 'interactions' || name === 'complaints') return `/${name}`;
  return typeof id === 'number' ? `/${name}/${id}` : null;
}

/** Returns the titles of what a page as a whole cites. The boxes of a chart name no source of their own. */
function referencesOf(facts: readonly Fact[]): string[] {
  const cited = facts.find(({ address }) => address === 'references')?.value;
  return Array.isArray(cited) ? cited.map((each: JsonObject) => String(each['title'])) : [];
}

/** Returns what names a page, from its facts. */
function readPageHead(page: string, facts: readonly Fact[]): JsonObject {
  const stated = (address: string) => facts.find((fact) => fact.address === address)?.value;
  return { name: stated('name'), title: stated('title'), page };
}

function titleOf(page: string, { name, title }: JsonObject): string {
  const file = page.replace(/\.yaml$/, '').replaceAll(/[/-]/g, ' ');
  return String(name ?? title ?? file.charAt(0).toUpperCase() + file.slice(1));
}

const shownSource = ({ title, edition, read, for: facts }: JsonObject) => ({
  title: String(title ?? ''),
  edition: String(edition ?? ''),
  read: String(read ?? ''),
  for: String(facts ?? ''),
});

const said = (reviewed: PageState['reviewed']) =>
  reviewed && {
    by: reviewed.by.map(({ name }) => name),
    on: reviewed.on.toISOString(),
    until: reviewed.until.toISOString(),
  };

const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns a value as JSON holds it, without undefined fields. */
const asJson = (value: unknown): DeskFact['value'] => JSON.parse(JSON.stringify(value ?? null));
