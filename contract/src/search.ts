import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pageRoute } from './page-route.ts';

/** The fields shared by search entries and results. */
const findable = z.object({
  id: z.string(),
  type: z.enum(['medication', 'algorithm', 'guideline', 'calculator', 'pediatric', 'other']),
  title: z.string(),
  description: z.string(),
  category: z.optional(z.string()),
  route: pageRoute,
});

export const searchResult = z.extend(findable, {
  /**
   * Set on a drug that the query does not name exactly. The reader is asked first, and Enter does not open
   * it, so that a look-alike never takes the place of a drug unseen.
   */
  didYouMean: z.optional(z.literal(true)),
  /** What the query names and no page is about. This page comes nearest, and Enter does not open it. */
  nearTo: z.optional(z.string()),
});
export type SearchResult = z.infer<typeof searchResult>;

/** A findable page, with the words that find it. */
export const searchEntry = z.extend(findable, {
  /** Further names. Typing one of these in full names the entry. */
  names: z.array(z.string()),
  /** Related words, such as the indications of a drug. */
  terms: z.array(z.string()),
  /** Set where the site wants it to come before its like. */
  isFirst: z.optional(z.literal(true)),
  /** The places, among the concepts of the data, of those whose words find it too. */
  about: z.optional(z.array(z.number())),
});
export type SearchEntry = z.infer<typeof searchEntry>;

/** The data of a search, on the server and, offline, in the browser. */
export const searchData = z.object({
  entries: z.array(searchEntry),
  /** Drugs without an entry. A query for one of these is not a misspelt other drug. */
  otherDrugs: z.array(z.string()),
  /** Groups of words for one complaint or finding. Absent in what an older server sent. */
  concepts: z._default(z.array(z.array(z.string())), []),
  /** Conditions and tests without a page, each by its names, with the nearest pages. Absent in what an older server sent. */
  otherTopics: z.optional(
    z.array(z.object({ names: z.array(z.string()).check(z.minLength(1)), see: z.array(z.string()) })),
  ),
});
export type SearchData = z.infer<typeof searchData>;

/** The search text. Blank text is rejected. */
export const searchQuery = z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'user',
  summary: 'Searches everything in Oryx',
  request: searchQuery,
  response: z.array(searchResult),
});

export const getSearchData = endpoint({
  method: 'GET',
  path: '/api/search/data',
  access: 'user',
  summary: 'All that a search is made of, to search without a connection',
  response: searchData,
});
