import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureFirstScreen } from './lib/first-screen.mjs';
import { measurePageLoad } from './lib/page-load.mjs';
import { measureReferenceList } from './lib/reference-list.mjs';
import { measureRemi } from './lib/remi.mjs';
import { record, resultsBefore } from './lib/report.mjs';
import { measureLongVisit, measureOpenings, measureResponse, measureSearchBoxes } from './lib/response.mjs';
import { measureSearch } from './lib/search.mjs';

/** The parts, each with the name of its results. */
const parts = {
  bytes: ['firstScreen', measureFirstScreen],
  load: ['pageLoad', measurePageLoad],
  response: ['response', measureResponse],
  opening: ['opening', measureOpenings],
  typing: ['typing', measureSearchBoxes],
  memory: ['memory', measureLongVisit],
  lists: ['referenceList', measureReferenceList],
  search: ['search', measureSearch],
  remi: ['remi', measureRemi],
};

// Parts to measure, and in the part `response` the tools. The other tables and rows stay as they are.
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, tool: { type: 'string', multiple: true } },
});
const wanted = values.only ?? Object.keys(parts);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  throw new Error(`There is no part ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}.`);
}

const made = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  cores: cpus().length,
  load: Number((loadavg()[0] ?? 0).toFixed(1)),
};
const results = {};
for (const name of wanted) {
  const [key, measure] = parts[name];
  const before = resultsBefore(key);
  results[key] = { made, measured: await measure({ wanted: values.tool, before, made }) };
}
record(results);
