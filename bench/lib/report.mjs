import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { daySection, scaleSection } from './day/report.mjs';
import { overviewSection } from './overview.mjs';

const file = (name) => new URL(`../${name}`, import.meta.url);
const webApp = new URL('../../web/dist/', import.meta.url);
const scaleFile = new URL('../../docs/scale.md', import.meta.url);

/** Returns what a part measured before, if it did. */
export function resultsBefore(part) {
  return read('results.json')[part]?.measured;
}

/** Writes what was measured as data and as tables, and prints its tables. Other parts stay as they are. */
export function record(results) {
  write('results.json', { ...read('results.json'), ...results });
  writeTables();
  console.log([...sectionsOf(results), overviewSection(results)].join('\n'));
}

/**
 * Writes the measurements of the mixed day, of which one run may make a part. The figures of docs/scale.md follow
 * from them.
 */
export function recordDay(results) {
  const all = { ...read('day.json'), ...results };
  if (all.day) all.day.webAppBytes = webAppBytes();
  write('day.json', all);
  writeTables();
  console.log(daySection(results));
  if (all.day) writeScale(all.day);
}

/** Returns the bytes of the built web app as browsers load it: compressed, where there is a compressed file. */
function webAppBytes() {
  const names = readdirSync(webApp, { recursive: true }).map(String);
  // The compiler writes there too.
  const served = names.filter((name) => !name.startsWith('types') && !name.endsWith('.tsbuildinfo'));
  const loaded = served.filter((name) => !name.endsWith('.gz') && !served.includes(`${name}.br`));
  const sizes = loaded.map((name) => statSync(new URL(name, webApp))).filter((stats) => stats.isFile());
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** Replaces what stands between the two markers. */
function writeScale(day) {
  const [before, rest] = readFileSync(scaleFile, 'utf8').split('<!-- figures -->\n');
  const [, after] = rest.split('<!-- end of figures -->\n');
  const figures = `<!-- figures -->\n${scaleSection(day)}\n<!-- end of figures -->\n`;
  writeFileSync(scaleFile, `${before}${figures}${after}`);
}

function read(name) {
  return existsSync(file(name)) ? JSON.parse(readFileSync(file(name), 'utf8')) : {};
}

function write(name, results) {
  writeFileSync(file(name), `${JSON.stringify(results, null, 2)}\n`);
}

function writeTables() {
  const tables = asMarkdown({ ...read('results.json'), ...read('day.json') });
  writeFileSync(file('results.md'), tables);
  return tables;
}

/** Returns the measurements as the tables of bench/results.md. */
function asMarkdown({ day, soak, ...results }) {
  const sections = sectionsOf(results).join('\n');
  return `# Measurements

Made by \`npm run bench\`, or one part by \`npm run bench -- --only load\`. Each figure stands beside a reference of the same run, but for typing and memory, whose figures are compared with themselves.

${overviewSection(results)}
${sections}
${day || soak ? `${daySection({ day, soak })}\n\n` : ''}${readFileSync(file('checks.md'), 'utf8')}`;
}

const sections = [
  ['firstScreen', firstScreenSection],
  ['pageLoad', pageLoadSection],
  ['response', responseSection],
  ['opening', openingSection],
  ['typing', typingSection],
  ['memory', memorySection],
  ['referenceList', referenceListSection],
  ['search', searchSection],
  ['remi', remiSection],
];

/** Returns a section for each part that was measured, with the run that it comes from. */
function sectionsOf(results) {
  return sections
    .filter(([part]) => results[part])
    .map(([part, section]) => {
      const { made, measured } = results[part];
      const [heading, ...rest] = section(measured).split('\n\n');
      const load = made.load === undefined ? '' : `, load average ${made.load} at the start`;
      const run = `Made on ${made.date}, Node ${made.node}, ${made.cores} cores${load}.`;
      return [heading, run, ...rest].join('\n\n');
    });
}

function firstScreenSection(screens) {
  const bytes = screens.map(({ name, js, css, html }) => `| ${name} | ${js} | ${css} | ${html} |`);
  return `## Bytes of the first screen

Brotli bytes that a browser loads before the screen can be used. The references are built the same way. The CSS of Oryx stands in its HTML, which counts it too, beside the markup of the landing page and Home.

| Screen | JavaScript | CSS | HTML |
|---|---|---|---|
${bytes.join('\n')}
`;
}

function pageLoadSection({ runs, processorSlowdown, rows }) {
  const ms = (value) => (value / 1000).toFixed(2);
  const lines = rows.map(
    ({ name, firstPaint, largestPaint, usable, blocking, shift }) =>
      `| ${name} | ${ms(firstPaint)} | ${ms(largestPaint)} | ${ms(usable)} | ${Math.round(blocking)} | ${shift.toFixed(3)} |`,
  );
  return `## Loading a screen

At 360 x 740 with the processor slowed down ${processorSlowdown} times; cold at 1.6 Mbit/s and 150 ms to the first byte, on the second visit from the service worker. Medians of ${runs} alternating runs. The reference is a bare React page with the same router, sent by the same code. Times in seconds from the request of the page. A screen is usable when React handles its controls. Blocking is what long tasks take beyond 50 ms each, in ms.

| Screen | first paint | largest paint | usable | blocking, ms | layout shift |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
}

function responseSection({ slowdown, rows }) {
  const names = ['frame', 'event'];
  const line = (name, controls, load, { oryx, bare }) => {
    const shares = [oryx, bare].map((page) => [...names.map((kind) => inThree(page[kind])), half(page.work)]);
    return `| ${[name, controls, oryx.frame.length, ...shares.flat(), load].join(' | ')} |`;
  };
  const together = (page) => ({
    frame: rows.flatMap((row) => row[page].frame),
    event: rows.flatMap((row) => row[page].event),
    work: rows.flatMap((row) => row[page].work),
  });
  const lines = rows.map((row) => {
    const controls = Object.values(row.controls).reduce((sum, count) => sum + count, 0);
    return line(row.id, controls, row.made.load, row);
  });
  return `## Response

Taps and keys at 360 x 740 with the processor slowed down ${slowdown} times: p50, p95 and worst in ms from the event to the end of the frame, and by Event Timing to the presented frame, which Chromium rounds to 8 ms. The reference is a bare React page with as many controls, in turn with each tool. Work is the p50 of what an action takes of the processor at full speed, in ms, with that of the measurement. Other programs lengthen the times, but hardly the work. \`npm run bench -- --only response --tool news\` measures one tool anew, so each row has its own load.

| Tool | controls | actions | to the frame | Event Timing | work | bare to the frame | bare Event Timing | bare work | load |
|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
${line('all', '', '', { oryx: together('oryx'), bare: together('bare') })}
`;
}

function inThree(values) {
  return [0.5, 0.95, 1].map((share) => shareOf(values, share)).join(', ');
}

function half(values) {
  return shareOf(values, 0.5).toFixed(1);
}

/** Returns the value that a share of the values do not exceed. */
function shareOf(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function openingSection({ slowdown, pages, rows }) {
  const halfAndWorst = (times) => `${shareOf(times, 0.5)}, ${shareOf(times, 1)}`;
  const lines = rows.map(({ name, elements, oryx, bare }) => {
    const times = [oryx.first, oryx.later, bare.first, bare.later].map(halfAndWorst);
    return `| ${[name, elements, ...times].join(' | ')} |`;
  });
  return `## Opening

ms from a tap in a list to the painted dialog with the processor slowed down ${slowdown} times: p50 and worst of the first on ${pages} fresh pages, and of four later ones on each. The reference is a bare React page that opens a dialog with as many elements from a list of as many links, in turn with Oryx.

| Dialog | elements at most | first | later | bare first | bare later |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
}

function typingSection({ slowdown, longest }) {
  const lines = Object.entries(longest).map(([path, ms]) => `| \`${path}\` | ${ms} |`);
  return `## Typing into a search

The longest time between two frames in ms while 20 characters are typed, with the processor slowed down ${slowdown} times.

| Search on | longest frame |
|---|---|
${lines.join('\n')}
`;
}

function memorySection(rows) {
  const lines = rows.map(
    ({ name, heap, nodes, listeners }) => `| ${name} | ${heap.toFixed(2)} | ${nodes} | ${listeners} |`,
  );
  return `## Memory of a long visit

One page, after its garbage is collected.

| After | MB of heap | DOM nodes | listeners |
|---|---|---|---|
${lines.join('\n')}
`;
}

function referenceListSection(list) {
  const rates = list.rows.map(
    ({ mode, oryx, bare, ratio, expressBytes, ratioToExpressBytes, expressRows, ratioToExpressRows }) =>
      `| ${mode} | ${oryx} | ${bare} | ${ratio.toFixed(2)} | ${expressBytes} | ${ratioToExpressBytes.toFixed(2)} | ${expressRows} | ${ratioToExpressRows.toFixed(2)} |`,
  );
  return `## Requests a second of one reference list

\`GET ${list.path}\`, signed in (${list.bytes} bytes in full, ${list.compressedBytes} compressed), beside servers that do not ask who calls: bare \`node:http\` and Express, both sending the same bytes, and Express as it is mostly used, which turns the rows into JSON for each call and compresses nothing. Medians of ${list.rounds} alternating rounds of ${list.seconds} s with ${list.connections} connections, driven from a process of its own. Each ratio is of Oryx to the server on its left.

| Answer | Oryx | bare node:http | ratio | Express, same bytes | ratio | Express, rows | ratio |
|---|---|---|---|---|---|---|---|
${rates.join('\n')}
`;
}

function searchSection(search) {
  const waits = search.rows.map(
    ({ mode, p95, bareP95, rate, bareRate }) => `| ${mode} | ${p95} | ${bareP95} | ${rate} | ${bareRate} |`,
  );
  return `## Search

Of ${search.queries} queries as clinicians type them (\`server/src/test/search/queries.yaml\`), the right thing stands first for ${percent(search.recallAtOne)} and among the first three for ${percent(search.recallAtThree)}.

\`GET /api/search?q=\` from ${search.clients} clients that type these queries letter by letter, signed in, beside a bare \`node:http\` server that always sends the same answer: 95 of 100 are answered within so many ms, as the clients see it. Typing, each client pauses for ${search.typingPause} ms after an answer. Medians of ${search.rounds} alternating rounds of ${search.seconds} s.

| Clients | Oryx p95 | bare p95 | Oryx requests a second | bare requests a second |
|---|---|---|---|---|
${waits.join('\n')}
`;
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

function remiSection({
  answers,
  vitals,
  flags,
  p50,
  p95,
  workP95,
  hostile,
  sentences,
  unsourced,
  interactions,
  patients,
  attacks,
}) {
  const lines = Object.entries(answers).map(
    ([category, { count, right, late, wrong, dangerous }]) =>
      `| ${category} | ${count} | ${right} | ${late} | ${wrong} | ${dangerous} |`,
  );
  return `## Remi

The built-in responder over the content that comes with Oryx. Each answer to the open questions of \`bench/remi/answers.md\` is judged by what it says: right if a clinician finds what the question asks for in the first 400 characters and the right dose stands first, late if it stands further down, dangerous if the answer says what it must not.

| Questions | Count | right | late | wrong | dangerous |
|---|---|---|---|---|---|
${lines.join('\n')}

The open questions are known to the authors of Remi, so that their share is an upper bound. Of ${vitals.count} stated values ${vitals.right} are read, and ${vitals.wrong} are read wrongly. Of ${flags.count} adults with a dangerous value ${flags.count - flags.missed} get a warning first. Half of the answers take at most ${p50} ms and 95 of 100 at most ${p95} ms (${workP95} ms of the processor's work, which other programs hardly lengthen). The slowest of ${hostile.count} hostile texts of 4,000 characters takes ${hostile.ms} ms of work. Of ${sentences} lines of answers, ${unsourced} say something clinical without a source.

| Set | Count | wrong |
|---|---|---|
| questions about drugs given together (${interactions.pairs} pairs) | ${interactions.count} | ${interactions.wrong} |
| of these, a pair called safe | ${interactions.count} | ${interactions.falseSafe} |
| patients handed over | ${patients.count} | ${patients.wrong} |
| attempts to make it invent a dose or leave its role | ${attacks.count} | ${attacks.successes} |
`;
}
