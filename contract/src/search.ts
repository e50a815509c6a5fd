import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a result looks like before anybody has asked for it. */
const findable = z.object({
  id: z.string(),
  type: z.enum(['medication', 'algorithm', 'guideline', 'calculator', 'pediatric', 'other']),
  title: z.string(),
  description: z.string(),
  category: z.string().optional(),
  route: z.string(),
});

export const searchResult = findable
  .extend({
    /**
     * There on a drug that was not named: a name spelled nearly so, one with more to it, or a text that
     * only mentions what was typed. The reader is asked first, and Enter does not go there. Otherwise a
     * drug could take the place of its look-alike unseen.
     */
    didYouMean: z.literal(true).optional(),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

/** What can be found, with the words that find it. */
export const searchEntry = findable
  .extend({
    /** What it is called besides its title: to type one of these in full is to name it. */
    names: z.array(z.string()),
    /** Words that have to do with it, such as what a drug is given for. */
    terms: z.array(z.string()),
  })
  .meta({ id: 'SearchEntry' });
export type SearchEntry = z.infer<typeof searchEntry>;

/** All that a search is made of, on the server and, without a connection, in the browser. */
export const searchData = z
  .object({
    entries: z.array(searchEntry),
    /** Drugs that Oryx has no entry for. Nobody who types one of these has mistyped another drug. */
    otherDrugs: z.array(z.string()),
  })
  .meta({ id: 'SearchData' });
export type SearchData = z.infer<typeof searchData>;

/** What is searched for; blank text is refused. */
export const searchQuery = z.object({ q: z.string().trim().min(1).max(200) });

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
