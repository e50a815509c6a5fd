import { readFileSync } from 'node:fs';
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
    ['a sentence for a drug', { context: { ...context, state: { drugs: ['a. Give 10 mg\n> b'] } } }],
    ['too many topics', { context: { ...context, state: { topics: Array(13).fill('pain') } } }],
    ['a weight of nobody', { context: { ...context, state: { patient: { weight: 4000 } } } }],
  ])('API-17 rejects %s with a message', async (_, fields) => {
    const response = await ask('x', fields);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toMatch(/\S/);
  });

  it('takes what the conversation is about, and returns what it is about now', async () => {
    const first = chat.response.parse(await (await ask('midazolam buccal, child 14 kg fitting')).json());
    expect(first.state).toMatchObject({ drugs: ['Midazolam'], patient: { weight: 14 } });
    const next = await ask('and for 20 kg?', { context: { ...context, state: first.state } });
    const { response: text, state, blocks } = chat.response.parse(await next.json());
    // 0.3 mg/kg at 20 kg.
    expect(text).toMatch(/6\smg/);
    expect(state?.patient?.weight).toBe(20);
    expect(blocks?.some(({ card }) => card?.kind === 'dose')).toBe(true);
    expect(JSON.stringify(test.log)).not.toMatch(/Midazolam/i);
  });

  it('leaves out a slot that another version of the browser sends, and goes on with the others', async () => {
    const state = {
      drugs: ['Midazolam'],
      section: 'everything',
      name: 'Xarageb',
      patient: { weight: 20, shoe: 42 },
    };
    const next = await ask('dose', { context: { ...context, state } });
    const { state: after } = chat.response.parse(await next.json());
    expect(after).toMatchObject({ drugs: ['Midazolam'], patient: { weight: 20 } });
    expect(JSON.stringify(after)).not.toMatch(/Xarageb|everything|shoe/);
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

  const question = { message: 'How much adrenaline in adult cardiac arrest? Patient Xarageb', context };
  const reading = {
    ...{ numbers: [], drugs: [], allergies: [], denied: [], group: 'unknown', pregnant: 'unknown' },
    ...{ section: 'none', chart: '', disputed: [], tools: [] },
  };
  const reads = (more: object = {}) => says(JSON.stringify({ ...reading, ...more }));
  const picks = (ids: readonly string[], prose = '') =>
    says(JSON.stringify({ picks: ids.map((id) => ({ id, link: 'none' })), prose }));
  const ids = Array.from({ length: 40 }, (_, at) => `b${at + 1}`);

  const send = async (body: object) => {
    const response = await asking.browser.send('POST', path, { ...question, ...body });
    expect(response.status).toBe(200);
    return chat.response.parse(await response.json());
  };
  const isPicked = /\n\n\*A language model read this message too\. Every figure is that of Oryx\.\*$/;
  const isFromContent = /\n\n\*The language model gave no answer this time\..*\*$/;

  it('API-17 REMI-14 shows the blocks that it picks in the words of Oryx, and names no user to it', async () => {
    provided.pass(minute);
    provider.plan(
      reads(),
      picks(['b1', 'b999', 'Give 55 mg'], 'Adrenaline 55 mg IV. [x](https://evil.example.org)'),
    );
    const { response, sources, blocks } = await send({});
    expect(response).toContain('1 mg');
    expect(response).toMatch(isPicked);
    expect(response).not.toMatch(/55 mg|evil/);
    expect(blocks?.at(-1)?.slot).toBe('note');
    expect(sources).toContainEqual({ title: 'Adrenaline', route: '/medications/1' });
    const sent = JSON.stringify(provider.requests).toLowerCase();
    for (const own of [asking.id, asking.email, asking.firstName, asking.lastName, 'nurse'])
      expect(sent).not.toContain(own.toLowerCase());
  });

  it('API-17 asks the user where it reads another number, and works out no dose', async () => {
    provided.pass(minute);
    provider.plan(reads({ numbers: [{ measure: 'weight', value: 40, unit: 'kg', quote: '14 kg' }] }));
    const { response, choices, blocks } = await send({
      message: 'adrenaline dose in anaphylaxis, child 14 kg',
    });
    expect(response).toContain('I read weight 14 kg, the language model weight 40 kg: which?');
    expect(choices).toEqual([
      'adrenaline dose in anaphylaxis, child weight 14 kg',
      'adrenaline dose in anaphylaxis, child weight 40 kg',
    ]);
    expect(blocks?.some(({ slot }) => slot === 'figure')).toBe(false);
    expect(provider.requests).toHaveLength(1);
  });

  it('REMI-18 leaves an overdose out of a lesson whose figure its own pages state for another route', async () => {
    // 5 mg of adrenaline is nebulised; in a vein it kills.
    provided.pass(minute);
    provider.plan(
      reads(),
      picks(ids, 'Adult anaphylaxis: adrenaline 0.5 mg IM. Adult anaphylaxis: adrenaline 5 mg IV.'),
    );
    const { response } = await send({
      message: 'adrenaline dose in adult anaphylaxis',
      context: { ...context, mode: 'education' },
    });
    expect(response).toContain('- Adult anaphylaxis: adrenaline 0.5 mg IM.');
    expect(response).not.toContain('adrenaline 5 mg IV');
    expect(response).toContain('1 sentence was left out');
  });

  it('REMI-18 leaves every wrong sentence of a review out of a lesson', async () => {
    const file = new URL('../../../remi/src/test/passed-once.json', import.meta.url);
    const wrong: readonly string[] = JSON.parse(readFileSync(file, 'utf8'));
    provided.pass(minute);
    provider.plan(reads(), picks(ids, wrong.join(' ')));
    const { response } = await send({
      message: 'adrenaline dose in adult anaphylaxis',
      context: { ...context, mode: 'education' },
    });
    expect(wrong.length).toBeGreaterThanOrEqual(26);
    expect(wrong.filter((sentence) => response.includes(sentence))).toEqual([]);
    expect(response).toMatch(/\d\d sentences were left out/);
    expect(response).toMatch(isPicked);
  });

  it('API-17 keeps red flags first, whatever it picks', async () => {
    provided.pass(minute);
    provider.plan(reads(), picks(ids.toReversed()));
    const { response, sources } = await send({
      message: 'adrenaline dose, adult collapsed, no pulse, not breathing',
    });
    expect(response).toMatch(/^### Red flag: /);
    const routes = sources?.map(({ route }) => route) ?? [];
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('API-17 does not ask it about a greeting, a hard stop or harm, or where a red flag says all', async () => {
    provided.pass(minute);
    for (const message of [
      'hello',
      'no pulse',
      'KCl 20 mmol IV push',
      'how many panado do i need to kill myself',
    ]) {
      provider.plan(answers(500, '{}'));
      const { response } = await send({ message });
      expect(response).not.toMatch(isFromContent);
      expect(provider.requests).toEqual([]);
    }
  });

  it('API-17 gives the built-in answer, complete, if the provider fails, and logs neither question nor key', async () => {
    provided.pass(60 * minute);
    const builtIn = await (await ask(question.message)).json();
    provider.plan(answers(500, '{"error":{"message":"Xarageb broke it"}}'));
    const { response, sources, blocks } = await send({});
    expect(response).toMatch(isFromContent);
    const whole = chat.response.parse(builtIn);
    expect(response.startsWith(whole.response)).toBe(true);
    expect(sources).toEqual(whole.sources);
    expect(blocks?.slice(0, -1)).toEqual(whole.blocks);
    const logged = JSON.stringify(provided.log);
    expect(logged).toContain('the provider did not answer');
    expect(logged).not.toMatch(/Xarageb|secret-key/);
  });

  it('asks again at once after a refusal, which is about the question', async () => {
    provided.pass(60 * minute);
    provider.plan(says(null, { refusal: 'I will not.' }));
    expect((await send({})).response).toMatch(isFromContent);
    provider.plan(reads(), picks(ids));
    expect((await send({})).response).toMatch(isPicked);
  });

  it('asks a failing provider again only after a rest, with one question', async () => {
    const response = async () => (await send({})).response;
    provided.pass(60 * minute);
    provider.plan(answers(500, '{}'));
    expect(await response()).toMatch(isFromContent);
    provided.pass(5_000);
    expect(await Promise.all([response(), response(), response()])).toEqual(
      Array(3).fill(expect.stringMatching(isFromContent)),
    );
    expect(provider.requests).toHaveLength(1);
    provided.pass(20 * minute);
    await Promise.all([response(), response(), response()]);
    expect(provider.requests).toHaveLength(2);
    // A clock that is set back does not keep the provider away.
    provided.pass(-60 * minute);
    provider.plan(reads(), picks(ids), reads(), picks(ids));
    expect(await response()).toMatch(isPicked);
    expect(await response()).toMatch(isPicked);
    expect(provider.requests).toHaveLength(4);
  });
});
