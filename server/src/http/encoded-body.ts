import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body kept ready to send: its bytes, plain and compressed, and a tag that changes with them. */
export interface EncodedBody {
  readonly contentType: string;
  readonly tag: string;
  readonly plain: Bytes;
  readonly compressed: ReadonlyMap<Encoding, Bytes>;
}

/** A body from bytes that are compressed already. */
export function encodedBody(
  contentType: string,
  plain: Bytes,
  compressed: ReadonlyMap<Encoding, Bytes>,
): EncodedBody {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { contentType, tag, plain, compressed };
}

/** Compresses a text once, as well as can be, for every answer to come. */
export async function encodeText(contentType: string, text: string): Promise<EncodedBody> {
  const plain = new Uint8Array(Buffer.from(text));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return encodedBody(
    contentType,
    plain,
    new Map([
      ['br', new Uint8Array(br)],
      ['gzip', new Uint8Array(gz)],
    ]),
  );
}

/**
 * Answers with a kept body in the encoding the client likes best, or with 304 where the client
 * has it already. A strong tag names bytes, so each encoding has its own.
 */
export function sendEncoded(
  context: Context,
  body: EncodedBody,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoding = chooseEncoding(context.req.header('accept-encoding'), new Set(body.compressed.keys()));
  const bytes = (encoding && body.compressed.get(encoding)) ?? body.plain;
  const etag = encoding ? `"${body.tag}-${encoding}"` : `"${body.tag}"`;
  const all: Record<string, string> = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, all);
  all['Content-Type'] = body.contentType;
  all['Content-Length'] = String(bytes.length);
  if (encoding) all['Content-Encoding'] = encoding;
  return context.body(bytes, 200, all);
}

/** Whether `If-None-Match` names the tag; a proxy may have marked it weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
