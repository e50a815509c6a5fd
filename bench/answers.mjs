import { parseArgs } from 'node:util';
import { fromSources } from './lib/from-sources.mjs';

/**
 * Asks Remi the questions of bench/remi/answers-open.json, from the sources without a build, and prints how many
 * answers are right. `--set FILE` asks others, `--show CATEGORY` (or `all`) prints the answers that fail, and
 * `--id TEXT` prints what is judged of the questions whose id contains the text.
 */
const { values } = parseArgs({
  options: { set: { type: 'string' }, show: { type: 'string' }, id: { type: 'string' } },
});
const server = await fromSources();
const { countsOf, scoreAnswers } = await server.ssrLoadModule('/bench/lib/answers.mjs');
const { judged, vitals, flags, times, hostile } = await scoreAnswers(values.set).finally(() =>
  server.close(),
);

const isShown = ({ id, category, verdict }) =>
  values.id ? id.includes(values.id) : verdict !== 'right' && ['all', category].includes(values.show);
for (const { id, verdict, turns, text, forbidden, absent, unseen, other } of judged.filter(isShown)) {
  console.log(`${verdict.toUpperCase()} ${id}: ${turns.join(' // ')}`);
  if (forbidden.length > 0) console.log(`  must not: ${forbidden.join('  ')}`);
  if (absent.length > 0)
    console.log(`  missing: ${absent.map((each) => each.join('  or  ')).join('\n  and ')}`);
  else if (unseen.length > 0)
    console.log(`  late: ${unseen.map((each) => each.join('  or  ')).join('\n  and ')}`);
  if (other) console.log(`  first dose: ${other}`);
  console.log(`  ${(values.id ? text : text.slice(0, 500)).replaceAll('\n', '\n  ')}\n`);
}
if (values.show) {
  for (const { text, key, expected, read } of vitals.faults)
    console.log(`${text}: ${key} is ${expected}, read ${read}`);
  for (const text of flags.missed) console.log(`No warning first: ${text}`);
}
console.table(countsOf(judged));
console.log(`vitals read ${vitals.right} of ${vitals.count}, wrong ${vitals.wrong}`);
console.log(`red flags raised ${flags.count - flags.missed.length} of ${flags.count} due`);
console.log(`an answer: p50 ${times.p50} ms, p95 ${times.p95} ms, of it work ${times.workP95} ms`);
console.log(`slowest of ${hostile.count} hostile texts: ${hostile.ms} ms, ${hostile.text.slice(0, 40)}`);
