import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import { compressText } from './compressed-texts.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Headed {
  readonly headers: Readonly<Record<string, string>>;
}

interface Full extends Headed {
  readonly status: 200;
  readonly bytes: Bytes;
}

/** A 304 response. */
interface Unchanged extends Headed {
  readonly status: 304;
  readonly bytes: null;
}

/** A response with a body, or a 304. */
export type Reply = Full | Unchanged;

/** A body in one encoding, with its full and its 304 response. */
interface Encoded {
  readonly etag: string;
  readonly full: Full;
  readonly unchanged: Unchanged;
}

/** A prepared body, plain and compressed. */
export interface EncodedBody {
  readonly plain: Bytes;
  readonly encoded: ReadonlyMap<Encoding, Encoded>;
  readonly unencoded: Encoded;
}

/** Returns a prepared body from compressed bytes. */
export function encodedBody(
  contentType: string,
  plain: Bytes,
  compressed: ReadonlyMap<Encoding, Bytes>,
): EncodedBody {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const each = [...compressed].map(
    ([encoding, bytes]) => [encoding, encodedAs(contentType, tag, bytes, encoding)] as const,
  );
  return { plain, encoded: new Map(each), unencoded: encodedAs(contentType, tag, plain) };
}

/** A strong ETag identifies bytes, so each encoding has its own. */
function encodedAs(contentType: string, tag: string, bytes: Bytes, encoding?: Encoding): Encoded {
  const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
  const always = { ETag: etag, Vary: 'Accept-Encoding' };
  const described = {
    ...always,
    'Content-Type': contentType,
    'Content-Length': String(bytes.length),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  return {
    etag,
    full: { status: 200, headers: described, bytes },
    unchanged: { status: 304, headers: always, bytes: null },
  };
}

/** Prepares a text once, for all later responses. */
export async function encodeText(contentType: string, text: string): Promise<EncodedBody> {
  const plain = new Uint8Array(Buffer.from(text));
  const { br, gzip } = await compressText(plain);
  return encodedBody(
    contentType,
    plain,
    new Map([
      ['br', br],
      ['gzip', gzip],
    ]),
  );
}

/** Returns the response in the client's preferred encoding, or 304 if the client already has it. */
export function replyTo(
  { encoded, unencoded }: EncodedBody,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Reply {
  const encoding = chooseEncoding(acceptEncoding, encoded);
  const { etag, full, unchanged } = (encoding && encoded.get(encoding)) ?? unencoded;
  return isKnown(ifNoneMatch, etag) ? unchanged : full;
}

/** Responds with a prepared body. */
export function sendEncoded(
  context: Context,
  body: EncodedBody,
  headers: Readonly<Record<string, string>>,
): Response {
  const asked = (name: string) => context.req.header(name);
  const reply = replyTo(body, asked('accept-encoding'), asked('if-none-match'));
  const all = { ...headers, ...reply.headers };
  return reply.status === 304 ? context.body(null, 304, all) : context.body(reply.bytes, 200, all);
}

/** Returns true if `If-None-Match` contains the tag. A proxy may have marked it as weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch || ifNoneMatch === etag) return ifNoneMatch === etag;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
