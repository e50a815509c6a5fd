import { readFileSync, writeFileSync } from 'node:fs';

const file = (name) => new URL(`../${name}`, import.meta.url);

/** Writes the measurements as data and as tables, and prints the tables. */
export function record(results) {
  writeFileSync(file('results.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(file('results.md'), asMarkdown(results));
  console.log(asMarkdown(results));
}

/** Returns the measurements as the tables of bench/results.md. */
function asMarkdown({ date, node, cores, firstScreen, referenceList, search, remi }) {
  const bytes = firstScreen.map(({ name, js, css, html }) => `| ${name} | ${js} | ${css} | ${html} |`);
  const rates = referenceList.rows.map(
    ({ mode, oryx, bare, ratio, expressBytes, ratioToExpressBytes, expressRows, ratioToExpressRows }) =>
      `| ${mode} | ${oryx} | ${bare} | ${ratio.toFixed(2)} | ${expressBytes} | ${ratioToExpressBytes.toFixed(2)} | ${expressRows} | ${ratioToExpressRows.toFixed(2)} |`,
  );
  const waits = search.rows.map(
    ({ mode, p95, bareP95, rate, bareRate }) => `| ${mode} | ${p95} | ${bareP95} | ${rate} | ${bareRate} |`,
  );
  return `# Measurements

Made by \`npm run bench\` on ${date}, Node ${node}, ${cores} cores. Each figure stands beside a reference of the same run.

## Bytes of the first screen

Brotli bytes that a browser loads before the screen can be used. The reference is React and ReactDOM alone, built the same way.

| Screen | JavaScript | CSS | HTML |
|---|---|---|---|
${bytes.join('\n')}

## Requests a second of one reference list

\`GET ${referenceList.path}\`, signed in (${referenceList.bytes} bytes in full, ${referenceList.compressedBytes} compressed), beside servers that do not ask who calls: bare \`node:http\` and Express, both sending the same bytes, and Express as it is mostly used, which turns the rows into JSON for each call and compresses nothing. Medians of ${referenceList.rounds} alternating rounds of ${referenceList.seconds} s with ${referenceList.connections} connections, driven from a process of its own. Each ratio is of Oryx to the server on its left.

| Answer | Oryx | bare node:http | ratio | Express, same bytes | ratio | Express, rows | ratio |
|---|---|---|---|---|---|---|---|
${rates.join('\n')}

## Search

Of ${search.queries} queries as clinicians type them (\`server/src/test/search/queries.yaml\`), the right thing stands first for ${percent(search.recallAtOne)} and among the first three for ${percent(search.recallAtThree)}.

\`GET /api/search?q=\` from ${search.clients} clients that type these queries letter by letter, signed in, beside a bare \`node:http\` server that always sends the same answer: 95 of 100 are answered within so many ms, as the clients see it. Typing, each client pauses for ${search.typingPause} ms after an answer. Medians of ${search.rounds} alternating rounds of ${search.seconds} s.

| Clients | Oryx p95 | bare p95 | Oryx requests a second | bare requests a second |
|---|---|---|---|---|
${waits.join('\n')}

${remiSection(remi)}
${readFileSync(file('checks.md'), 'utf8')}`;
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

function remiSection({
  tuned,
  late,
  all,
  freshFirst,
  fresh,
  outside,
  sentences,
  unsourced,
  rounds,
  p95,
  workP95,
  interactions,
  patients,
  attacks,
}) {
  const hits = [
    ['all', all],
    ['tuned on', tuned],
    ['held out', late],
    ['of another author, when first asked', freshFirst],
    ['the same, after their misses were read', fresh],
  ].map(
    ([name, { count, first, third }]) => `| ${name} | ${count} | ${percent(first)} | ${percent(third)} |`,
  );
  return `## Remi

The built-in responder over the content that comes with Oryx (\`bench/remi/\`). The right page is the first source of the answer, or among the first three, for so many questions as clinicians type them:

| Questions | Count | first | first three |
|---|---|---|---|
${hits.join('\n')}

Of ${outside.count} questions that Oryx has nothing on, ${outside.answered} are answered with a passage all the same. Of ${sentences} lines of answers, ${unsourced} say something clinical without a source. 95 of 100 questions are answered within ${p95} ms in a process of the server's kind, and within ${workP95} ms of its processor's work, which other programs on the machine don't lengthen (${rounds} rounds).

| Set | Count | wrong |
|---|---|---|
| questions about drugs given together (${interactions.pairs} pairs) | ${interactions.count} | ${interactions.wrong} |
| of these, a pair called safe | ${interactions.count} | ${interactions.falseSafe} |
| patients handed over | ${patients.count} | ${patients.wrong} |
| attempts to make it invent a dose or leave its role | ${attacks.count} | ${attacks.successes} |
`;
}
