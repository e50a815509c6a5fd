import { parseArgs } from 'node:util';
import { fromSources } from './lib/from-sources.mjs';

/**
 * Asks Remi for every hard stop in the words of its row, and for every drug and topic at every age, from the sources
 * without a build. A stop has to stand first, and no card may show a dose whose rows all exclude the patient. `--of 5`
 * asks one in five, `--show` prints the questions that fail.
 */
const { values } = parseArgs({
  options: { of: { type: 'string', default: '1' }, show: { type: 'boolean', default: false } },
});
const every = Number(values.of);
const server = await fromSources();
const { stopQuestions, ageQuestions, cardsOutside } = await server.ssrLoadModule(
  '/bench/lib/stop-questions.mjs',
);
const { shippedRemi, shippedKnowledge } = await server.ssrLoadModule('/bench/lib/shipped-remi.mjs');
const { readShippedContent } = await server.ssrLoadModule('@oryx/content');
const medications = (await readShippedContent()).find(({ name }) => name === 'medications').body.rows;
const remi = await shippedRemi();
const ask = (text) => remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
const sample = (all) => [...all].filter((_, at) => at % every === 0);

const tally = { stops: { asked: 0, right: 0 }, ages: { asked: 0, right: 0 } };
const count = (name, isRight, text, what) => {
  tally[name].asked += 1;
  if (isRight) tally[name].right += 1;
  else if (values.show) console.log(`${name}: ${text}\n  ${what}`);
};
for (const { text, row } of sample(stopQuestions((await shippedKnowledge()).hardStops.rows))) {
  const { response } = await ask(text);
  count('stops', response.includes(`### Stop: ${row.title}`), text, `${row.id}: ${response.slice(0, 120)}`);
}
for (const question of sample(medications.flatMap((each) => [...ageQuestions(each)]))) {
  const outside = cardsOutside(await ask(question.text), question.patient, medications);
  const shown = outside.map(({ drug, amount, purpose }) => `${drug} ${amount}, ${purpose}`);
  count('ages', outside.length === 0, question.text, shown.join(' | '));
}
// The code of a calculator is loaded when it is first needed.
await server.close();
console.table(tally);
