import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** What a correction of a page says: the dose or step before and after, and why. */
export const correctionText = z.object({
  /** Address of the corrected page within Oryx. */
  path: z.string().check(z.maxLength(80), z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)?$/)),
  before: line(300),
  after: line(300),
  why: line(400),
  /** True if somebody who goes on as before may be killed by it. It interrupts whoever used the page. */
  isCritical: z.boolean(),
});

/** Length of the texts of a correction that arose at the review desk, in characters. It may be of many facts. */
const mostText = 20_000;

export const correction = z.extend(correctionText, {
  before: line(mostText),
  after: line(mostText),
  why: line(mostText),
  id: z.string(),
  /** Title of the corrected page, or of the update that tells of it. */
  title: z.string(),
  at: z.iso.datetime(),
});
export type Correction = z.infer<typeof correction>;

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/corrections',
  access: 'user',
  summary: 'Every correction of a dose or a step, newest first',
  response: z.array(correction),
});
