import { chat, remiKnowledge } from '@oryx/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shippedContent } from '../test/content.ts';
import { type Member, member, messageOf } from '../test/people.ts';
import { answers, type ProviderServer, says, startProviderServer } from '../test/provider-server.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

const path = '/api/ai/chat';
const minute = 60_000;
const context = { profession: 'Nurse', mode: 'consultation' };

let test: TestApp;
let person: Member;

beforeAll(async () => {
  test = await openTestApp({ content: await shippedContent() });
  person = await member(test);
});

afterAll(() => test.close());

const ask = (message: unknown, more: Record<string, unknown> = {}, who = person) => {
  test.pass(minute);
  return who.browser.send('POST', path, { message, context, ...more });
};

describe('POST /api/ai/chat', () => {
  it("API-17 REMI-14 answers from Oryx's content with its source pages", async () => {
    const response = await ask('adrenaline dose in cardiac arrest, adult');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { response: text, sources } = chat.response.parse(await response.json());
    expect(text).toContain('1 mg');
    expect(sources?.map(({ route }) => route)).toContain('/medications/1');
  });

  it('API-17 needs a session, and knowledge does too', async () => {
    const stranger = test.browser();
    expect((await stranger.send('POST', path, { message: 'x', context })).status).toBe(401);
    expect((await stranger.send('GET', '/api/ai/knowledge')).status).toBe(401);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no message', { message: undefined }],
    ['a blank message', { message: ' \n ' }],
    ['a message of 4001 characters', { message: 'x'.repeat(4001) }],
    ['a message that is no text', { message: ['x'] }],
    ['half a character', { message: '\ud800' }],
    ['no context', { context: undefined }],
    ['no profession', { context: { mode: 'education' } }],
    ['a profession without end', { context: { profession: 'x'.repeat(101), mode: 'education' } }],
    ['another mode', { context: { profession: 'Nurse', mode: 'doctor' } }],
  ])('API-17 rejects %s with a message', async (_, fields) => {
    const response = await ask('x', fields);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toMatch(/\S/);
  });

  it('API-17 accepts 4000 characters of any kind', async () => {
    for (const text of ['x', 'a ', '🚑 ', '1', '.', 'mg ', '"', '[a](b)', '<b>', 'bp 120/80 ']) {
      const response = await ask(text.repeat(Math.floor(4000 / text.length)));
      expect(response.status).toBe(200);
    }
  });

  it('logs neither question nor answer', async () => {
    await ask('Mrs Xarageb has chest pain');
    expect(JSON.stringify(test.log)).not.toContain('Xarageb');
  });

  it('rejects the twenty-first question within a minute, without affecting other users', async () => {
    const [eager, other] = [await member(test), await member(test)];
    test.pass(minute);
    const send = () => eager.browser.send('POST', path, { message: 'NEWS', context });
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.browser.send('POST', path, { message: 'NEWS', context })).status).toBe(200);
    test.pass(minute);
    expect((await send()).status).toBe(200);
  });
});

describe('GET /api/ai/knowledge', () => {
  it('returns interactions and complaints with their sources, and 304 if unchanged', async () => {
    const response = await person.browser.send('GET', '/api/ai/knowledge');
    const { interactions, complaints } = z.strictObject(remiKnowledge.shape).parse(await response.json());
    expect(interactions.rows.length).toBeGreaterThanOrEqual(90);
    expect(complaints.rows.length).toBeGreaterThanOrEqual(30);
    const etag = response.headers.get('etag') ?? '';
    const again = await person.browser.send('GET', '/api/ai/knowledge', undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });
});

describe('POST /api/ai/chat with a provider', () => {
  let provider: ProviderServer;
  let provided: TestApp;
  let asking: Member;

  beforeAll(async () => {
    provider = await startProviderServer();
    provided = await openTestApp({
      content: await shippedContent(),
      remiProvider: { baseUrl: provider.baseUrl, apiKey: 'secret-key', model: 'a-model' },
    });
    asking = await member(provided);
  });

  afterAll(async () => {
    await provided.close();
    await provider.close();
  });

  const question = { message: 'How much adrenaline in cardiac arrest? Patient Xarageb', context };

  it('API-17 REMI-14 grounds it with the same passages, names no user, flags a dose that Oryx does not have', async () => {
    provider.plan(says('Adrenaline 1 mg IV, then 55 mg. [Adrenaline](/medications/1)'));
    const response = await asking.browser.send('POST', path, question);
    const { response: text, sources } = chat.response.parse(await response.json());
    expect(text).toContain("55 mg **[not found in Oryx's sources]**");
    expect(text).not.toContain('1 mg **');
    expect(sources).toEqual([{ title: 'Adrenaline', route: '/medications/1' }]);
    const sent = JSON.stringify(provider.requests);
    expect(sent).toContain('/medications/1');
    for (const own of [asking.id, asking.email, asking.firstName, asking.lastName])
      expect(sent.toLowerCase()).not.toContain(own.toLowerCase());
  });

  it('REMI-18 marks an overdose whose figure its own pages state for another route', async () => {
    // 5 mg of adrenaline is nebulised; in a vein it kills.
    provider.plan(says('Adrenaline 5 mg nebulised, or 5 mg IV. [Adrenaline](/medications/1)'));
    const asked = { ...question, message: 'adrenaline for stridor in anaphylaxis, nebulised, adult' };
    const response = await asking.browser.send('POST', path, asked);
    const { response: text } = chat.response.parse(await response.json());
    expect(text).toMatch(/^\*\*Do not give:\*\* 5 mg is above what Oryx states/);
    expect(text).toContain('Adrenaline 5 mg nebulised, or 5 mg **[above what Oryx states]** IV.');
  });

  it('API-17 puts red flags before what the provider says', async () => {
    provider.plan(says('Stay calm. [Adult cardiac arrest](/algorithms/3)'));
    const asked = { ...question, message: 'Adult collapsed, no pulse, not breathing' };
    const response = await asking.browser.send('POST', path, asked);
    const { response: text, sources } = chat.response.parse(await response.json());
    expect(text).toMatch(/^### Red flag: /);
    expect(text.indexOf('Stay calm.')).toBeGreaterThan(0);
    const routes = sources?.map(({ route }) => route) ?? [];
    expect(routes).toContain('/algorithms/3');
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('API-17 answers from the content if the provider fails, and logs neither question nor key', async () => {
    provider.plan(answers(500, '{"error":{"message":"Xarageb broke it"}}'));
    const response = await asking.browser.send('POST', path, question);
    expect(response.status).toBe(200);
    const { response: text, sources } = chat.response.parse(await response.json());
    expect(text).toContain('1 mg (10 mL of 1:10 000');
    expect(text).toMatch(/\n\n\*The language model gave no answer this time\..*\*$/);
    expect(sources).toContainEqual({ title: 'Adrenaline', route: '/medications/1' });
    const logged = JSON.stringify(provided.log);
    expect(logged).toContain('the provider did not answer');
    expect(logged).not.toMatch(/Xarageb|secret-key/);
  });

  it('asks again at once after a refusal, which is about the question', async () => {
    provided.pass(60 * 60_000);
    provider.plan(
      says(null, { refusal: 'I will not.' }),
      says('Adrenaline 1 mg. [Adrenaline](/medications/1)'),
    );
    const ask = async () =>
      chat.response.parse(await (await asking.browser.send('POST', path, question)).json()).response;
    expect(await ask()).toContain('The language model gave no answer');
    expect(await ask()).toContain('Written by a language model');
  });

  it('asks a failing provider again only after a rest, with one question', async () => {
    const ask = async () => {
      const response = await asking.browser.send('POST', path, question);
      return chat.response.parse(await response.json()).response;
    };
    const isFromContent = /The language model gave no answer/;
    provided.pass(60 * 60_000);
    provider.plan(answers(500, '{}'));
    expect(await ask()).toMatch(isFromContent);
    provided.pass(5_000);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(
      Array(3).fill(expect.stringMatching(isFromContent)),
    );
    expect(provider.requests).toHaveLength(1);
    provided.pass(20 * 60_000);
    await Promise.all([ask(), ask(), ask()]);
    expect(provider.requests).toHaveLength(2);
    // A clock that is set back does not keep the provider away.
    provided.pass(-60 * 60_000);
    provider.plan(says('Adrenaline 1 mg. [Adrenaline](/medications/1)'));
    expect(await ask()).toContain('Written by a language model');
    expect(await ask()).toContain('Written by a language model');
    expect(provider.requests).toHaveLength(2);
  });
});
