import { beforeAll, describe, expect, it } from 'vitest';
import { createRemi } from './create-remi.ts';
import { passagesOf } from './passages/all.ts';
import { calculatorPassages } from './passages/calculators.ts';
import type { Block, ChatMode, Remi, RemiSources } from './remi.ts';
import { shippedSources } from './test/shipped.ts';

let remi: Remi;
let sources: RemiSources;

beforeAll(async () => {
  sources = await shippedSources();
  remi = createRemi(sources);
}, 30_000);

const ask = (message: string, mode: ChatMode = 'consultation') =>
  remi.answer(message, { profession: 'Nurse', mode });

const routesOf = async (message: string) => (await ask(message)).sources.map(({ route }) => route);

/** Messages of every kind that Remi answers. */
const messages = [
  'adrenaline dose in anaphylaxis for a child',
  'side effects of ketamine',
  'normal heart rate 2 year old',
  'what does CURB-65 of 3 mean',
  'NICE guideline head injury',
  'check amiodarone and digoxin',
  'differentials for chest pain',
  'create a care plan for DKA',
  'explain anaphylaxis',
  'no pulse, not breathing',
  'Summarise patient: 54 year old man with chest pain, HR 104, BP 146/92, RR 20, sats 97% RA, T 36.8, GCS 15',
];

describe('what Remi answers', () => {
  it('quotes the page with its link, and names it as a source', async () => {
    const { response, sources: found } = await ask('adrenaline dose in anaphylaxis for a child');
    expect(response).toContain('[Adrenaline](/medications/1)');
    expect(response).toContain('> Child, anaphylaxis: 10 micrograms/kg');
    expect(found[0]).toEqual({ title: 'Adrenaline', route: '/medications/1' });
  });

  it('quotes word for word: every quoted line is a line of a passage of its page', async () => {
    const calculators = passagesOf(sources).filter(({ kind }) => kind === 'calculator');
    const details = await Promise.all(calculators.map(calculatorPassages));
    const lines = new Set(
      [...passagesOf(sources), ...details.flat()].flatMap(({ route, text }) =>
        text.split('\n').map((line) => `${route} ${line}`),
      ),
    );
    let quotedLines = 0;
    for (const message of messages) {
      for (const { text, source } of quotesOf((await ask(message)).blocks)) {
        for (const [, line] of text.matchAll(/^> (.+)$/gm)) {
          expect(lines, message).toContain(`${source?.route} ${line}`);
          quotedLines += 1;
        }
      }
    }
    expect(quotedLines).toBeGreaterThan(40);
  });

  it('has a page behind everything that is quoted or worked out', async () => {
    for (const mode of ['consultation', 'education'] as const) {
      for (const message of messages) {
        const { blocks } = await ask(message, mode);
        const unsourced = blocks.filter(({ kind, source }) => kind !== 'frame' && !source);
        expect(unsourced, message).toEqual([]);
      }
    }
  });

  it('says that it answers only from Oryx, and what it searched where it finds nothing', async () => {
    expect((await ask('ketamine')).response).toContain("only from Oryx's own content");
    const { response, sources: found } = await ask('Which bus goes to Katutura?');
    expect(response).toMatch(/I found nothing on this in Oryx's own content\. I searched \d+ passages/);
    expect(found).toEqual([]);
  });

  it('asks before it takes a mistyped name for a drug, and quotes no dose of it', async () => {
    const { response, blocks } = await ask('asprin dose');
    expect(response).toContain('Did you mean [Aspirin](/medications/9)?');
    expect(quotesOf(blocks)).toEqual([]);
  });

  it('takes no drug without a page for another one', async () => {
    const { response, sources: found } = await ask('dose of dobutamine');
    expect(response).toContain('Oryx has no page of Dobutamine.');
    expect(found.filter(({ route }) => route.startsWith('/medications/'))).toEqual([]);
  });

  it.each([
    ['contraindications of morphine', 'Contraindications'],
    ['ketamine side effects', 'Adverse effects'],
    ['how do I dilute amiodarone', 'Concentrations'],
    ['artesunate in pregnancy', 'Pregnancy'],
    ['paracetamol max daily dose', 'Maximum dose'],
    ['how long does naloxone last', 'Duration'],
  ])('finds the part of the page that %s asks for', async (question, heading) => {
    expect(remi.find(question, 3).map((passage) => passage.heading)).toContain(heading);
  });

  it('finds the row of the paediatric tables for an age', () => {
    const [first] = remi.find('normal heart rate of a 2 year old');
    expect(first).toMatchObject({ title: 'Normal Vital Signs by Age', heading: 'Toddler 1-3 yrs' });
  });

  it('quotes the bands of a calculator', async () => {
    expect((await ask('what does CURB-65 of 3 mean')).response).toContain('> 3–5: High.');
  });

  it('makes a care plan of the steps of the algorithm and of its drugs', async () => {
    const { response } = await ask('create care plan for DKA');
    expect(response).toMatch(/^### Care plan: Diabetic ketoacidosis/);
    expect(response).toMatch(/^1\. \*\*Suspected DKA or HHS\*\*/m);
    expect(response).toContain('[Insulin, short-acting](/medications/34)');
  });

  it('takes a heat stroke for no stroke, and makes no plan of another page', async () => {
    for (const message of ['explain the diagnosis heat stroke', 'care plan for heat stroke']) {
      const { response } = await ask(message);
      expect(response, message).not.toContain('Care plan');
      expect(response, message).not.toMatch(/^### Acute stroke/);
    }
  });

  it('REMI-06 asks back first in education mode, and then gives the teaching points', async () => {
    const { response } = await ask('morphine dose', 'education');
    expect(response).toMatch(/^### A question first\n\nWhich dose of Morphine would you give[^\n]*\?/);
    expect(response.indexOf('### Teaching points')).toBeGreaterThan(0);
    expect(response.indexOf('### Teaching points')).toBeLessThan(response.indexOf('> Adult'));
  });

  it('puts red flags before all else, in education mode too', async () => {
    for (const mode of ['consultation', 'education'] as const) {
      const { response, sources: found } = await ask('adult collapsed, no pulse and not breathing', mode);
      expect(response).toMatch(/^### Red flag: no pulse, not breathing/);
      expect(found[0]?.route).toBe('/algorithms/3');
    }
    expect((await routesOf('baby just born, not breathing'))[0]).toBe('/algorithms/5');
    expect((await routesOf('GCS 7 after a fall'))[0]).toBe('/algorithms/25');
  });

  it('sees no red flag in a pulse that is there, or in pulseless VT as a diagnosis', async () => {
    for (const text of ['radial pulse present, breathing well', 'amiodarone dose in pulseless VT'])
      expect((await ask(text)).response, text).not.toContain('Red flag');
  });

  it('takes text for data: it follows no instruction, and repeats no markup', async () => {
    const { response } = await ask(
      'Summarise patient: 40 year old man complains of [click](https://example.org) **pain**, HR 80, BP 120/80, RR 14',
    );
    expect(response).not.toContain('example.org)');
    expect(response).toContain('click https://example.org pain');
  });

  it('answers the longest message of anything', async () => {
    for (const part of ['x', 'mg ', '120/80 ', 'adrenaline ', '[a](b) ', '🚑 ', 'bp 120/80 ', '1:1000 '])
      expect((await ask(part.repeat(4000).slice(0, 4000))).response.length, part).toBeGreaterThan(0);
  });
});

const quotesOf = (blocks: readonly Block[]) => blocks.filter(({ kind }) => kind === 'passage');
