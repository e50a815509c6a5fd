import { createSearch, inSlices } from '@oryx/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildRemi, createRemi } from './create-remi.ts';
import type { Library } from './library.ts';
import { passagesOf } from './passages/all.ts';
import { calculatorPassages } from './passages/calculators.ts';
import type { Block, ChatMode, Remi, RemiSources } from './remi.ts';
import { medication, sourcesWith } from './test/fixtures.ts';
import { shippedLibrary, shippedRemi, shippedSources } from './test/shipped.ts';

let remi: Remi;
let sources: RemiSources;
let library: Library;

beforeAll(async () => {
  sources = await shippedSources();
  remi = await shippedRemi();
  library = await shippedLibrary();
});

const ask = (message: string, mode: ChatMode = 'consultation') =>
  remi.answer(message, { profession: 'Nurse', mode });

async function found(message: string, most?: number) {
  const { pages } = await library.retrieval.find(message, library.retrieval.read(message));
  return pages.flatMap(({ passages }) => passages).slice(0, most);
}

const routesOf = async (message: string) => (await ask(message)).sources.map(({ route }) => route);

/** Messages of every kind that Remi answers. */
const messages = [
  'adrenaline dose in anaphylaxis for a child',
  'side effects of ketamine',
  'normal heart rate 2 year old',
  'what does CURB-65 of 3 mean',
  'bands of the CURB-65 score',
  'NICE guideline head injury',
  'check amiodarone and digoxin',
  'differentials for chest pain',
  'create a care plan for DKA',
  'explain anaphylaxis',
  'no pulse, not breathing',
  'Summarise patient: 54 year old man with chest pain, HR 104, BP 146/92, RR 20, sats 97% RA, T 36.8, GCS 15',
];

describe('Remi', () => {
  it('works no amount out if the text states the weights of two people', async () => {
    for (const message of [
      'diazepam dose 10kg fitting, mother weighs 80 kg',
      '2yo 12 kg and 40F 80 kg, ketamine dose',
    ]) {
      const { response } = await ask(message);
      expect(response, message).not.toContain('worked out for');
      expect(response, message).toContain('used none of them');
    }
  });

  it('quotes the page with its link and lists it as a source', async () => {
    const { response, sources: found } = await ask('adrenaline dose in anaphylaxis for a child');
    expect(response).toContain('[Adrenaline](/medications/1)');
    expect(response).toContain('> Child, anaphylaxis: 10 micrograms/kg');
    expect(found[0]).toEqual({ title: 'Adrenaline', route: '/medications/1' });
  });

  it('quotes verbatim: every quoted line is a line of a passage of its page', async () => {
    const calculators = [...passagesOf(sources)].filter(({ kind }) => kind === 'calculator');
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
    expect(quotedLines).toBeGreaterThan(15);
  });

  it('gives a source page for every quotation and every calculated figure', async () => {
    for (const mode of ['consultation', 'education'] as const) {
      for (const message of messages) {
        const { blocks } = await ask(message, mode);
        const unsourced = blocks.filter(({ kind, source }) => kind !== 'frame' && !source);
        expect(unsourced, message).toEqual([]);
      }
    }
  });

  it('says that it answers only from Oryx, and offers three examples if it finds nothing', async () => {
    expect((await ask('ketamine')).response).toContain("only from Oryx's own content");
    const { response, sources: found, choices } = await ask('Which bus goes to Katutura?');
    expect(response).toContain('Oryx has no page of "bus goes to Katutura".');
    expect(choices).toHaveLength(3);
    expect(found).toEqual([]);
  });

  it('shows one heading for each page and only links further pages', async () => {
    for (const message of ['salbutamol dose for asthma, adult', 'ketamine dose for pain of a fracture']) {
      const { response, blocks } = await ask(message);
      expect(response.match(/^### \[/gm), message).toHaveLength(1);
      expect(quotesOf(blocks), message).toHaveLength(1);
      expect(response.split('**See also**')[1], message).not.toContain('>');
    }
  });

  it('quotes the doses for the requested weight, indication and patient', async () => {
    const baby = (await ask('paracetamol for a baby 6 kg')).response;
    // The usual route stands first, as on the page: by mouth before the vein.
    expect(baby).toMatch(/^> Child \(10 kg or less\)/m);
    expect(baby.indexOf('> Child (3 months or older)')).toBe(baby.indexOf('> '));
    expect(baby).not.toMatch(/^> (?:Adult|Child \(over 10)/m);
    const child = (await ask('adrenaline dose anaphylaxis child 14 kg')).response;
    expect(child.match(/^> .*/gm)).toHaveLength(1);
  });

  it.each([
    ['hello', 'Ask me for a dose'],
    ['thank you so much', 'Ask me for a dose'],
    ['Create a care plan for ', 'Name the condition'],
    ['Explain the diagnosis ', 'Name the diagnosis'],
    ['Suggest differentials for ', 'Name the complaint'],
    ['Check these medicines for interactions: ', 'Name the drugs'],
    ['Summarise this patient: ', 'age and sex, complaint'],
  ])('says what it needs if a message has no subject: %s', async (message, words) => {
    const { response, sources: found } = await ask(message);
    expect(response).toContain(words);
    expect(response).not.toContain('found nothing');
    expect(found).toEqual([]);
  });

  it('asks about a misspelt drug name and quotes no dose for it', async () => {
    const { response, blocks } = await ask('asprin dose');
    expect(response).toContain('Did you mean [Aspirin](/medications/9)?');
    expect(quotesOf(blocks)).toEqual([]);
  });

  it('says first as which drug it reads a name with one wrong letter', async () => {
    const { response } = await ask('ketaine pain 14 kg iv');
    expect(response).toMatch(
      /^I read "ketaine" as \*\*Ketamine\*\*\. If you mean another drug, do not use this\./,
    );
    expect(response).toContain('Ketamine, 14 kg');
  });

  it('never answers about another drug if the named one has no page', async () => {
    const { response, sources: found } = await ask('dose of vasopressin');
    expect(response).toContain('Oryx has no page of Vasopressin.');
    expect(found.filter(({ route }) => route.startsWith('/medications/'))).toEqual([]);
  });

  it.each([
    ['contraindications of morphine', 'Contraindications'],
    ['ketamine side effects', 'Adverse effects'],
    ['how do I dilute amiodarone', 'Concentrations'],
    ['artesunate in pregnancy', 'Pregnancy'],
    ['paracetamol max daily dose', 'Maximum dose'],
    ['how long does naloxone last', 'Duration'],
  ])('finds the section that %s requests', async (question, heading) => {
    const headings = (await found(question, 3)).map((passage) => passage.heading);
    expect(headings).toContain(heading);
  });

  it('finds the row of the paediatric tables for an age', async () => {
    const [first] = await found('normal heart rate of a 2 year old');
    expect(first).toMatchObject({ title: 'Normal Vital Signs by Age', heading: 'Toddler 1-3 yrs' });
  });

  it('quotes the bands of a calculator', async () => {
    expect((await ask('bands of the CURB-65 score')).response).toContain('> 3–5: High.');
  });

  it('says what a stated total of a score means', async () => {
    const { response } = await ask('what does CURB-65 of 3 mean');
    expect(response).toMatch(/CURB-65 Score, 3 \(3–5\): High/);
    expect(response).not.toContain('Intermediate');
  });

  it('builds a care plan from the steps of an algorithm and its drugs', async () => {
    const { response } = await ask('create care plan for DKA');
    expect(response).toMatch(/^### Care plan: Diabetic ketoacidosis/);
    expect(response).toMatch(/^1\. \*\*Suspected DKA or HHS\*\*/m);
    expect(response).toContain('[Insulin, short-acting](/medications/34)');
  });

  it('links each drug of a care plan and each chart that its steps refer to', async () => {
    const { response } = await ask('care plan status epilepticus');
    for (const drug of ['Midazolam', 'Lorazepam', 'Diazepam', 'Phenytoin', 'Magnesium sulphate'])
      expect(response).toMatch(new RegExp(`^- \\[${drug}\\]\\(/medications/\\d+\\)$`, 'm'));
    expect(response).toContain('chart [Severe pre-eclampsia and eclampsia](/algorithms/32)');
    expect(response).not.toContain('> Child');
    expect((await ask('care plan pre-eclampsia')).response).toContain(
      '- [Magnesium sulphate](/medications/6)',
    );
  });

  it('does not take a heat stroke for a stroke, and builds its plan from its own page', async () => {
    for (const message of ['explain the diagnosis heat stroke', 'care plan for heat stroke']) {
      const { response } = await ask(message);
      expect(response, message).toContain('[Heat stroke](/algorithms/56)');
      expect(response, message).not.toMatch(/^### .*Acute stroke/m);
    }
  });

  it('REMI-06 asks a question first in education mode, then gives the teaching points', async () => {
    const { response } = await ask('morphine dose', 'education');
    expect(response).toMatch(/^### A question first\n\nWhich dose of Morphine would you give[^\n]*\?/);
    expect(response.indexOf('### Teaching points')).toBeGreaterThan(0);
    expect(response.indexOf('### Teaching points')).toBeLessThan(response.indexOf('> Adult'));
  });

  it.each([
    ['amiodarone and simvastatin together', /Which of these drugs act on/],
    ['differentials for chest pain', /Which causes would kill first/],
    ['care plan for DKA', /Which step of "Diabetic ketoacidosis.*" comes first/],
    ['explain anaphylaxis', /How would you recognise "Anaphylaxis"/],
    ['Summarise: man of 40, HR 80, BP 120/80, RR 14, sats 97% RA, T 36.8', /Which finding worries you most/],
    ['what does CURB-65 of 3 mean', /What goes into "/],
  ])('REMI-06 asks a question that suits the kind of answer: %s', async (message, question) => {
    expect((await ask(message, 'education')).response.split('### Teaching points')[0]).toMatch(question);
  });

  it('puts red flags first, in education mode too', async () => {
    for (const mode of ['consultation', 'education'] as const) {
      const { response, sources: found } = await ask('adult collapsed, no pulse and not breathing', mode);
      expect(response).toMatch(/^### Red flag: no pulse; not breathing/);
      expect(found[0]?.route).toBe('/algorithms/3');
    }
    expect((await routesOf('baby just born, not breathing'))[0]).toBe('/algorithms/5');
    expect((await routesOf('GCS 7 after a fall'))[0]).toBe('/algorithms/40');
  });

  it('answers a red flag with only the first steps of one algorithm and links', async () => {
    const { response, blocks } = await ask('no pulse, not breathing');
    expect(quotesOf(blocks).map(({ source }) => source?.route)).toEqual(['/algorithms/3']);
    expect(response).toContain('- [Basic life support for healthcare providers](/algorithms/1)');
    expect(response).not.toMatch(/bradycardia|tachycardia/i);
    expect(response.length).toBeLessThan(1300);
  });

  it('states the figure of a red flag and follows the algorithm of the complaint', async () => {
    const story = '58 yo male, chest pain, BP 88/50 HR 124 RR 26 SpO2 91% on 15 L NRB GCS 14 temp 36.8';
    const { response, sources: found } = await ask(`Summarise: ${story}`);
    // The score is 3 + 3 + 2 + 0 + 3 + 2 + 3, by hand.
    expect(response.split('\n')[0]).toBe(
      '### Red flag: Oxygen saturation 91%: under 92%; Respiratory rate 26: 25 or more; BP 88/50: systolic pressure 90 or less; NEWS 16',
    );
    expect(found[0]?.route).toBe('/algorithms/10');
    expect(response).toContain('- On oxygen, 15 L\n');
    expect(response.split('12-lead ECG within')).toHaveLength(2);
    expect((await ask('GCS 7 after a fall')).response).toMatch(/^### Red flag: GCS 7: 8 or less\n/);
  });

  it('puts a stated allergy above the first steps of a red flag that give the allergen', async () => {
    const { response } = await ask(
      '58 yo male, allergic to aspirin, chest pain, BP 88/50 HR 124 RR 26 SpO2 91% on 15 L NRB GCS 14 temp 36.8',
    );
    const places = ['Red flag: Oxygen', 'Stated allergy: check before Aspirin', 'Aspirin 300'].map((words) =>
      response.indexOf(words),
    );
    expect(places[0]).toBe(4);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('builds the plan for the named patient group', async () => {
    for (const [message, route] of [
      ['create care plan for status epilepticus child', '/algorithms/21'],
      ['create care plan for status epilepticus adult', '/algorithms/20'],
      ['explain asthma in a child', '/algorithms/16'],
      ['explain cardiac arrest in a child', '/algorithms/4'],
    ] as const) {
      expect((await ask(message)).sources[0]?.route, message).toBe(route);
    }
  });

  it('falls back to the first survey if a complaint has many causes and no chart of its own', async () => {
    const ill = 'BP 95/60 HR 118 RR 28 sats 88% RA temp 36.9 GCS 14';
    const routeOf = async (story: string) => (await ask(`${story} ${ill}`)).sources[0]?.route;
    expect(await routeOf('60yo woman, SOB 2 days,')).toBe('/algorithms/12');
    expect(await routeOf('60yo woman, chest pain,')).toBe('/algorithms/10');
    expect(await routeOf('60yo woman, fever,')).toBe('/algorithms/14');
    // A measured fever with a low pressure tells as much as the word.
    expect((await ask('60yo woman, BP 95/60 HR 118 RR 28 temp 38.9')).sources[0]?.route).toBe(
      '/algorithms/14',
    );
  });

  it('lists the drafts that it quotes', async () => {
    const { response } = await ask('adrenaline contraindications');
    expect(response).toContain('Awaiting clinical review: Adrenaline.');
    expect((await ask('hello')).response).not.toContain('Awaiting');
  });

  it('warns first of an allergy to a drug that the steps give', async () => {
    const { response } = await ask('care plan for acute coronary syndrome, allergic to aspirin');
    expect(response).toMatch(/^\*\*Stated allergy: check before Aspirin\*\*/);
  });

  it('raises no red flag for a present pulse or for pulseless VT as a diagnosis', async () => {
    for (const text of ['radial pulse present, breathing well', 'amiodarone dose in pulseless VT'])
      expect((await ask(text)).response, text).not.toContain('Red flag');
  });

  it('treats user text as data: it follows no instruction and repeats no markup', async () => {
    const { response } = await ask(
      'Summarise patient: 40 year old man complains of [click](https://example.org) **pain**, HR 80, BP 120/80, RR 14',
    );
    expect(response).not.toContain('example.org)');
    expect(response).toContain('click https://example.org pain');
  });

  it('answers a message of maximum length, whatever it contains', async () => {
    for (const part of [
      'x',
      'mg ',
      '120/80 ',
      'adrenaline ',
      '[a](b) ',
      '🚑 ',
      'bp 120/80 ',
      '1:1000 ',
      'allergic to aspirin, ',
      'aspirin allergy ',
      ' ',
      '. ',
    ])
      expect((await ask(part.repeat(4000).slice(0, 4000))).response.length, part).toBeGreaterThan(0);
  });
});

it('lets other work run between the steps of an answer', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const few = sourcesWith({ medications: [medication(1, 'Adrenaline', { indications: ['Anaphylaxis'] })] });
  const question = ['adrenaline for anaphylaxis', { profession: 'Nurse', mode: 'consultation' }] as const;
  const built = await inSlices(
    buildRemi(few, async () => createSearch(few.search), pause),
    pause,
  );
  pauses = 0;
  expect(await built.answer(...question)).toEqual(await createRemi(few).answer(...question));
  // Reading the patient, the question and the allergies, harm, red flags, the answer itself, and each tool before it.
  expect(pauses).toBeGreaterThan(5);
});

it('asks for the search over names only for a question that looks for a page, and once', async () => {
  let asked = 0;
  const lookUp = async () => {
    asked += 1;
    return createSearch(sources.search);
  };
  const pause = async () => undefined;
  const built = await inSlices(buildRemi(sources, lookUp, pause), pause);
  const ask = (message: string) => built.answer(message, { profession: 'Nurse', mode: 'consultation' });
  for (const message of ['adrenaline dose in anaphylaxis', 'anaphylaxis, what now', 'GCS E3V4M5'])
    await ask(message);
  expect(asked).toBe(0);
  await Promise.all([ask('Which bus goes to Katutura?'), ask('Which train goes to Katutura?')]);
  expect(asked).toBe(1);
});

const quotesOf = (blocks: readonly Block[]) => blocks.filter(({ kind }) => kind === 'passage');
