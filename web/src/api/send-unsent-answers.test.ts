import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../product.ts';
import { maria } from '../test/maria.ts';
import { type ApiAnswer, stubApi } from '../test/stub-api.ts';
import { unsent } from '../test/unsent.ts';
import { currentToast } from '../ui/toast-store.ts';
import { sendUnsentAnswers } from './send-unsent-answers.ts';
import { keepUnsentAnswers, unsentAnswersOf } from './unsent-answers.ts';
import { keepUnsentStart, unsentStartsOf } from './unsent-starts.ts';

const complete = 'POST /api/learning/modules/complete';
const begin = 'POST /api/learning/modules/start';
const who = 'GET /api/auth/user';
const graded = { body: { score: 66.7, completed: true, results: [] } };
const waiting = () => unsentAnswersOf(maria.id).length;

function answerWith(answer: ApiAnswer, user: ApiAnswer = { body: maria }) {
  return stubApi({ [who]: user, [complete]: answer });
}
const sent = (calls: ReturnType<typeof stubApi>) => calls.filter(({ method }) => method === 'POST');

describe('sending unsent answers', () => {
  beforeEach(() => {
    keepUnsentAnswers(unsent);
  });

  it('LEARN-10 sends the answers unchanged and once, and shows the score', async () => {
    const calls = answerWith(graded);
    await sendUnsentAnswers(maria.id);
    await sendUnsentAnswers(maria.id);
    const { pathId, moduleId, answers } = unsent;
    expect(sent(calls).map((call) => call.body)).toEqual([{ pathId, moduleId, answers }]);
    expect(Object.fromEntries(new Headers(sent(calls)[0]?.init.headers))).toEqual({
      'content-type': 'application/json',
      'idempotency-key': unsent.attemptId,
      'answered-at': unsent.answeredAt,
      'time-zone': unsent.timeZone,
    });
    expect(waiting()).toBe(0);
    expect(currentToast()).toMatchObject({ title: 'Answers sent', description: `${unsent.title}: 67%` });
  });

  it('LEARN-10 sends answers that version 0.1 of the app has stored', async () => {
    const kept =
      '[{"userId":"user-1","title":"Suction","pathId":"airway","moduleId":"suction","answers":[{"questionId":"depth","choice":0}],"attemptId":"7c9e6679-7425-40de-944b-e07fc1f90ae7","answeredAt":"2026-11-19T20:15:00.000Z","timeZone":"Africa/Johannesburg"}]';
    localStorage.setItem(storageKeys.unsentAnswers, kept);
    const calls = answerWith(graded);
    await sendUnsentAnswers(maria.id);
    expect(sent(calls).map((call) => call.body)).toEqual([
      { pathId: 'airway', moduleId: 'suction', answers: [{ questionId: 'depth', choice: 0 }] },
    ]);
    const headers = new Headers(sent(calls)[0]?.init.headers);
    expect(headers.get('idempotency-key')).toBe('7c9e6679-7425-40de-944b-e07fc1f90ae7');
    expect(headers.get('answered-at')).toBe('2026-11-19T20:15:00.000Z');
    expect(headers.get('time-zone')).toBe('Africa/Johannesburg');
    expect(waiting()).toBe(0);
  });

  it('LEARN-10 sends the start of a module before its answers, and each once', async () => {
    const start = { userId: maria.id, pathId: 'airway', moduleId: 'bag-mask', timeZone: 'Africa/Windhoek' };
    keepUnsentStart(start);
    keepUnsentStart(start);
    keepUnsentStart({ ...start, userId: 'user-2' });
    const answers = { [who]: { body: maria }, [complete]: graded };
    const cut = stubApi({ ...answers, [begin]: 'network failure' });
    await expect(sendUnsentAnswers(maria.id)).rejects.toThrow('Failed to fetch');
    expect(sent(cut).map(({ path }) => path)).toEqual(['/api/learning/modules/start']);
    const calls = stubApi({ ...answers, [begin]: { body: {} } });
    await sendUnsentAnswers(maria.id);
    await sendUnsentAnswers(maria.id);
    expect(sent(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([begin, complete]);
    expect(unsentStartsOf(maria.id)).toEqual([]);
    expect(unsentStartsOf('user-2')).toHaveLength(1);
  });

  it('LEARN-10 drops a start that the server refuses', async () => {
    keepUnsentStart({ userId: maria.id, pathId: 'gone', moduleId: 'gone', timeZone: 'Africa/Windhoek' });
    stubApi({ [who]: { body: maria }, [complete]: graded, [begin]: { status: 404 } });
    await sendUnsentAnswers(maria.id);
    expect(unsentStartsOf(maria.id)).toEqual([]);
    expect(waiting()).toBe(0);
  });

  it('LEARN-10 counts answers as sent even if the result cannot be read', async () => {
    answerWith({ body: { score: 'good' } });
    await sendUnsentAnswers(maria.id);
    expect(waiting()).toBe(0);
    expect(currentToast()).toMatchObject({ title: 'Answers sent', description: unsent.title });
  });

  it.each<[string, ApiAnswer]>([
    ['a dead network', 'network failure'],
    ['500', { status: 500 }],
    ['401', { status: 401 }],
    ['429', { status: 429 }],
  ])('LEARN-10 keeps all answers in their order after %s', async (_what, answer) => {
    keepUnsentAnswers({ ...unsent, attemptId: 'second' });
    const calls = answerWith(answer);
    await expect(sendUnsentAnswers(maria.id)).rejects.toThrow();
    expect(waiting()).toBe(2);
    expect(sent(calls)).toHaveLength(1);
  });

  it('LEARN-10 drops answers that the server rejects, says so, and sends the next ones', async () => {
    keepUnsentAnswers({ ...unsent, attemptId: 'second' });
    const calls = answerWith({ status: 400, body: { message: 'This module has changed.' } });
    await sendUnsentAnswers(maria.id);
    expect(sent(calls)).toHaveLength(2);
    expect(waiting()).toBe(0);
    expect(currentToast()).toMatchObject({ title: 'Answers not accepted', variant: 'destructive' });
    expect(currentToast()?.description).toContain('Bag-mask ventilation: This module has changed.');
  });

  it('LEARN-10 sends nothing if the cookie or the answers belong to another user', async () => {
    const calls = answerWith(graded, { body: { ...maria, id: 'user-2' } });
    await sendUnsentAnswers(maria.id);
    await sendUnsentAnswers('user-2');
    expect(sent(calls)).toEqual([]);
    expect(waiting()).toBe(1);
  });

  it('LEARN-10 makes no call if there are no unsent answers', async () => {
    localStorage.removeItem(storageKeys.unsentAnswers);
    const calls = answerWith(graded);
    await sendUnsentAnswers(maria.id);
    expect(calls).toEqual([]);
  });

  it('LEARN-10 lets one tab send at a time', async () => {
    const request = vi.fn(async (_name: string, send: () => Promise<void>) => send());
    vi.stubGlobal('navigator', { locks: { request } });
    const calls = answerWith(graded);
    await sendUnsentAnswers(maria.id);
    expect(request).toHaveBeenCalledExactlyOnceWith(storageKeys.unsentAnswers, expect.any(Function));
    expect(sent(calls)).toHaveLength(1);
  });
});
