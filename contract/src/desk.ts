import * as z from 'zod/mini';
import { printable } from './auth.ts';
import { endpoint } from './endpoint.ts';

const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Fill this in.'),
      z.maxLength(most),
      z.regex(printable, 'Enter one line of text.'),
    );

/** The path of the file of a page, such as `medications/adrenaline.yaml`. */
const page = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9/-]+\.yaml$/, 'There is no such page.'));
const address = z.string().check(z.minLength(1), z.maxLength(400));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const signedFact = z.object({ address, hash });
const number = z.int().check(z.minimum(0), z.maximum(1_000_000));

const reviewed = z.nullable(
  z.object({ by: z.array(z.string()), on: z.iso.datetime(), until: z.iso.datetime() }),
);

/** A page that waits for review. */
export const queuedPage = z.object({
  page: z.string(),
  document: z.string(),
  title: z.string(),
  /** How the worst fault hurts that a fact without review may have, from 0 to 5. */
  danger: z.int(),
  /** How many facts of that danger are not reviewed. */
  dangerous: z.int(),
  open: z.int(),
  facts: z.int(),
  /** Facts that rest on general knowledge. */
  general: z.int(),
  /** Titles of the sources that the facts without review name, the most used first. */
  sources: z.array(z.string()),
  /** Facts that one clinician has signed, and that wait for a second one. */
  halfSigned: z.int(),
  /** Who has signed facts that are not reviewed yet, the first one first. */
  signedBy: z.array(z.string()),
  withdrawn: z.int(),
  comments: z.int(),
  /** The proposed version that waits for signatures. */
  pending: z.nullable(z.object({ number: z.int(), author: z.string(), at: z.iso.datetime() })),
  /** Since when the page has waited: the proposal, or what the file says. */
  since: z.iso.datetime(),
});
export type QueuedPage = z.infer<typeof queuedPage>;

export const reviewQueue = endpoint({
  method: 'GET',
  path: '/api/review/queue',
  access: ['reviewer', 'editor', 'administrator'],
  summary: 'Every page that is not reviewed as a whole, the most dangerous first',
  response: z.array(queuedPage),
});

/** A value of a content file. */
const value = z.json();

export const deskSignature = z.object({
  id: z.string(),
  name: z.string(),
  qualification: z.string(),
  council: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  /** True if the caller gave it. */
  isOwn: z.boolean(),
});

/** A fact of a page, as the desk shows it. */
export const deskFact = z.object({
  address: z.string(),
  hash: z.string(),
  label: z.string(),
  /** The field of the file that it stands in, or whose row it is. */
  part: z.string(),
  danger: z.int(),
  isGeneral: z.boolean(),
  /** What the second readers wrote of it. */
  notes: z.array(z.string()),
  value,
  /** The value to change, with what leaves a box of a chart; null for a fact that is not changed by itself. */
  editable: value,
  sources: z.array(z.object({ title: z.string(), edition: z.string(), read: z.string(), for: z.string() })),
  /** What readers see in its place now, if that differs. */
  before: z.nullable(z.object({ value })),
  reviewed,
  /** Signatures that count now. */
  signatures: z.array(deskSignature),
  withdrawn: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime() })),
  canBeWithdrawn: z.boolean(),
});
export type DeskFact = z.infer<typeof deskFact>;

export const deskPage = z.object({
  page: z.string(),
  title: z.string(),
  /** The address in the app at which readers find it, or null for a page that only Remi reads. */
  readers: z.nullable(z.string()),
  /** The version whose facts these are, 0 for the file. */
  number: number,
  /** SHA-256 of its text. A proposal names it, so that nothing is lost. */
  hash: z.string(),
  /** The version that readers see. */
  shown: number,
  /** When the file was replaced after this version was proposed, which would take back what has changed in it. */
  replacedAt: z.nullable(z.iso.datetime()),
  reviewed,
  facts: z.array(deskFact),
  /** Facts that readers see, and that this version leaves out. */
  removed: z.array(z.object({ address: z.string(), label: z.string(), value })),
  versions: z.array(
    z.object({
      number: z.int(),
      author: z.string(),
      /** True if the caller has proposed it. */
      isOwn: z.boolean(),
      source: z.string(),
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  comments: z.array(
    z.object({
      address: z.nullable(z.string()),
      text: z.string(),
      author: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** What the second readers wrote of the page as a whole. */
  notes: z.array(z.string()),
  /** JSON Schema of each field of the file. That of a list is the schema of a row. */
  schemas: z.record(z.string(), z.json()),
});
export type DeskPage = z.infer<typeof deskPage>;

export const readReviewPage = endpoint({
  method: 'GET',
  path: '/api/review/page',
  access: ['reviewer', 'editor', 'administrator'],
  summary: 'A page with its facts, signatures and comments: the newest version, or what readers saw on a day',
  request: z.object({ page, at: z.optional(z.iso.date()) }),
  response: deskPage,
});

export const readPageOnDay = endpoint({
  method: 'GET',
  path: '/api/review/on-day',
  access: ['reviewer', 'editor', 'administrator'],
  summary: 'A drug, a chart or a table as readers saw it at the end of a day',
  request: z.object({
    /** Its address in the app, or that of one of the three tables of Paed-Cal. */
    readers: z
      .string()
      .check(
        z.regex(
          /^\/((medications|algorithms)\/\d{1,6}|complaints|interactions|pediatrics\/(vital-signs|equipment|defibrillation))$/,
        ),
      ),
    at: z.iso.date(),
  }),
  /** What the list of today holds of it: one page, the rows of a table of Paed-Cal, or a document with its sources. */
  response: z.object({ page: z.json() }),
});

/** A change of one fact. */
export const factChange = z.object({
  /** The fact, or null to add a row, or a field that the page does not state. */
  address: z.nullable(address),
  /** The field of the file. */
  part: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  /** The new value; null takes the fact out. */
  value,
});
export type FactChange = z.infer<typeof factChange>;

const changes = z.array(factChange).check(z.minLength(1), z.maxLength(50));
const basedOn = z.object({ number, hash });

/** A fault that the checks of content have found. */
export const deskFault = z.object({
  /** The place of the change in the list of changes; null for the page as a whole. */
  change: z.nullable(z.int()),
  /** The field within its value. */
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type DeskFault = z.infer<typeof deskFault>;

/** What a change does to a fact. A fact that is added has no value before, one that is taken out none after. */
export const factDifference = z.object({ address, label: z.string(), before: value, after: value });
export type FactDifference = z.infer<typeof factDifference>;

/** The body of a 409: what the caller and what somebody else has changed since the version that both began with. */
export const changeConflict = z.object({
  message: z.string(),
  conflict: z.object({
    mine: z.array(factDifference),
    theirs: z.array(factDifference),
    /** Addresses of facts that both have changed. */
    both: z.array(address),
  }),
});
export type ChangeConflict = z.infer<typeof changeConflict>;

export const checkChange = endpoint({
  method: 'POST',
  path: '/api/review/check',
  access: ['reviewer', 'editor'],
  summary: 'What the checks of content say of a change, without storing it',
  request: z.object({ page, basedOn, changes }),
  response: z.object({ faults: z.array(deskFault) }),
  conflict: changeConflict,
});

export const proposeChange = endpoint({
  method: 'POST',
  path: '/api/review/propose',
  access: ['reviewer', 'editor'],
  summary: 'Stores a change as a new version, which readers see once two clinicians have signed it',
  request: z.object({
    page,
    basedOn,
    changes,
    source: line(300),
    /** Readers see it in the correction that arises once two have signed. */
    reason: line(300),
    /** True if somebody who goes on as before may be killed by it: the correction then interrupts its readers. */
    isCritical: z._default(z.boolean(), false),
  }),
  response: z.object({ number }),
  conflict: changeConflict,
});

export const signFacts = endpoint({
  method: 'POST',
  path: '/api/review/sign',
  access: ['reviewer'],
  summary: 'Signs facts of a version as they were read, until a day',
  request: z.object({
    page,
    number,
    facts: z.array(signedFact).check(z.minLength(1), z.maxLength(400)),
    validUntil: z.iso.date(),
  }),
  response: z.object({ id: z.string() }),
});

export const withdrawSignature = endpoint({
  method: 'POST',
  path: '/api/review/withdraw-signature',
  access: ['reviewer'],
  summary: 'Takes back a signature of the caller',
  request: z.object({ id: z.uuid(), reason: line(300) }),
  response: z.object({ id: z.string() }),
});

export const withdrawFact = endpoint({
  method: 'POST',
  path: '/api/review/withdraw',
  access: ['editor'],
  summary: 'Takes a fact that readers see out of use at once, with a reason that they see',
  request: z.object({ page, fact: signedFact, reason: line(200) }),
  response: z.object({ id: z.string() }),
});

export const commentOnPage = endpoint({
  method: 'POST',
  path: '/api/review/comment',
  access: ['reviewer', 'editor'],
  summary: 'Adds a comment to a page or a fact, for those at the desk',
  request: z.object({
    page,
    address: z.nullable(address),
    text: z.string().check(z.trim(), z.minLength(1, 'Fill this in.'), z.maxLength(2000)),
  }),
  response: z.object({ id: z.string() }),
});
