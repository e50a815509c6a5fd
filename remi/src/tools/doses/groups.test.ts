import { expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const drugsOf = async (text: string) => {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return [...response.matchAll(/^### ([A-Z][a-z ]+?)(?:, \d+ kg)?$/gm)].map(([, name]) => name);
};

// The classes of content/interactions.yaml, and the purposes on the pages.
it.each([
  ['opioid for pain 70kg', ['Fentanyl', 'Morphine']],
  ['benzo for fitting child 15kg no line', ['Diazepam', 'Lorazepam', 'Midazolam']],
  ['diuretic for pulmonary oedema', ['Furosemide']],
])('gives the doses of the drugs of a group that a text names: %s', async (text, drugs) =>
  expect((await drugsOf(text)).slice(0, drugs.length)).toEqual(drugs),
);

it.each([
  ['diuretic for pulmonary oedema', 'Enalapril'],
  ['beta blocker for svt', 'Verapamil'],
])('gives none of another group that lowers the pressure as well: %s', async (text, drug) =>
  expect(await drugsOf(text)).not.toContain(drug),
);
