import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { titlesOf } from './requirements.mjs';

const document = 'docs/hazards.md';

// The matrix of DCB0129, as the hazard log of NHS England prints it.
const severities = ['Minor', 'Significant', 'Considerable', 'Major', 'Catastrophic'];
const ratings = {
  'Very high': [3, 4, 4, 5, 5],
  High: [2, 3, 3, 4, 5],
  Medium: [2, 2, 3, 3, 4],
  Low: [1, 2, 2, 3, 4],
  'Very low': [1, 1, 2, 2, 3],
};
const likelihoods = Object.keys(ratings);
const states = ['Controlled', 'Partly', 'Open'];

/** Returns the tests that a text names: a file in backquotes, then its titles in quotes. */
export function proofsOf(text) {
  const named = text
    .replaceAll(/\s+/g, ' ')
    .matchAll(/`([\w./-]+\.(?:test|spec)\.(?:tsx?|mjs))`((?:,? "[^"]+")+)/g);
  return [...named].flatMap(([, file, titles]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ file, title })),
  );
}

/** Returns the rows of the log, each with its cells as written. */
export function hazardsOf(markdown) {
  return markdown
    .split('\n')
    .filter((line) => /^\| H-\d+ \|/.test(line))
    .map((line) => {
      const cells = line.split('|').slice(1, -1);
      const [id, harm, cause, before, controls, proof, now, state] = cells.map((cell) => cell.trim());
      return { id, harm, cause, before, controls, proof, now, state, size: cells.length };
    });
}

/** Reads "Major, High: 4". Returns undefined if a word is not of the scale or the rating not that of the matrix. */
function riskOf(cell) {
  const [, severity, likelihood, rating] = /^(\w+), ([\w ]+): (\d)$/.exec(cell ?? '') ?? [];
  const right = ratings[likelihood]?.[severities.indexOf(severity)];
  return right !== undefined && right === Number(rating)
    ? { severity, likelihood, rating: right }
    : undefined;
}

/** Returns why the log cannot be right. `titlesIn` returns the titles of a test file, or undefined without one. */
export function faultsOfHazards(markdown, titlesIn) {
  const rows = hazardsOf(markdown);
  const ids = rows.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} stands twice`),
    ...rows.flatMap((row) => faultsOfRow(row).map((fault) => `${row.id} ${fault}`)),
    ...proofsOf(markdown).flatMap(({ file, title }) => {
      const titles = titlesIn(file);
      if (titles === undefined) return [`${file} does not exist`];
      return titles.includes(title) ? [] : [`${file} has no test "${title}"`];
    }),
  ];
}

function faultsOfRow(row) {
  if (row.size !== 8) return [`has ${row.size} cells instead of 8`];
  const [before, now] = [riskOf(row.before), riskOf(row.now)];
  if (!before || !now) return [`states a risk that is not of the matrix: "${row.before}", "${row.now}"`];
  const proofs = proofsOf(row.proof).length;
  const state = /^\*\*(\w+)\*\*/.exec(row.state)?.[1];
  const isLikelier = likelihoods.indexOf(now.likelihood) < likelihoods.indexOf(before.likelihood);
  const isLessLikely = likelihoods.indexOf(now.likelihood) > likelihoods.indexOf(before.likelihood);
  return [
    ...(states.includes(state) ? [] : [`has no state of ${states.join(', ')}`]),
    ...(proofs === 0 && row.proof !== 'No test' ? ['names no test and does not say so'] : []),
    ...(now.severity === before.severity && !isLikelier
      ? []
      : ['grows worse by its controls, or less severe']),
    ...(isLessLikely && proofs === 0 ? ['is less likely now, and no test proves why'] : []),
    ...(state === 'Controlled' && (proofs === 0 || now.rating > 3)
      ? ['is called controlled without a test, or at a risk over 3']
      : []),
    ...(state !== 'Controlled' && row.state.length < 20 ? ['does not say what is left'] : []),
  ];
}

/** Prints how many hazards are controlled. Throws a Problem if the log names a test that does not exist. */
export function checkHazards(say = console.log) {
  const markdown = readFileSync(inRoot(document), 'utf8');
  const titlesIn = (file) =>
    existsSync(inRoot(file)) ? titlesOf(readFileSync(inRoot(file), 'utf8')) : undefined;
  const faults = faultsOfHazards(markdown, titlesIn);
  if (faults.length > 0) throw new Problem(`${document}:\n  ${faults.join('\n  ')}`);
  const rows = hazardsOf(markdown);
  const count = (state) => rows.filter((row) => row.state.startsWith(`**${state}**`)).length;
  const untested = rows.filter(({ proof }) => proof === 'No test').length;
  const counts = states.map((state) => `${count(state)} ${state.toLowerCase()}`).join(', ');
  say(`${'hazards'.padEnd(12)} ${rows.length}: ${counts}; ${untested} without a test`);
}
