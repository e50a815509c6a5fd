import * as z from 'zod/mini';
import { page } from './complaint.ts';
import { endpoint } from './endpoint.ts';
import { level } from './local-note.ts';

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** What a site says of a drug or a chart. */
export const formularyPage = z.strictObject({
  /** The drug or chart, such as `medication/3`. */
  page: page.check(z.regex(/^(medication|algorithm)\//, 'Only drugs and charts have local notes.')),
  /** True if lists and the search show it first, in the order of the pages. */
  isFirst: z._default(z.boolean(), true),
  /** False for a drug that the site does not stock. It is not shown first then. */
  isStocked: z._default(z.boolean(), true),
  /** The lowest level of care at which it is used. Below it, it is not shown first. */
  from: z._default(z.nullable(level), null),
  /** Keys of the strengths that the site stocks. */
  strengths: z._default(z.array(words(40)).check(z.maxLength(20)), []),
  note: z._default(z.nullable(words(600)), null),
});

/** What a site sets beside the shared text: what is shown first, and its local notes. */
export const formulary = z.strictObject({
  /** The name of the site, as readers see it. */
  site: words(60),
  /** The level of care of the site. */
  level,
  pages: z.array(formularyPage).check(z.maxLength(300)),
});
export type Formulary = z.infer<typeof formulary>;

/** SHA-256 of the stored formulary. A change names it, so that nothing is lost. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const readFormulary = endpoint({
  method: 'GET',
  path: '/api/formulary',
  access: ['administrator'],
  summary: 'What the site shows first and notes, for a change',
  response: z.object({ formulary: z.nullable(formulary), hash }),
});

export const changeFormulary = endpoint({
  method: 'PUT',
  path: '/api/formulary',
  access: ['administrator'],
  summary: 'Replaces what the site shows first and notes; null takes it away',
  request: z.object({ basedOn: hash, formulary: z.nullable(formulary) }),
  response: z.object({ hash }),
});
