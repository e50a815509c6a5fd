import * as z from 'zod/mini';
import { printable } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { message } from './message.ts';

/** What may be wrong with a page. */
export const faultKinds = ['dose', 'step', 'missing', 'unclear', 'broken', 'other'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What has become of a report. */
export const faultStatuses = ['open', 'corrected', 'no-fault'] as const;
export type FaultStatus = (typeof faultStatuses)[number];

/** Returns a schema for words of several lines, without control characters but line breaks. */
const words = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most),
      z.regex(
        /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*(\n[^\p{Cc}\u202A-\u202E\u2066-\u2069]*)*$/u,
        'Enter plain text.',
      ),
    );

/** What a reader says of a page. The device fills in all but `kind` and `words`. */
const faultShape = {
  /** Address of the page within Oryx. */
  path: z.string().check(z.maxLength(80), z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)?$/)),
  /** Its title. */
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(160), z.regex(printable)),
  kind: z.enum(faultKinds),
  words: words(1000),
  /** Mark of the version that the reader saw. See `versionMark` in the web app. */
  seen: z.string().check(z.regex(/^[a-z0-9]{0,64}$/)),
  /** The answer of Remi that it is about, if the reader sends it along. */
  answer: words(4000),
  /** When it was reported, by the clock of the device. */
  at: z.iso.datetime(),
};

export const reportFault = endpoint({
  method: 'PUT',
  path: '/api/faults/{reportId}',
  access: 'user',
  summary: 'Reports a fault of a page; the id is made by the device, and repeating the call changes nothing',
  params: z.object({ reportId: z.uuid() }),
  request: z.object(faultShape),
  response: message,
});
export type Fault = z.infer<typeof reportFault.request>;

/** A report with what has become of it. */
export const faultReport = z.object({
  id: z.string(),
  ...faultShape,
  receivedAt: z.iso.datetime(),
  status: z.enum(faultStatuses),
  /** What the reviewers answer the reporter. */
  reply: z.string(),
  repliedAt: z.nullable(z.iso.datetime()),
});
export type FaultReport = z.infer<typeof faultReport>;

export const listOwnFaults = endpoint({
  method: 'GET',
  path: '/api/faults/mine',
  access: 'user',
  summary: 'What the user has reported, newest first, with the answers',
  response: z.array(faultReport),
});

export const listFaults = endpoint({
  method: 'GET',
  path: '/api/faults',
  access: ['reviewer', 'editor'],
  summary: 'Reported faults, open ones first and the newest first; who has reported them is not told',
  response: z.array(faultReport),
});

export const answerFault = endpoint({
  method: 'POST',
  path: '/api/faults/{reportId}/answer',
  access: ['reviewer', 'editor'],
  summary: 'Sets what has become of a report, and what its reporter reads about it',
  params: z.object({ reportId: z.uuid() }),
  request: z.object({ status: z.enum(faultStatuses), reply: words(1000) }),
  response: faultReport,
});
