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
  readonly #index: Pick<SearchIndex, 'built' | 'current'>;
  readonly #kept = new Map<string, EncodedBody>();
  #keptOf: BuiltSearch | undefined;
  #data: Promise<EncodedBody> | undefined;

  constructor(index: Pick<SearchIndex, 'built' | 'current'>) {
    this.#index = index;
  }

  /** Returns the routes of the search and of the search data. */
  routes(): Route[] {
    return [
      {
        endpoint: search,
        answer: async (context) => {
          const { q } = parseInput(searchQuery, context.req.query());
          return sendEncoded(context, this.#answerTo(q, await this.#built()), keptHeaders);
        },
      },
      {
        endpoint: getSearchData,
        answer: async (context) => {
          const built = await this.#built();
          this.#keepOnlyOf(built);
          this.#data ??= encodeText('application/json', JSON.stringify(built.data));
          return sendEncoded(context, await this.#data, keptHeaders);
        },
      },
    ];
  }

  /** Returns the result for the path of a search, or undefined if only the app can answer it. */
  keptFor(address: string): EncodedBody | undefined {
    const { built } = this.#index;
    if (!address.startsWith(`${search.path}?`) || !built) return undefined;
    const q = new URLSearchParams(address.slice(search.path.length)).get('q');
    const asked = searchQuery.safeParse({ q });
    return asked.success ? this.#answerTo(asked.data.q, built) : undefined;
  }

  #answerTo(query: string, built: BuiltSearch): EncodedBody {
    this.#keepOnlyOf(built);
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

  async #built(): Promise<BuiltSearch> {
    const built = await this.#index.current();
    if (!built) throw new HttpError(503, 'The search is not ready yet. Please try again.');
    return built;
  }

  /** Clears the cache of an older search. */
  #keepOnlyOf(built: BuiltSearch): void {
    if (built === this.#keptOf) return;
    this.#keptOf = built;
    this.#kept.clear();
    this.#data = undefined;
  }
}
