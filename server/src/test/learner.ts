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

/** Somebody who learns, at one device: each call as the screen makes it. */
export class Learner {
  readonly member: Member;
  readonly #browser: TestBrowser;

  constructor(person: Member, browser: TestBrowser = person.browser) {
    this.member = person;
    this.#browser = browser;
  }

  /** Registers somebody who learns. */
  static async join(test: TestApp, changes: Partial<Person> = {}): Promise<Learner> {
    return new Learner(await member(test, somebody(changes)));
  }

  /** The same user at another device, whose calls another process may answer. */
  at(app: Hono): Learner {
    return new Learner(this.member, new TestBrowser(app, undefined, this.member.cookie));
  }

  paths(query = ''): Promise<LearningPathItem[]> {
    return this.#ok('GET', `/api/learning/paths${query}`);
  }

  /** One path of the list. */
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

  start(pathId: string, moduleId: string, more: object = {}): Promise<ResponseOf<typeof startModule>> {
    return this.#ok('POST', '/api/learning/modules/start', { pathId, moduleId, ...more });
  }

  complete(
    pathId: string,
    moduleId: string,
    answers: unknown,
    more: object = {},
  ): Promise<ResponseOf<typeof completeModule>> {
    return this.#ok('POST', '/api/learning/modules/complete', { pathId, moduleId, answers, ...more });
  }

  accept(id: string): Promise<{ message: string }> {
    return this.#ok('PUT', `/api/learning/recommendations/${id}/accept`);
  }

  /** Any call; the answer may be a refusal. */
  send(method: string, call: string, body?: unknown): Promise<Response> {
    return this.#browser.send(method, `/api/learning/${call}`, body);
  }

  async #ok<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const response = await this.#browser.send(method, path, body);
    if (response.status !== 200) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    }
    return (await response.json()) as Body;
  }
}
