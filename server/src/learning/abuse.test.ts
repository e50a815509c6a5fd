import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../storage/schema.ts';
import { nastyText } from '../test/bad-requests.ts';
import { headersOf, Learner } from '../test/learner.ts';
import { answers, learningDocument, learningPath } from '../test/learning.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { readWholeDatabase } from '../test/whole-database.ts';

const seed = 20_261_121;

let test: TestApp;
let learner: Learner;

beforeAll(async () => {
  test = await openTestApp({
    content: [learningDocument([learningPath('first')])],
  });
  learner = await Learner.join(test);
});

afterAll(() => test.close());

/** Calls with a body, each well formed but for what is put into one of its fields. */
const forms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'modules/start': { pathId: 'first', moduleId: 'm1' },
  'modules/complete': { pathId: 'first', moduleId: 'm1', answers: answers(3) },
};

const odd = fc.oneof(
  nastyText.filter((text) => text !== 'first'),
  fc.jsonValue(),
  fc.constantFrom('\0', '\ud800', 'm9', 'M1', 'm1 ', 'a'.repeat(65), '../first', { $ne: null }, []),
);
const oddAnswers = fc.oneof(
  odd,
  fc.array(fc.record({ questionId: odd, choice: odd }), { maxLength: 9 }),
  fc.array(fc.record({ questionId: fc.constantFrom('q1', 'q2', 'q4'), choice: fc.integer() }), {
    maxLength: 5,
  }),
);
const notText = odd.filter((value) => typeof value !== 'string' && value !== undefined);
const oddField: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  pathId: odd,
  moduleId: odd,
  answers: oddAnswers,
  attemptId: odd,
  answeredAt: fc.oneof(odd, fc.constantFrom('yesterday', '2026-11-21', '2026-02-30T10:00:00Z', 'Infinity')),
  // Any text is read as a time zone: an unknown one as Windhoek.
  timeZone: fc.oneof(notText, fc.constant('Africa/\0')),
};

interface BadCall {
  readonly method: string;
  readonly call: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const wrongField: fc.Arbitrary<BadCall> = fc.constantFrom(...Object.entries(forms)).chain(([call, body]) => {
  const names = [
    ...Object.keys(body),
    ...(call === 'modules/complete' ? ['attemptId', 'answeredAt', 'timeZone'] : []),
  ];
  return fc
    .constantFrom(...names)
    .chain((name) =>
      (oddField[name] ?? odd).map((value) => ({ method: 'POST', call, body: { ...body, [name]: value } })),
    );
});
/** What HTTP lets into a header. */
const oddHeader = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('yesterday', '2026-02-30T10:00:00Z', '00000000-0000-0000-0000-00000000000g', 'Infinity'),
);
const wrongHeader: fc.Arbitrary<BadCall> = fc
  .tuple(fc.constantFrom('attemptId', 'answeredAt'), oddHeader)
  .filter(([, value]) => value.trim() !== '')
  .map(([name, value]) => ({
    method: 'POST',
    call: 'modules/complete',
    body: forms['modules/complete'],
    headers: headersOf({ [name]: value }),
  }));
const wrongId: fc.Arbitrary<BadCall> = odd.map((value) => ({
  method: 'PUT',
  call: `recommendations/${encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, ''))}/accept`,
  body: undefined,
}));
const wrongFilter: fc.Arbitrary<BadCall> = fc
  .tuple(fc.constantFrom('profession', 'difficulty'), nastyText)
  .map(([name, value]) => ({
    method: 'GET',
    call: `paths?${name}=x${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))}`,
    body: undefined,
  }));

describe('the calls of learning', () => {
  it('API-18 API-20 API-21 reject 200 bad requests with a 4xx and a message, and store nothing of them', async () => {
    const { db } = test.database.storage;
    const before = await readWholeDatabase(db);
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    const requests = fc.sample(
      fc.oneof(
        { weight: 8, arbitrary: wrongField },
        { weight: 1, arbitrary: wrongHeader },
        { weight: 1, arbitrary: wrongId },
        { weight: 1, arbitrary: wrongFilter },
      ),
      { numRuns: 200, seed },
    );
    for (const { method, call, body, headers = {} } of requests) {
      const response = await learner.send(method, call, body, headers);
      const { message } = (await response.json()) as { message?: unknown };
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const isRefused = response.status >= 400 && response.status < 500;
      if (!isRefused || typeof message !== 'string') {
        faults.push(`${response.status} ${method} ${call} ${JSON.stringify({ body, headers })}`);
      }
      // The limit must not hide what comes after it.
      if (response.status === 429) await db.delete(rateLimits);
    }
    expect(faults.slice(0, 5)).toEqual([]);
    for (const status of [400, 404]) expect(statuses.get(status), String(status)).toBeGreaterThan(10);
    expect(test.log.filter(({ level }) => level === 'error')).toEqual([]);
    const after = await readWholeDatabase(db);
    const changed = [...after.keys()].filter(
      (table) => after.get(table)?.join() !== before.get(table)?.join(),
    );
    expect(changed.filter((table) => table !== 'rate_limits')).toEqual([]);
  });

  it('API-20 reads every time zone that is no place as that of Windhoek', async () => {
    for (const timeZone of fc.sample(oddHeader, { numRuns: 20, seed })) {
      await learner.start('first', 'm1', { timeZone });
    }
    await learner.start('first', 'm1', { timeZone: 'A'.repeat(10_000) });
    expect((await learner.analytics()).upcomingDeadlines).toHaveLength(1);
    expect(test.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
