import { expect, it } from 'vitest';
import { createRemi } from '../../create-remi.ts';
import { shippedSources } from '../../test/shipped.ts';

const sources = await shippedSources();
const remi = createRemi(sources);
const ask = (text: string) => remi.answer(text, { profession: 'Nurse', mode: 'consultation' });

it.each([
  ['lupus', 'Lupus'],
  ['treatment of gout', 'Gout'],
  ['apache 22', 'APACHE score'],
  ['hypokalaemia', 'Hypokalaemia'],
  ['mri knee', 'MRI'],
  ['mews score rr 24 hr 110', 'Modified early warning score'],
  ['corrected calcium 1.9 alb 25', 'Corrected calcium'],
])('says that a condition or a test has no page, and quotes none: %s', async (text, topic) => {
  const { response, blocks } = await ask(text);
  expect(response).toContain(`Oryx has no page of ${topic}.`);
  expect(response).toContain('Look in');
  expect(blocks.filter(({ kind }) => kind !== 'frame')).toEqual([]);
});

it('gives no dose where a price is asked for', async () => {
  const { response } = await ask('what is the price of panado');
  expect(response).toContain('Oryx has no page of prices');
  expect(response).not.toMatch(/\d m?g\b/);
});

it('has no codes of diseases', async () => {
  for (const text of ['icd code for asthma', 'what is the icd10 of pneumonia'])
    expect((await ask(text)).response).toMatch(/^\*\*Oryx has no page of .*codes/);
});

it.each([
  'record a broken morphine ampoule',
  'how do I write off a dropped fentanyl vial',
  'ampoule of midazolam broke where do i record it',
  's5 register how to fill in',
])('gives no dose where something is recorded: %s', async (text) => {
  expect((await ask(text)).response).toMatch(/^\*\*Oryx has no page of .*registers/);
});

it('names the pages that come nearest', async () => {
  expect((await ask('pancreatitis')).response).toContain('/complaints/abdominal-pain');
});

it('keeps to the emergency where the patient has more than the condition', async () => {
  const { response } = await ask('known lupus, now fitting for 10 minutes');
  expect(response).toContain('Status epilepticus');
});

it('leads somebody who was raped to the chart, whatever else is told', async () => {
  for (const text of ['woman raped 6hrs ago hiv test neg', 'raped woman'])
    expect((await ask(text)).response).toContain('/algorithms/60');
});

it('takes heat stroke for no stroke', async () => {
  expect((await ask('heat stroke')).sources[0]?.title).toBe('Heat stroke');
});

it.each(['asdf', 'x', 'qwerty poiu'])(
  'offers three examples where nothing is understood: %s',
  async (text) => {
    const { choices, response } = await ask(text);
    expect(choices).toHaveLength(3);
    expect(response).not.toMatch(/searched|passages/);
  },
);
