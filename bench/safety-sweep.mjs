import { parseArgs } from 'node:util';
import { fromSources } from './lib/from-sources.mjs';

/**
 * Asks Remi generated questions about every contraindication and every poison, from the sources without a build: what
 * rules a drug out has to stand first, what a text denies must raise nothing, and a poison has to be met by its
 * antidote. `--of 40` asks one in forty (all are about 100,000), `--seed 3` others, `--show` prints those that fail.
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string', default: '40' },
    seed: { type: 'string', default: '0' },
    show: { type: 'boolean', default: false },
  },
});
const every = Number(values.of);
const server = await fromSources();
const load = (path) => server.ssrLoadModule(path);
const [{ shippedSources }, { createRemi }, phrasings] = await Promise.all(
  ['/remi/src/test/shipped.ts', '/remi/src/create-remi.ts', '/remi/src/test/safety-phrasings.ts'].map(load),
);

const sources = await shippedSources();
const remi = createRemi(sources);
const ask = async (text) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll('\u00a0', ' ');
/** Steps of a prime visit each form, row and phrase in turn. */
const sample = (all) => all.filter((_, at) => (at * 7919 + Number(values.seed)) % every === 0);

const tally = Object.fromEntries(
  ['stated', 'denied', 'poison'].map((name) => [name, { asked: 0, right: 0 }]),
);
const count = (name, isRight, text, response) => {
  const of = tally[name];
  of.asked += 1;
  if (isRight) of.right += 1;
  else if (values.show) console.log(`${name}: ${text}\n  ${response.slice(0, 220).replaceAll('\n', ' / ')}`);
};

const heading = /\*\*(?:Contraindications|Cautions) that match what you wrote\*\*/;
for (const { text, row, isDenied } of sample(phrasings.safetyQuestions(sources))) {
  const response = await ask(text);
  const at = response.search(heading);
  if (isDenied) count('denied', at < 0 && !response.startsWith('### Stop'), text, response);
  else {
    const dose = response.search(/^(?:> |- )\*{0,2}(?:Adult|Child|Newborn|Any age)|\*\*\d[\d.,–-]* ?m?g\b/m);
    const isFirst = at >= 0 && response.includes(row.text, at) && (dose < 0 || dose > at);
    count('stated', isFirst || response.startsWith('### Stop'), text, response);
  }
}
for (const { text, poison } of sample(phrasings.poisonQuestions(sources.knowledge.poisons.rows))) {
  const response = await ask(text);
  count('poison', response.includes(poison.antidote.slice(0, 60)), text, response);
}
// The code of a calculator is loaded when it is first needed.
await server.close();
console.table(tally);
