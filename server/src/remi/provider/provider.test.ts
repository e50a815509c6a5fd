import type { Medication } from '@oryx/contract';
import type { Passage } from '@oryx/remi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answers,
  calls,
  endsWith,
  type ProviderServer,
  says,
  startProviderServer,
  type Turn,
} from '../../test/provider-server.ts';
import { drugMentions } from './grounding.ts';
import { askProvider } from './provider.ts';

const adrenaline: Passage = {
  ...{ id: 'medication/1/doses', title: 'Adrenaline', route: '/medications/1', heading: 'Doses' },
  text: 'Cardiac arrest, adult: 1 mg IV every 3 to 5 min.',
};
const amiodarone: Passage = {
  ...{ id: 'medication/3/doses', title: 'Amiodarone', route: '/medications/3', heading: 'Doses' },
  text: 'Cardiac arrest, adult: 300 mg IV.',
};
const drugs = drugMentions({
  entries: [adrenaline, amiodarone].map(({ title, route }) => ({
    ...{ id: title, type: 'medication', title, description: '', route, names: [], terms: [] },
  })),
  otherDrugs: ['Noradrenaline'],
  concepts: [],
});

/** The doses that a stand-in for Remi finds too large. */
const tooMuch = ['123 mg'];

function positionsOf(dose: string, answer: string) {
  const start = answer.indexOf(dose);
  return start < 0 ? [] : [{ medication: {} as Medication, above: [], start, end: start + dose.length }];
}

/** Sends the beginning of an answer, and ends the connection. */
const breaksOff: Turn = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 900 });
  response.write('{"choices":[{"message":{"content":"Give 1', () => response.destroy());
};

/** Sends white space without end, which no limit of a silent connection notices. */
const drips: Turn = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};

let server: ProviderServer;

beforeAll(async () => {
  server = await startProviderServer();
});

afterAll(() => server.close());

const ask = (message: string, timeoutMs?: number, mode: 'consultation' | 'education' = 'consultation') =>
  askProvider(
    { baseUrl: server.baseUrl, apiKey: 'a key', model: 'a-model' },
    { message, profession: 'Nurse', mode },
    {
      find: (question) => (question.includes('amiodarone') ? [amiodarone] : [adrenaline]),
      overdoses: (answer) => tooMuch.flatMap((dose) => positionsOf(dose, answer)),
      now: () => new Date(),
      drugs,
    },
    timeoutMs,
  );

async function answered(...turns: Turn[]) {
  server.plan(...turns);
  return ask('How much adrenaline in cardiac arrest?');
}

describe('a provider', () => {
  it('API-17 receives the passages as data, the tools and the key, and its answer is shown with the cited page', async () => {
    const { response, sources } = await answered(
      says('Give adrenaline 1 mg IV. [Adrenaline](/medications/1)'),
    );
    expect(response).toMatch(/^Give adrenaline 1 mg IV\. \[Adrenaline\]\(\/medications\/1\)\n\n\*Written by/);
    expect(sources).toEqual([{ title: 'Adrenaline', route: '/medications/1' }]);
    const [request] = server.requests;
    expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer a key' });
    expect(request?.body.model).toBe('a-model');
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request?.body.tools?.map((tool) => tool.function.name)).toEqual(['search', 'calculate']);
    const prompt = JSON.stringify(request?.body.messages[1]?.content);
    expect(prompt).toContain('Cardiac arrest, adult: 1 mg IV every 3 to 5 min.');
    expect(prompt).toContain('How much adrenaline in cardiac arrest?');
  });

  it('has an overdose marked and named first', async () => {
    const { response } = await answered(says('Give adrenaline 123 mg IV. [Adrenaline](/medications/1)'));
    expect(response).toMatch(
      /^\*\*Do not give:\*\* 123 mg is above what Oryx states for the drug, patient and route\.\n\nGive adrenaline 123 mg [^\n]*\*\*\[above what Oryx states\]\*\* IV\./,
    );
  });

  it('REMI-06 is told to teach in education mode', async () => {
    server.plan(says('Why?'));
    await ask('adrenaline', undefined, 'education');
    expect(JSON.stringify(server.requests[0]?.body.messages[0])).toContain('You are teaching');
  });

  it('can search Oryx, and the results count as sources', async () => {
    const turn = says('Then amiodarone 300 mg. [Amiodarone](/medications/3)');
    const { response, sources } = await answered(calls('search', { query: 'amiodarone' }), turn);
    expect(response).not.toContain('not found');
    expect(sources).toEqual([{ title: 'Amiodarone', route: '/medications/3' }]);
    expect(JSON.stringify(server.requests[1]?.body.messages.at(-1))).toContain('300 mg IV');
  });

  it('can use the calculators of Oryx, and learns their inputs', async () => {
    const map = { id: 'map', values: { systolic: 120, diastolic: 60 } };
    const turn = says('MAP is 80. [MAP](/calculator/map)');
    const { sources } = await answered(calls('calculate', { id: 'map' }), calls('calculate', map), turn);
    const [, afterFirst, afterSecond] = server.requests.map(({ body }) =>
      JSON.stringify(body.messages.at(-1)),
    );
    expect(afterFirst).toMatch(/systolic/i);
    // (120 + 2 * 60) / 3 = 80
    expect(afterSecond).toMatch(/MAP: 80 mmHg/);
    expect(sources.map(({ route }) => route)).toEqual(['/calculator/map']);
  });

  it.each([
    ['adrenaline 10 mg', 'Give adrenaline 10 mg.', '10 mg'],
    ['a dose in words', 'Give adrenaline ten milligrams.', 'ten milligrams'],
    ['the dose of another drug', 'Give amiodarone 1 mg.', '1 mg'],
    ['a drug without an entry', 'Give noradrenaline 1 mg.', '1 mg'],
    ['a dose per kg', 'Give adrenaline 1 mg/kg.', '1 mg/kg'],
    ['a decimal slip', 'Give adrenaline 0.1 mg.', '0.1 mg'],
    ['another unit', 'Give adrenaline 1 g.', '1 g'],
    ['a volume', 'Give adrenaline 7 mL of 1:1000.', '7 mL'],
    ['a rate', 'Run adrenaline at 1 mg/min.', '1 mg/min'],
    ['a range that goes too far', 'Give adrenaline 1-3 mg.', '1-3 mg'],
    ['a dose in bold', 'Give adrenaline **9** mg.', '9'],
    ['full-width figures', 'Give adrenaline ９ mg.', '9 mg'],
    ['a middle dot', 'Give adrenaline 0·9 mg.', '0·9 mg'],
    ['half of something', 'Give adrenaline half a milligram.', 'half a milligram'],
    ['a dose in a list', '- Adrenaline\n- 9 mg IV', '9 mg'],
    ['an energy', 'Shock with 900 J.', '900 J'],
    ['ampoules', 'Give adrenaline, 9 ampoules.', '9 ampoules'],
    ['a dose after the true one', 'Adrenaline 1 mg IV, or 9 mg by the tube.', '9 mg'],
    ['a dose in a question', 'Adrenaline: why not 9 mg?', '9 mg'],
    ['a dose in a quotation', '> Adrenaline: "9 mg IV"', '9 mg'],
  ])('flags %s', async (_, answer, dose) => {
    const { response } = await answered(says(answer));
    expect(response).toContain("[not found in Oryx's sources]");
    expect(response).toMatch(/^\*\*Do not give without checking:\*\*/);
    expect(response).toContain(dose);
  });

  it('states that an answer cites no page, and removes links out of Oryx', async () => {
    const { response, sources } = await answered(
      says(
        'See [this](https://evil.example.org/x) ![p](https://evil.example.org/p) [that](/medications/99).',
      ),
    );
    expect(response).toContain('See this p that.');
    expect(response).toContain('It cites no page of Oryx');
    expect(sources).toEqual([]);
  });

  it.each<[string, Turn[]]>([
    ['an error', [answers(500, '{"error":{"message":"broken"}}')]],
    ['a refused key', [answers(401, '{"error":{"message":"no"}}')]],
    ['something that is not JSON', [answers(200, '<html>')]],
    ['JSON of another kind', [answers(200, '{"hello":1}')]],
    ['no choice', [answers(200, '{"choices":[]}')]],
    ['a refusal', [says(null, { refusal: 'I will not.' })]],
    ['a filter', [endsWith('content_filter')]],
    ['an empty answer', [says(' ')]],
    ['an answer too long to read', [says('word '.repeat(4000))]],
    ['an answer without end', [answers(200, 'x'.repeat(2_000_000))]],
    // The key must not follow it, although an answer waits there.
    ['a redirect', [answers(307, '', { location: '/elsewhere' }), says('Adrenaline 1 mg.')]],
    ['tools and nothing else', [calls('search', { query: 'x' })]],
    ['a broken connection', [(response) => response.destroy()]],
    ['an answer that breaks off', [breaksOff]],
  ])('fails on %s', async (_, turns) => {
    await expect(answered(...turns)).rejects.toThrow();
  });

  it('survives invalid tool calls', async () => {
    const wrong = [
      calls('launch', {}),
      calls('search', '{"query":'),
      calls('calculate', { id: 'constructor', values: { __proto__: 1 } }),
      calls('calculate', { id: 'news', values: { respiratoryRate: 'DROP TABLE users' } }),
    ];
    for (const turn of wrong) {
      const { response } = await answered(turn, says('Nothing was found.'));
      expect(response).toMatch(/^Nothing was found\./);
    }
  });

  it.each<[string, Turn]>([
    ['is silent', () => undefined],
    ['sends a little again and again', drips],
  ])('is abandoned if it %s', async (_, turn) => {
    server.plan(turn);
    await expect(ask('adrenaline', 50)).rejects.toThrow(/abort|time/i);
  });
});
