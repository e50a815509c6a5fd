import { parseArgs } from 'node:util';
import { fromSources } from './lib/from-sources.mjs';

/**
 * Asks Remi for every drug, topic, route and patient of the content, in the words of a clinician, and counts the answers
 * whose first dose is not the one of the row. `--every N` takes each Nth question, `--drug NAME` those of one drug,
 * `--show KIND` (or `all`) prints some of the faults, at most `--most N` of a kind.
 */
const { values } = parseArgs({
  options: {
    show: { type: 'string' },
    drug: { type: 'string' },
    most: { type: 'string', default: '4' },
    every: { type: 'string', default: '1' },
  },
});
const server = await fromSources();
const { questionsOf, faultOf } = await server.ssrLoadModule('/bench/lib/dose-questions.mjs');
const { shippedRemi } = await server.ssrLoadModule('/bench/lib/shipped-remi.mjs');
const { readShippedContent } = await server.ssrLoadModule('@oryx/content');
const medications = (await readShippedContent()).find(({ name }) => name === 'medications').body.rows;
const remi = await shippedRemi();
const faults = new Map();
let [count, at] = [0, 0];
for (const medication of medications) {
  if (values.drug && !medication.name.toLowerCase().includes(values.drug)) continue;
  for (const question of questionsOf(medication)) {
    if (at++ % Number(values.every)) continue;
    count += 1;
    const answer = await remi.answer(question.text, { profession: 'Nurse', mode: 'consultation' });
    const fault = faultOf(question, answer, medications);
    if (!fault) continue;
    const kind = fault.startsWith('amount') ? 'amount' : fault;
    if (!faults.has(kind)) faults.set(kind, []);
    faults.get(kind).push({ question, fault, answer });
  }
}
await server.close();
const visible = (md) =>
  md
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^> ?/gm, '')
    .replaceAll(/[*#`]/g, '')
    .replaceAll(/\n+/g, ' / ');
for (const [kind, all] of faults) {
  console.log(`\n== ${kind}: ${all.length}`);
  if (values.show !== 'all' && values.show !== kind) continue;
  const step = Math.max(1, Math.floor(all.length / Number(values.most)));
  for (const { question, fault, answer } of all
    .filter((_, i) => i % step === 0)
    .slice(0, Number(values.most)))
    console.log(
      `- "${question.text}" (${question.drug}) ${fault}\n    want ${question.expected
        .slice(0, 2)
        .map((d) => `${d.patient} ${d.indication} ${d.routes}`)
        .join(' | ')}\n    got ${visible(answer.response).slice(0, 230)}`,
    );
}
console.log(`${count} questions, ${[...faults.values()].flat().length} faults`);
