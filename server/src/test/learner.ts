import type {
  completeModule,
  LearningPathItem,
  learningAnalytics,
  listRecommendations,
  ResponseOf,
  startModule,
} from '@oryx/contract';
import type { Hono } from 'hono';
import { type Member, member, type Person, somebody } from './people.ts';
import type { TestApp } from './test-app.ts';
import { TestBrowser } from './test-browser.ts';

/** What a device says about itself and the sitting. */
export interface Said {
  readonly attemptId?: string;
  readonly answeredAt?: string;
  readonly timeZone?: string;
}

type Headers = Readonly<Record<string, string>>;

/** Returns what a device says as request headers. */
export function headersOf({ attemptId, answeredAt, timeZone }: Said): Headers {
  return {
    ...(attemptId !== undefined && { 'Idempotency-Key': attemptId }),
    ...(answeredAt !== undefined && { 'Answered-At': answeredAt }),
    ...(timeZone !== undefined && { 'Time-Zone': timeZone }),
  };
}

/** A learner at one device. Each method makes the call of the screen. */
export class Learner {
  readonly member: Member;
  readonly #browser: TestBrowser;

  constructor(person: Member, browser: TestBrowser = person.browser) {
    this.member = person;
    this.#browser = browser;
  }

  /** Registers a learner. */
  static async join(test: TestApp, changes: Partial<Person> = {}): Promise<Learner> {
    return new Learner(await member(test, somebody(changes)));
  }

  /** Returns the same user at another device, optionally on another process. */
  at(app: Hono): Learner {
    return new Learner(this.member, new TestBrowser(app, undefined, this.member.cookie));
  }

  paths(query = ''): Promise<LearningPathItem[]> {
    return this.#ok('GET', `/api/learning/paths${query}`);
  }

  /** Returns one path of the list. */
  async path(id: string): Promise<LearningPathItem> {
    const found = (await this.paths()).find(({ path }) => path.id === id);
    if (!found) throw new Error(`There is no path ${id}`);
    return found;
  }

  analytics(): Promise<ResponseOf<typeof learningAnalytics>> {
    return this.#ok('GET', '/api/learning/analytics');
  }

  recommendations(): Promise<ResponseOf<typeof listRecommendations>> {
    return this.#ok('GET', '/api/learning/recommendations');
  }

  start(pathId: string, moduleId: string, said: Said = {}): Promise<ResponseOf<typeof startModule>> {
    return this.#ok('POST', '/api/learning/modules/start', { pathId, moduleId }, headersOf(said));
  }

  /** @param more fields that the body holds beside the specified ones */
  complete(
    pathId: string,
    moduleId: string,
    answers: unknown,
    said: Said = {},
    more: object = {},
  ): Promise<ResponseOf<typeof completeModule>> {
    const body = { pathId, moduleId, answers, ...more };
    return this.#ok('POST', '/api/learning/modules/complete', body, headersOf(said));
  }

  accept(id: string): Promise<{ message: string }> {
    return this.#ok('PUT', `/api/learning/recommendations/${id}/accept`);
  }

  /** Makes any call. The response may be an error. */
  send(method: string, call: string, body?: unknown, headers: Headers = {}): Promise<Response> {
    return this.#browser.send(method, `/api/learning/${call}`, body, headers);
  }

  async #ok<Body>(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Body> {
    const response = await this.#browser.send(method, path, body, headers);
    if (response.status !== 200) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    }
    return (await response.json()) as Body;
  }
}
