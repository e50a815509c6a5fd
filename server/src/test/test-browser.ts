import type { Hono } from 'hono';

/** A same-origin browser: it sends JSON, stores cookies and has a network address. */
export class TestBrowser {
  readonly #app: Hono;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  userAgent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

  constructor(app: Hono, address = '192.0.2.1', cookies = '') {
    this.#app = app;
    this.#address = address;
    this.#keep(cookies.split('; '));
  }

  /** The cookies in the form of a request header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Returns a cookie, if the browser has it. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Sets a cookie, as an attacker might. An undefined value removes it. */
  plant(name: string, value: string | undefined): void {
    if (value === undefined) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const init: RequestInit = {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': this.userAgent,
        ...(this.#cookies.size > 0 ? { cookie: this.cookies } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const connection = { incoming: { socket: { remoteAddress: this.#address } } };
    const response = await this.#app.request(path, init, connection);
    this.#keep(response.headers.getSetCookie());
    return response;
  }

  /** Posts to a path under `/api/auth/`. */
  post(call: string, body: unknown): Promise<Response> {
    return this.send('POST', `/api/auth/${call}`, body);
  }

  #keep(setCookies: readonly string[]): void {
    for (const each of setCookies) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(each) ?? [];
      this.plant(name, value === '' ? undefined : value);
    }
  }
}
