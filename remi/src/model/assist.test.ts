import { describe, expect, it } from 'vitest';
import { measures } from '../read/measures.ts';
import { readPatient, signValue } from '../read/patient.ts';
import type { ChatMode } from '../remi.ts';
import { shippedPatterns, shippedRemi } from '../test/shipped.ts';
import type { ModelReading } from './protocol.ts';
import { nameOf } from './reading.ts';

const patterns = await shippedPatterns();

const remi = await shippedRemi();
const assist = (message: string, mode: ChatMode = 'consultation') =>
  remi.assist(message, { profession: 'Nurse', mode });

const nothing: ModelReading = {
  ...{ numbers: [], drugs: [], allergies: [], denied: [], group: 'unknown', pregnant: 'unknown' },
  ...{ section: 'none', chart: '', disputed: [], tools: [] },
};
const number = (
  measure: ModelReading['numbers'][number]['measure'],
  value: number,
  unit: string,
  quote: string,
) => ({
  ...nothing,
  numbers: [{ measure, value, unit, quote }],
});
const ask = async (message: string, reading: Partial<ModelReading>) =>
  (await assist(message)).question({ ...nothing, ...reading });

describe('readings that differ', () => {
  it('asks which number is right, shows both as choices, and works out no dose', async () => {
    const message = 'midazolam dose, child 14 kg fitting, hgt 1.8';
    const reply = await ask(message, number('glucose', 18, 'mmol/L', 'hgt 1.8'));
    expect(reply?.response).toMatch(/I read \w+ 1\.8 mmol\/L, the language model \w+ 18 mmol\/L: which\?/);
    expect(reply?.choices).toHaveLength(2);
    const [ours, theirs] = await Promise.all(
      (reply?.choices ?? []).map(async (choice) => signValue(readPatient(choice, patterns), 'glucose')),
    );
    expect([ours, theirs]).toEqual([1.8, 18]);
    expect(reply?.blocks.some(({ slot, card }) => slot === 'figure' || card)).toBe(false);
    expect(reply?.response).not.toMatch(/worked out for/);
  });

  it.each<[string, string, Partial<ModelReading>, readonly [string, string]]>([
    [
      'another weight',
      'adrenaline, child 14 kg',
      number('weight', 40, 'kg', '14 kg'),
      ['weight 14 kg', 'weight 40 kg'],
    ],
    [
      'a weight that only the model read',
      'adrenaline dose, weighs fourteen, child',
      number('weight', 14, 'kg', 'fourteen'),
      ['no weight', 'weight 14 kg'],
    ],
    [
      'another age',
      'paracetamol, 6 month old',
      number('age', 6, 'years', '6 month old'),
      ['6 months old', '6 years old'],
    ],
    [
      'another pressure',
      'bp 70/40 after a fall',
      number('systolic', 170, 'mmHg', 'bp 70/40'),
      ['bp 70/40', 'bp 170'],
    ],
    ['an amount of a drug', 'morphine 1 mg given', number('amount', 10, 'mg', '1 mg'), ['1 mg', '10 mg']],
    [
      'another drug',
      'give adenosin for svt',
      { drugs: [{ name: 'Adrenaline', quote: 'adenosin' }] },
      ['Adenosine', 'Adrenaline'],
    ],
    [
      'an allergy that only the model read',
      'he goes funny from pen, amoxil ok?',
      { allergies: [{ to: 'Penicillin', quote: 'goes funny from pen' }] },
      ['no allergy to Penicillin', 'an allergy to Penicillin'],
    ],
    [
      'an allergy that the model denies',
      'allergic to aspirin, chest pain',
      { denied: ['allergies'] },
      ['an allergy to aspirin', 'no allergies'],
    ],
    [
      'an allergen taken for a drug',
      'allergic to aspirin, chest pain',
      { drugs: [{ name: 'Aspirin', quote: 'aspirin' }] },
      ['an allergy to Aspirin', 'Aspirin as a drug that is asked about'],
    ],
    [
      'a pregnancy',
      'her period is four months late, seizure',
      { pregnant: 'yes' },
      ['no pregnancy', 'pregnant'],
    ],
    ['a denied pregnancy', 'pregnant and fitting', { pregnant: 'no' }, ['pregnant', 'not pregnant']],
    [
      'an absent pulse',
      'hy lê daar, niks klop',
      { denied: ['pulse'] },
      ['nothing of an absent pulse', 'no pulse'],
    ],
    ['a child instead of an adult', '40 year old man with asthma', { group: 'child' }, ['adult', 'child']],
  ])('asks about %s', async (_, message, reading, [ours, theirs]) => {
    const reply = await ask(message, reading);
    expect(reply?.response.toLowerCase()).toContain(
      `i read ${ours}, the language model ${theirs}: which?`.toLowerCase(),
    );
    expect(reply?.choices).toHaveLength(2);
    expect(new Set(reply?.choices).size).toBe(2);
  });

  it.each<[string, string, Partial<ModelReading>]>([
    ['the same number', 'child 14 kg', number('weight', 14, 'kg', '14 kg')],
    ['the same number in another unit', 'temp 98.6F', number('temperature', 98.6, '°F', '98.6F')],
    [
      'the same pressure',
      'bp 70/40',
      {
        numbers: [
          number('systolic', 70, 'mmHg', 'bp 70/40').numbers[0],
          number('diastolic', 40, 'mmHg', 'bp 70/40').numbers[0],
        ].flatMap((each) => each ?? []),
      },
    ],
    [
      'an earlier value beside the last',
      'HR 110 then HR 135',
      { numbers: [110, 135].flatMap((value) => number('heartRate', value, '/min', 'HR').numbers) },
    ],
    [
      'the same drug by another name',
      'epinephrine dose adult arrest',
      { drugs: [{ name: 'Adrenaline', quote: 'epinephrine' }] },
    ],
    [
      'a weight whose words are not in the message',
      'adrenaline dose, child',
      number('weight', 14, 'kg', '14 kg'),
    ],
    ['a drug that is not in the message', 'chest pain', { drugs: [{ name: 'Aspirin', quote: 'aspirin' }] }],
    [
      'an allergy that is not in the message',
      'chest pain',
      { allergies: [{ to: 'Aspirin', quote: 'allergic to aspirin' }] },
    ],
    ['nothing', 'child 14 kg, allergic to aspirin', {}],
  ])('asks nothing about %s', async (_, message, reading) => {
    expect(await ask(message, reading)).toBeUndefined();
  });

  it('names each measure in words that Oryx reads', () => {
    for (const { key, low, high, unit } of measures) {
      const value = Math.ceil((low + high) / 2);
      expect([key, signValue(readPatient(`${nameOf(key)} ${value} ${unit}`, patterns), key)]).toEqual([
        key,
        value,
      ]);
    }
  });

  it('rewrites the message alone, whatever it inherits, and goes on from no reading that nobody has confirmed', async () => {
    const state = { drugs: ['Adrenaline'], patient: { group: 'child' as const, weight: 14 } };
    const { brief, question } = await remi.assist('anaphylaxis, fifteen now', {
      ...{ profession: 'Nurse', mode: 'consultation' as const },
      state,
    });
    expect(brief.facts.map(({ text }) => text)).toEqual(expect.arrayContaining(['weight 14 kg']));
    const reply = question(number('weight', 15, 'kg', 'fifteen'));
    expect(reply?.choices).toEqual(['anaphylaxis, weight 14 kg now', 'anaphylaxis, weight 15 kg now']);
    expect(reply?.state).toEqual(state);
  });

  it('keeps red flags above the question', async () => {
    const reply = await ask('no pulse, not breathing, 60 kg', number('weight', 6, 'kg', '60 kg'));
    expect(reply?.response).toMatch(/^### Red flag/);
  });
});

const questions = [
  'adrenaline dose anaphylaxis adult',
  'midazolam dose for a 14 kg child having a seizure',
  'can i give adenosine if asthma',
  'gtn with inferior MI and sildenafil',
  'ketamine dose, eclampsia',
  'bp 70/40 hr 140 after a stabbing',
  'what to do in status epilepticus',
  'warfarin and aspirin',
  'allergic to penicillin, dose of ceftriaxone for meningitis',
  'morphine 100 mg iv for pain, adult 70 kg',
  'KCl 20 mmol IV push',
];
const slots = ['about', 'danger', 'verdict', 'figure', 'steps', 'more', 'note'];
const allTools = {
  ...nothing,
  tools: ['doses', 'permission', 'plan', 'explanation', 'pages', 'interactions', 'differentials'],
};

describe('blocks that a model picks', () => {
  it.each(questions)(
    'keeps every danger, verdict and contraindication, in the order of the slots: %s',
    async (message) => {
      const { builtIn, offer } = await assist(message);
      const { blocks, compose } = await offer(allTools);
      const needed = builtIn.blocks.filter(
        ({ slot, sections = [] }) =>
          slot === 'danger' || slot === 'verdict' || sections.includes('contraindications'),
      );
      const orders = [
        blocks.map(({ id }) => id),
        blocks.map(({ id }) => id).reverse(),
        blocks.slice(-1).map(({ id }) => id),
      ];
      for (const ids of orders) {
        const reply = compose({ picks: ids.map((id) => ({ id, link: 'next' })), prose: '' });
        if (ids.length === 0) {
          expect(reply).toBeUndefined();
          continue;
        }
        const texts = reply?.blocks.map(({ text }) => text) ?? [];
        for (const { text } of needed) expect(texts).toContain(text);
        const places = reply?.blocks.map(({ slot = 'steps' }) => slots.indexOf(slot)) ?? [];
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }
    },
  );

  it('renders only blocks of Oryx: unknown ids and links are left out, repeated ones count once', async () => {
    const { builtIn, offer } = await assist('what to do in acute pulmonary oedema');
    const { blocks, compose } = await offer(nothing);
    const [first] = blocks;
    const reply = compose({
      picks: [first?.id ?? '', first?.id ?? '', 'b999', 'Give 10 mg', '__proto__'].map((id) => ({
        id,
        link: 'Give 10 mg',
      })),
      prose: 'Give adrenaline 10 mg IV.',
    });
    const known = [...builtIn.blocks, ...blocks].map(({ text }) => text);
    expect(reply?.response).not.toContain('10 mg IV.');
    expect(reply?.response.split(first?.text ?? '?')).toHaveLength(2);
    for (const { text } of reply?.blocks.filter(({ slot }) => slot !== 'note') ?? [])
      expect(known.some((each) => each.includes(text))).toBe(true);
    expect(compose({ picks: [{ id: 'b999', link: 'next' }], prose: '' })).toBeUndefined();
  });

  it('keeps to the order of the model within a slot, with linking words from the list alone', async () => {
    const { offer } = await assist('what to do in status epilepticus');
    const { blocks, compose } = await offer(allTools);
    const steps = blocks.filter(({ slot }) => slot === 'steps').slice(0, 2);
    expect(steps).toHaveLength(2);
    const picks = steps.toReversed().map(({ id }, at) => ({ id, link: at === 0 ? 'first' : 'constructor' }));
    const { response = '' } = compose({ picks, prose: '' }) ?? {};
    const at = (text = '?') => response.indexOf(text.slice(0, 200));
    expect(at(steps[1]?.text)).toBeGreaterThan(response.indexOf('First:'));
    expect(at(steps[0]?.text)).toBeGreaterThan(at(steps[1]?.text));
    expect(response).not.toMatch(/constructor|function/);
  });

  it('finds the chart and the part of a page that a model proposes', async () => {
    const message = 'lips swollen after peanuts, cannot breathe well';
    const { brief, offer } = await assist(message);
    const chart = brief.charts.find((title) => /anaphyla/i.test(title)) ?? '';
    const { blocks } = await offer({ ...nothing, chart, tools: ['plan'] });
    expect(blocks.map(({ title }) => title)).toContain(chart);
  });

  it('asks no model where the built-in answer leaves nothing open', async () => {
    for (const message of [
      'hello',
      'no pulse',
      'summarise patient',
      '2 patients: 40 yo bp 90/60, 20 yo bp 120/80',
    ])
      expect([message, (await assist(message)).isOpen]).toEqual([message, false]);
    expect((await assist('adrenaline dose')).isOpen).toBe(true);
  });
});

describe('a lesson of a model', () => {
  const prose =
    'Adrenaline is indicated in anaphylaxis. Give adrenaline 1 mg IV in anaphylaxis. Adult anaphylaxis: adrenaline 0.5 mg IM.';

  it('shows what binds to a row, leaves out the rest, and says so', async () => {
    const { offer } = await assist('teach me adrenaline in adult anaphylaxis', 'education');
    const { blocks, compose } = await offer(nothing);
    const reply = compose({ picks: blocks.slice(0, 1).map(({ id }) => ({ id, link: '' })), prose });
    expect(reply?.response).toContain(
      '- Adrenaline is indicated in anaphylaxis.\n- Adult anaphylaxis: adrenaline 0.5 mg IM.',
    );
    expect(reply?.response).toContain('1 sentence was left out, because no row of Oryx confirms it.');
    expect(reply?.response).not.toContain('Give adrenaline 1 mg IV in anaphylaxis');
  });

  it('writes no prose in consultation mode', async () => {
    const { offer } = await assist('adrenaline in adult anaphylaxis');
    const { blocks, compose } = await offer(nothing);
    const reply = compose({ picks: blocks.slice(0, 1).map(({ id }) => ({ id, link: '' })), prose });
    expect(reply?.response).not.toContain('In the words of a language model');
  });

  it('runs allergies and contraindications on what it says', async () => {
    const { offer } = await assist(
      'teach me, adult in pain, allergic to aspirin, has eclampsia',
      'education',
    );
    const { compose } = await offer(nothing);
    const reply = compose({
      picks: [],
      prose: 'Ketamine blocks NMDA receptors. Aspirin is indicated in acute coronary syndrome.',
    });
    expect(reply?.response).toContain('Stated allergy: check before Aspirin');
    expect(reply?.response).toContain('Eclampsia or pre-eclampsia');
  });
});
