import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../product.ts';
import { maria } from '../test/maria.ts';
import { type ApiAnswer, stubApi } from '../test/stub-api.ts';
import { unsent } from '../test/unsent.ts';
import { currentToast } from '../ui/toast-store.ts';
import { sendUnsentAnswers } from './send-unsent-answers.ts';
import { keepUnsentAnswers, unsentAnswersOf } from './unsent-answers.ts';

const complete = 'POST /api/learning/modules/complete';
const who = 'GET /api/auth/user';
const graded = { body: { score: 66.7, completed: true, results: [] } };
const waiting = () => unsentAnswersOf(maria.id).length;

function answerWith(answer: ApiAnswer, user: ApiAnswer = { body: maria }) {
  return stubApi({ [who]: user, [complete]: answer });
}
const sent = (calls: ReturnType<typeof stubApi>) => calls.filter(({ method }) => method === 'POST');

describe('sending what waits on the device', () => {
  beforeEach(() => {
    keepUnsentAnswers(unsent);
  });

  it('LEARN-10 sends the answers as they were given, once, and tells the score', async () => {
    const calls = answerWith(graded);
    await sendUnsentAnswers(maria.id);
    await sendUnsentAnswers(maria.id);
    const { userId, title, ...body } = unsent;
    expect(sent(calls).map((call) => call.body)).toEqual([body]);
    expect(waiting()).toBe(0);
    expect(currentToast()).toMatchObject({ title: 'Answers sent', description: `${title}: 67%` });
  });

  it.each<[string, ApiAnswer]>([
    ['a dead network', 'network failure'],
    ['500', { status: 500 }],
    ['401', { status: 401 }],
    ['429', { status: 429 }],
  ])('LEARN-10 keeps everything, in its order, after %s', async (_what, answer) => {
    keepUnsentAnswers({ ...unsent, attemptId: 'second' });
    const calls = answerWith(answer);
    await expect(sendUnsentAnswers(maria.id)).rejects.toThrow();
    expect(waiting()).toBe(2);
    expect(sent(calls)).toHaveLength(1);
  });

  it('LEARN-10 drops what the server refuses, says so, and goes on', async () => {
    keepUnsentAnswers({ ...unsent, attemptId: 'second' });
    const calls = answerWith({ status: 400, body: { message: 'This module has changed.' } });
    await sendUnsentAnswers(maria.id);
    expect(sent(calls)).toHaveLength(2);
    expect(waiting()).toBe(0);
    expect(currentToast()).toMatchObject({ title: 'Answers not accepted', variant: 'destructive' });
    expect(currentToast()?.description).toContain('Bag-mask ventilation: This module has changed.');
  });

  it('LEARN-10 never sends for somebody else, whoever the cookie stands for', async () => {
    const calls = answerWith(graded, { body: { ...maria, id: 'user-2' } });
    await sendUnsentAnswers(maria.id);
    await sendUnsentAnswers('user-2');
    expect(sent(calls)).toEqual([]);
    expect(waiting()).toBe(1);
  });

  it('LEARN-10 does not ask the server who this is when nothing waits', async () => {
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
