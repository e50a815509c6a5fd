import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { headersOf, jsonHeaders, signIn, takeCookies } from './people.mjs';

const queriesFile = new URL('../../../server/src/test/search/queries.yaml', import.meta.url);

/** The lists that phones ask for, and how often each of 100 calls is for it. */
const lists = {
  '/api/medications': 40,
  '/api/algorithms': 30,
  '/api/pediatrics/vital-signs': 10,
  '/api/pediatrics/equipment': 10,
  '/api/pediatrics/defibrillation': 10,
};

/** A phone that has a list sends its ETag. One call in 20 is from a phone that has none, or an old one. */
const newPhones = 0.05;

/** The mixed day: share of each kind of call. Reference 70 %, search 15, session 10, learning 3, sign-in 2. */
export const shares = {
  'reference, unchanged': 0.7 * (1 - newPhones),
  'reference, in full': 0.7 * newPhones,
  search: 0.15,
  'session check': 0.095,
  'sign-out': 0.005,
  'learning paths': 0.006,
  'learning figures': 0.006,
  'learning advice': 0.006,
  'module opened': 0.006,
  'module completed': 0.006,
  'sign-in': 0.02,
};

/** Returns numbers from 0 to 1, the same in each run. */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a function that picks from weighted values. */
function weighted(weights, random) {
  const entries = Object.entries(weights);
  let sum = 0;
  const ends = entries.map(([value, weight]) => {
    sum += weight;
    return { value, end: sum };
  });
  return () => {
    const at = random() * sum;
    return (ends.find(({ end }) => at < end) ?? ends[0]).value;
  };
}

/** Reads what the calls need: ETags of the lists and the questions of the modules. */
export async function prepare(client, person) {
  const get = async (path) => {
    const answer = await client.send({ method: 'GET', path, headers: headersOf(person), isKept: true });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return answer;
  };
  const etags = {};
  for (const path of Object.keys(lists)) etags[path] = (await get(path)).headers.etag;
  const paths = JSON.parse(Buffer.concat((await get('/api/learning/paths')).chunks));
  const modules = [];
  for (const { path, modules: listed } of paths) {
    for (const { id } of listed) modules.push(await questionsOf(client, person, path.id, id));
  }
  return { etags, modules, queries: typedQueries() };
}

async function questionsOf(client, person, pathId, moduleId) {
  const call = opening(person, { pathId, moduleId });
  const { chunks } = await client.send({ ...call, isKept: true });
  const { module } = JSON.parse(Buffer.concat(chunks));
  return { pathId, moduleId, questions: module.questions.map(({ id, choices }) => [id, choices.length]) };
}

/** Searches once for everything that is typed in the mix, which fills the server's cache of results. */
export async function searchAll(client, person, { queries }) {
  const left = [...new Set(queries)];
  const loop = async () => {
    for (let query = left.pop(); query !== undefined; query = left.pop()) {
      const path = `/api/search?q=${encodeURIComponent(query)}`;
      await client.send({ method: 'GET', path, headers: headersOf(person) });
    }
  };
  await Promise.all([loop(), loop(), loop(), loop()]);
}

/** Returns what clinicians type, letter by letter from the second on. */
function typedQueries() {
  const whole = Object.values(parse(readFileSync(queriesFile, 'utf8'))).flatMap(Object.keys);
  return whole.flatMap((query) =>
    Array.from({ length: Math.max(1, query.length - 1) }, (_, at) => query.slice(0, at + 2).trim()),
  );
}

const opening = (person, { pathId, moduleId }) => ({
  method: 'POST',
  path: '/api/learning/modules/start',
  headers: { ...jsonHeaders(person), 'time-zone': 'Africa/Windhoek' },
  body: JSON.stringify({ pathId, moduleId }),
});

/** Makes the calls of a day: of a given kind, or of a kind by its share. */
export class Mix {
  #people;
  #prepared;
  #random;
  #pickKind;
  #pickList;
  /** Sessions besides those that the other calls use, for signing out. */
  #spare = [];
  /** Ids of acknowledged attempts at modules. */
  completed = [];
  /** Sessions whose end was acknowledged. */
  ended = [];

  constructor(people, prepared, seed) {
    this.#people = people;
    this.#prepared = prepared;
    this.#random = seededRandom(seed);
    this.#pickKind = weighted(shares, this.#random);
    this.#pickList = weighted(lists, this.#random);
  }

  /** Sessions whose start was acknowledged, and whose end was not asked for. */
  get begun() {
    return this.#spare.map(({ session }) => session);
  }

  /** Returns the time to the next of calls that arrive independently, in ms. */
  nextArrival(perSecond) {
    return (-Math.log(1 - this.#random()) * 1000) / perSecond;
  }

  /** Returns a call, with its kind, the expected status and what to do once it is answered. */
  next(kind = this.#pickKind()) {
    const person = this.#anyone();
    const call = this.#make[kind](person);
    return { kind: call.kind ?? kind, expected: 200, ...call };
  }

  #anyone() {
    return this.#any(this.#people);
  }

  #any(list) {
    return list[Math.floor(this.#random() * list.length)];
  }

  #get = (person, path, more) => ({ method: 'GET', path, headers: { ...headersOf(person), ...more } });

  #make = {
    'reference, unchanged': (person) => {
      const path = this.#pickList();
      const known = { 'if-none-match': this.#prepared.etags[path] };
      return { ...this.#get(person, path, known), expected: 304 };
    },
    'reference, in full': (person) => this.#get(person, this.#pickList()),
    // With a query, which means nothing to a list, the call takes the way of a session that is not remembered.
    'reference, session looked up': (person) => {
      const path = this.#pickList();
      const known = { 'if-none-match': this.#prepared.etags[path] };
      return { ...this.#get(person, `${path}?looked-up`, known), expected: 304 };
    },
    search: (person) =>
      this.#get(person, `/api/search?q=${encodeURIComponent(this.#any(this.#prepared.queries))}`),
    'session check': (person) => this.#get(person, '/api/auth/user'),
    'learning paths': (person) => this.#get(person, '/api/learning/paths'),
    'learning figures': (person) => this.#get(person, '/api/learning/analytics'),
    'learning advice': (person) => this.#get(person, '/api/learning/recommendations'),
    'module opened': (person) => opening(person, this.#any(this.#prepared.modules)),
    'module completed': (person) => {
      const { pathId, moduleId, questions } = this.#any(this.#prepared.modules);
      const attemptId = randomUUID();
      const answers = questions.map(([questionId, choices]) => ({
        questionId,
        choice: Math.floor(this.#random() * choices),
      }));
      return {
        method: 'POST',
        path: '/api/learning/modules/complete',
        headers: {
          ...jsonHeaders(person),
          'time-zone': 'Africa/Windhoek',
          'idempotency-key': attemptId,
        },
        body: JSON.stringify({ pathId, moduleId, answers }),
        onAnswer: () => this.completed.push(attemptId),
      };
    },
    'sign-in': (person) => {
      // A browser signs in once at a time, because it gets a new token with each sign-in.
      if (person.isBusy) return { ...this.#make['session check'](person), kind: 'session check' };
      person.isBusy = true;
      return {
        ...signIn(person),
        onAnswer: (answer) => {
          this.#spare.push({ address: person.address, session: answer.cookies.oryx_session });
          takeCookies(person, { cookies: { oryx_browser: answer.cookies.oryx_browser } });
        },
        onEnd: () => {
          person.isBusy = false;
        },
      };
    },
    'sign-out': (person) => {
      const leaving = this.#spare.shift();
      // Before the first sign-in nobody can leave.
      if (!leaving) return { ...this.#make['session check'](person), kind: 'session check' };
      return {
        method: 'POST',
        path: '/api/auth/logout',
        headers: jsonHeaders(leaving),
        body: '{}',
        onAnswer: () => this.ended.push(leaving.session),
      };
    },
  };
}
