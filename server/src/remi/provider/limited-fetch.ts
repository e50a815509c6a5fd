/** Error for a response that is too large. */
class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/**
 * Returns a `fetch` with a maximum response size, so that a broken or hostile server cannot exhaust the
 * memory. It follows no redirect, because the key must not reach another server.
 */
export function limitedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = response.body === null ? null : await readAtMost(response.body, mostBytes);
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Throwing inside the loop aborts the transfer.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new AnswerTooLarge(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
