import type { ContentName } from '@oryx/content';
import type { Endpoint } from '@oryx/contract';
import type { ServedDocument } from '../content/documents-table.ts';
import type { ServedContent, ServedDocuments } from '../content/served-content.ts';
import type { Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { type EncodedBody, encodeText, sendEncoded } from '../http/encoded-body.ts';
import { HttpError } from '../http/http-error.ts';
import { keptHeaders } from '../http/quick-answers.ts';
import type { Route } from '../http/serve.ts';

/** A list endpoint and the content document whose rows it returns. */
export interface ReferenceList {
  readonly endpoint: Endpoint;
  readonly document: ContentName;
}

interface Kept {
  readonly hash: string;
  readonly body: EncodedBody;
}

/**
 * Reference lists, which change only with the content. Each is validated, serialised and compressed once per
 * version, because doing so for every call would dominate its cost.
 */
export class ReferenceLists {
  readonly #log: Log;
  readonly #lists: readonly ReferenceList[];
  readonly #documents: ReadonlyMap<string, ContentName>;
  readonly #kept = new Map<ContentName, Kept>();

  private constructor(log: Log, lists: readonly ReferenceList[]) {
    this.#log = log;
    this.#lists = lists;
    this.#documents = new Map(lists.map(({ endpoint, document }) => [endpoint.path, document]));
  }

  /** Prepares the lists, now and after each change of the content. */
  static async open(
    content: ServedContent,
    log: Log,
    lists: readonly ReferenceList[],
  ): Promise<ReferenceLists> {
    const opened = new ReferenceLists(log, lists);
    await content.follow((documents) => opened.#load(documents));
    return opened;
  }

  /** Returns a route for each list. */
  routes(): Route[] {
    return this.#lists.map(({ endpoint, document }) => ({
      endpoint,
      answer: async (context) => {
        const kept = this.#kept.get(document);
        if (!kept) {
          throw new HttpError(503, 'This content is not loaded yet. Please try again.');
        }
        return sendEncoded(context, kept.body, keptHeaders);
      },
    }));
  }

  /** Returns the prepared body for the path of a list. */
  keptFor(path: string): EncodedBody | undefined {
    const document = this.#documents.get(path);
    return document && this.#kept.get(document)?.body;
  }

  /** Returns the served documents with the hashes of their contents. */
  get versions(): { readonly document: ContentName; readonly hash: string }[] {
    return [...this.#kept].map(([document, { hash }]) => ({ document, hash }));
  }

  /** Prepares changed documents. */
  async #load(stored: ServedDocuments): Promise<void> {
    for (const list of this.#lists) {
      await this.#keep(list, stored.get(list.document)).catch((error) =>
        // The previous list stays in use, and the other lists are not affected.
        this.#log.error({ document: list.document, error: describeError(error) }, 'content not served'),
      );
    }
  }

  async #keep({ endpoint, document }: ReferenceList, stored: ServedDocument | undefined): Promise<void> {
    const hash = stored?.hash ?? '';
    if (hash === this.#kept.get(document)?.hash) return;
    const body = await encodeText('application/json', listText(stored?.body(), endpoint));
    this.#kept.set(document, { hash, body });
    this.#log.info({ document, bytes: body.plain.length }, 'content loaded');
  }
}

/** Returns the response to a list call: the rows of a document in the form of the contract, if any. */
export function listText(document: unknown, { response }: Endpoint): string {
  const rows = typeof document === 'object' && document !== null && 'rows' in document ? document.rows : [];
  return JSON.stringify(response.parse(rows));
}
