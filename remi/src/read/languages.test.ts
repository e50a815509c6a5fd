import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../test/shipped.ts';

const remi = await shippedRemi();

/** Returns the beginning of an answer, without narrow spaces. */
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .slice(0, 700);

// The charts and the amounts are those of the content, as the English question of the same meaning finds them.
describe('a question as it is typed in Afrikaans', () => {
  it.each([
    ['slang gebyt been geswel', /^### \[?Snakebite/],
    ['slang het in sy oog gespoeg', /Rinse the eyes: water or saline, 20 min/],
    ['bors pyn straal na arm, sweet', /Acute coronary syndromes/],
    ['nabloeding na geboorte', /Postpartum haemorrhage/],
    ['nageboorte kom nie uit nie', /Postpartum haemorrhage/],
    ['wat is die normale hartspoed van 2 jarige', /98[-–]140\/min/],
    ['ouma val heup seer', /Major trauma: first survey/],
    ['by gesteek, gesig swel op, kry nie asem', /Anaphylaxis/],
    ['hoeveel adrenalien vir anafilakse volwassene', /0\.5 mg = 500 micrograms/],
    ['hoeveel mag ek paracetamol gee vir kind van 12kg', /180 mg/],
    ['hoeveel gentamisien vir pasgebore baba van 3kg', /\*\*15 mg = 1\.5 mL/],
    ['swanger 7 weke, maag pyn en flou', /ectopic/i],
  ])('%s', async (text, right) => expect(await ask(text)).toMatch(right));
});

describe('a question as it is typed in Portuguese', () => {
  it.each([
    ['cobra cuspiu no olho', /Rinse the eyes: water or saline, 20 min/],
    ['placenta não sai', /Postpartum haemorrhage/],
    ['qual é a frequencia cardiaca normal de 2 anos', /98[-–]140\/min/],
    ['quer matar-se', /wish to die/],
    ['gentamicina rn de 3 kg', /\*\*15 mg = 1\.5 mL/],
    ['ampicilina', /Ampicillin/],
    ['facada no peito, traqueia desviada', /tension pneumothorax/],
    ['alérgico à penicilina com choque séptico', /Stated allergy/],
  ])('%s', async (text, right) => expect(await ask(text)).toMatch(right));
});

// No more than two doses of any benzodiazepine: the page of each says so.
it.each([
  'epileptiese toeval hou aan na 2 dosisse diazepam',
  'stuipe nadat midazolam 2 keer gegee is',
  'convulsão continua depois de 2 doses de diazepam',
  'ainda com convulsões após diazepam duas vezes',
  'lorazepam já dado duas vezes, convulsão não para',
])('goes on to the next drug after two doses: %s', async (text) =>
  expect(await ask(text)).toMatch(/^### \[?Status epilepticus, adult/),
);

it.each([
  ['gcs oë op pyn oop, kreun, trek weg', 'E2 V2 M4'],
  ['gcs oë toe, geen geluid, beweeg nie', 'E1 V1 M1'],
  ['gks oë oop as ek roep, verward, volg opdragte', 'E3 V4 M6'],
  ['glasgow abre os olhos quando chamo, confuso, obedece ordens', 'E3 V4 M6'],
])('scores a coma in words: %s', async (text, score) => expect(await ask(text)).toContain(score));

it.each(['gcs 15 beweeg nie linker arm', 'gcs não mexe a perna esquerda'])(
  'takes one limb that is still for no score: %s',
  async (text) => expect(await ask(text)).not.toMatch(/Motor response: None/),
);

it.each(['skok na bloeding', 'hou aan met cpr'])('leaves other meanings alone: %s', async (text) =>
  expect(await ask(text)).not.toMatch(/Postpartum haemorrhage|still fitting/),
);
