import { getSearchData, search, searchQuery } from '@oryx/contract';
import { type EncodedBody, encodedBody, encodeText, sendEncoded } from '../http/encoded-body.ts';
import { HttpError } from '../http/http-error.ts';
import { keptHeaders } from '../http/quick-answers.ts';
import type { Route } from '../http/serve.ts';
import { parseInput } from '../http/validation-message.ts';
import type { BuiltSearch, SearchIndex } from './search-index.ts';

/** Maximum number of cached results, of 2 KB each. Users type the same prefixes again and again. */
const mostKept = 5000;

/** Cache of search results as bytes, until the content changes. */
export class SearchAnswers {
  readonly #index: Pick<SearchIndex, 'built'>;
  readonly #kept = new Map<string, EncodedBody>();
  #keptOf: BuiltSearch | undefined;
  #data: Promise<EncodedBody> | undefined;

  constructor(index: Pick<SearchIndex, 'built'>) {
    this.#index = index;
  }

  /** Returns the routes of the search and of the search data. */
  routes(): Route[] {
    return [
      {
        endpoint: search,
        answer: async (context) => {
          const { q } = parseInput(searchQuery, context.req.query());
          return sendEncoded(context, this.#answerTo(q), keptHeaders);
        },
      },
      {
        endpoint: getSearchData,
        answer: async (context) => {
          const { data } = this.#current();
          this.#data ??= encodeText('application/json', JSON.stringify(data));
          return sendEncoded(context, await this.#data, keptHeaders);
        },
      },
    ];
  }

  /** Returns the result for the path of a search, or undefined if only the app can answer it. */
  keptFor(address: string): EncodedBody | undefined {
    if (!address.startsWith(`${search.path}?`) || !this.#index.built) return undefined;
    const q = new URLSearchParams(address.slice(search.path.length)).get('q');
    const asked = searchQuery.safeParse({ q });
    return asked.success ? this.#answerTo(asked.data.q) : undefined;
  }

  #answerTo(query: string): EncodedBody {
    const built = this.#current();
    const key = query.toLowerCase();
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const bytes = new Uint8Array(Buffer.from(JSON.stringify(built.search(query))));
    // Too short to be worth compressing.
    const answer = encodedBody('application/json', bytes, new Map());
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= mostKept) this.#kept.delete(oldest);
    this.#kept.set(key, answer);
    return answer;
  }

  /** Returns the newest search, and clears the cache of an older one. */
  #current(): BuiltSearch {
    const { built } = this.#index;
    if (!built) throw new HttpError(503, 'The search is not ready yet. Please try again.');
    if (built !== this.#keptOf) {
      this.#keptOf = built;
      this.#kept.clear();
      this.#data = undefined;
    }
    return built;
  }
}
