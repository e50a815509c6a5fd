import { type SentSheet, sentSheet } from './sent-sheet.ts';

/*
 * A sheet on its way to another phone: JSON, deflated, written in 32 signs and cut into parts of one QR code each.
 *
 *   ORYX-ISBAR/1/2/3/0C8F21AB/MFRGGZDF.../77D0E3F2
 *
 * says version 1, part 2 of 3, checksum of the sheet, its piece, checksum of the part. All signs are of the dense alphabet
 * of QR codes, and none is lost when the text goes through a message. The checksums find errors. They prove no sender.
 */

/** The version that this Oryx writes, and the newest that it reads. */
const codeVersion = 1;

/** The most signs of a piece, so that a code stays coarse enough for a camera at arm's length. */
const pieceLength = 560;

/** The most parts of a sheet, and the most bytes of its JSON. What claims more is refused before it is unpacked. */
const mostParts = 40;
const mostBytes = 100_000;

const start = 'ORYX-ISBAR/';
const form = /^(\d{1,3})\/(\d{1,2})\/(\d{1,2})\/([0-9A-F]{8})\/([A-Z2-7]{1,1000})\/([0-9A-F]{8})/;

/** Returns the parts of a sheet, the text of one code each. */
export async function partsOf(sheet: SentSheet): Promise<string[]> {
  const packed = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify(sheet)),
    Number.POSITIVE_INFINITY,
  );
  const sum = checksum(packed);
  const signs = base32(packed);
  const count = Math.ceil(signs.length / pieceLength);
  const length = Math.ceil(signs.length / count);
  return Array.from({ length: count }, (_, index) => {
    const piece = signs.slice(index * length, (index + 1) * length);
    const head = `${codeVersion}/${index + 1}/${count}/${sum}/${piece}`;
    return `${start}${head}/${checksum(new TextEncoder().encode(head))}`;
  });
}

/** Why a code is refused. */
export type CodeProblem = 'not ours' | 'damaged' | 'newer' | 'other sheet';

/** The parts of a sheet that were read so far, the place of each from 1. */
export interface Collected {
  readonly sum: string;
  readonly count: number;
  readonly pieces: ReadonlyMap<number, string>;
}

/** Returns true if no part is missing. */
export const isWhole = ({ count, pieces }: Collected): boolean => pieces.size === count;

/** Returns the places of the missing parts. */
export const missingParts = ({ count, pieces }: Collected): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter((place) => !pieces.has(place));

/**
 * Adds the parts in a text, of one code or of a message with several, to those that were read. Parts may come in any
 * order and more than once. A part that does not belong to the others is refused, and they stay as they are.
 */
export function withParts(
  before: Collected | null,
  text: string,
): { readonly collected: Collected | null; readonly problem: CodeProblem | null } {
  const pieces = text.toUpperCase().split(start).slice(1);
  if (pieces.length === 0) return { collected: before, problem: 'not ours' };
  let collected = before;
  for (const piece of pieces) {
    // A message may have broken the lines of a part.
    const part = partIn(piece.replaceAll(/\s/g, ''));
    if (typeof part === 'string') return { collected, problem: part };
    if (collected && (collected.sum !== part.sum || collected.count !== part.count))
      return { collected, problem: 'other sheet' };
    collected = {
      sum: part.sum,
      count: part.count,
      pieces: new Map([...(collected?.pieces ?? []), [part.place, part.piece]]),
    };
  }
  return { collected, problem: null };
}

interface Part {
  readonly place: number;
  readonly count: number;
  readonly sum: string;
  readonly piece: string;
}

function partIn(text: string): Part | CodeProblem {
  const version = Number(/^(\d{1,3})\//.exec(text)?.[1]);
  if (version > codeVersion) return 'newer';
  const [, , written, all, sum = '', piece = '', ownSum] = form.exec(text) ?? [];
  const [place, count] = [Number(written), Number(all)];
  const head = `${version}/${written}/${all}/${sum}/${piece}`;
  const isSound =
    version === codeVersion &&
    place >= 1 &&
    place <= count &&
    count <= mostParts &&
    checksum(new TextEncoder().encode(head)) === ownSum;
  return isSound ? { place, count, sum, piece } : 'damaged';
}

/** Returns the sheet of all its parts, or null if they do not add up to one. */
export async function sheetOf(collected: Collected): Promise<SentSheet | null> {
  if (!isWhole(collected)) return null;
  const { pieces, sum } = collected;
  const signs = [...pieces].toSorted(([one], [other]) => one - other).map(([, piece]) => piece);
  const packed = bytesOf(signs.join(''));
  if (checksum(packed) !== sum) return null;
  try {
    const json = await through(new DecompressionStream('deflate-raw'), packed, mostBytes);
    const { success, data } = sentSheet.safeParse(JSON.parse(new TextDecoder().decode(json)));
    return success ? data : null;
  } catch {
    return null;
  }
}

/** Sends bytes through a stream. Throws if the stream fails, or if more than `most` bytes come out. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('More bytes than a handover has.');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns bytes as Base32 of RFC 4648 without padding. */
function base32(bytes: Uint8Array): string {
  let [text, held, count] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += signs[(held >> count) & 31];
    }
    held &= 31;
  }
  return count > 0 ? text + signs[(held << (5 - count)) & 31] : text;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let [held, count, at] = [0, 0, 0];
  for (const sign of text) {
    held = (held << 5) | signs.indexOf(sign);
    count += 5;
    if (count >= 8) {
      count -= 8;
      bytes[at] = (held >> count) & 255;
      at += 1;
    }
    held &= 255;
  }
  return bytes;
}

/** Returns the CRC-32 of bytes, as in ZIP and PNG, as eight hexadecimal digits. */
function checksum(bytes: Uint8Array): string {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).toUpperCase().padStart(8, '0');
}
