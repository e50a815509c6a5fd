/** The stored encodings, best first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Returns the best available encoding that the client accepts, or undefined (RFC 9110, 12.5.3). At equal
 * weight the order of `encodings` decides.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  atHand: Pick<ReadonlySet<Encoding>, 'has'>,
): Encoding | undefined {
  const weights = weightsOf(acceptEncoding ?? '');
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  let best: Encoding | undefined;
  for (const encoding of encodings) {
    if (!atHand.has(encoding) || weightOf(encoding) === 0) continue;
    if (!best || weightOf(encoding) > weightOf(best)) best = encoding;
  }
  const plainWeight = weights.get('identity') ?? 0;
  return best && weightOf(best) >= plainWeight ? best : undefined;
}

/** Cache of parsed headers. Browsers send only a handful of different ones. */
const known = new Map<string, ReadonlyMap<string, number>>();
const mostKnown = 100;

function weightsOf(header: string): ReadonlyMap<string, number> {
  const before = known.get(header);
  if (before) return before;
  const weights = readWeights(header);
  if (known.size < mostKnown) known.set(header, weights);
  return weights;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    if (name) weights.set(name, Number.isFinite(value) ? value : 0);
  }
  return weights;
}
