import { Pool } from 'undici';

/**
 * A client that spreads calls over servers in turn, as a proxy does, with a bounded number of kept connections.
 * It uses the dispatcher of undici, because `fetch` would cost more than most of the calls that it measures.
 */
export class Client {
  #pools;
  #next = 0;

  constructor(urls, connections) {
    const each = Math.ceil(connections / urls.length);
    this.#pools = urls.map((url) => new Pool(url, { connections: each, pipelining: 1 }));
  }

  /**
   * Makes a call. Resolves with status, bytes of head and body, cookies by name, ETag, and the body if `isKept`.
   */
  send({ method, path, headers, body, isKept }) {
    const pool = this.#pools[this.#next];
    this.#next = (this.#next + 1) % this.#pools.length;
    return new Promise((resolve, reject) => {
      const answer = { status: 0, bytes: 0, cookies: {}, headers: {}, chunks: [] };
      pool.dispatch(
        { method, path, headers, body },
        {
          onConnect() {},
          onHeaders(status, raw) {
            answer.status = status;
            for (let at = 0; at < raw.length; at += 2) {
              answer.bytes += raw[at].length + raw[at + 1].length + 4;
              readHeader(answer, raw[at], raw[at + 1], isKept);
            }
            return true;
          },
          onData(chunk) {
            answer.bytes += chunk.length;
            if (isKept) answer.chunks.push(chunk);
            return true;
          },
          onComplete() {
            resolve(answer);
          },
          onError: reject,
        },
      );
    });
  }

  close() {
    return Promise.all(this.#pools.map((pool) => pool.destroy()));
  }
}

const setCookieLength = 'set-cookie'.length;

function readHeader(answer, rawName, rawValue, isKept) {
  if (!isKept && rawName.length !== setCookieLength) return;
  const name = rawName.toString().toLowerCase();
  const value = rawValue.toString('latin1');
  if (name === 'set-cookie') {
    const [cookie] = value.split(';');
    answer.cookies[cookie.slice(0, cookie.indexOf('='))] = cookie;
  } else if (isKept) {
    answer.headers[name] = value;
  }
}
