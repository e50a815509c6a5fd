import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { filesBelow } from './stamp.mjs';

const rooms = ['calculators', 'contract', 'search', 'content', 'remi', 'server', 'web'];
const openFile = 'docs/requirements-open.txt';

const idPattern = /[A-Z]+(?:-[A-Z]+)?-\d{2}/;
const listPattern = new RegExp(`${idPattern.source}(?:\\.\\.${idPattern.source})?`, 'g');
// A table of `it.each` may hold strings of its own: then its end, `])(`, stands before the title.
const titlePattern =
  /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?|\]\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** Returns the requirements of the product's list, in its order, and which of them only a browser proves. */
export function requirementsOf(markdown) {
  const lines = markdown.matchAll(/^- \*\*([A-Z]+(?:-[A-Z]+)?-\d{2})\*\*.*?(\*\(proof: browser\)\*)?$/gm);
  return [...lines].map(([, id, mark]) => ({ id, needsBrowser: mark !== undefined }));
}

/** Returns the IDs that a test's title names; `PLAT-06..PLAT-08` names all three. */
export function idsOfTitle(title) {
  return (title.match(listPattern) ?? []).flatMap((found) => {
    const [first, last] = found.split('..');
    if (!last) return [first];
    const [area, from] = splitId(first);
    const [, to] = splitId(last);
    return Array.from({ length: to - from + 1 }, (_, i) => `${area}-${String(from + i).padStart(2, '0')}`);
  });
}

/** Returns the titles of the tests in a source text. */
export function titlesOf(source) {
  return [...source.matchAll(titlePattern)].map(([, , title]) => title);
}

function splitId(id) {
  const at = id.lastIndexOf('-');
  return [id.slice(0, at), Number(id.slice(at + 1))];
}

/**
 * Compares the requirements with the IDs that tests name, those in a browser and the cheaper ones, and
 * with the IDs of the file of open ones.
 */
export function compare({ requirements, inBrowser, cheaper, noted }) {
  const listed = requirements.map(({ id }) => id);
  const proved = new Set([...inBrowser, ...cheaper]);
  const open = listed.filter((id) => !proved.has(id));
  // Names such as CURB-65 look like IDs and are none: their area is not in the list.
  const areas = new Set(listed.map((id) => splitId(id)[0]));
  return {
    open,
    unknown: [...proved].filter((id) => areas.has(splitId(id)[0]) && !listed.includes(id)),
    newlyOpen: open.filter((id) => !noted.includes(id)),
    staleNotes: noted.filter((id) => !open.includes(id)),
    unseen: requirements
      .filter(({ id, needsBrowser }) => needsBrowser && !inBrowser.has(id))
      .map(({ id }) => id),
    twice: requirements
      .filter(({ id, needsBrowser }) => !needsBrowser && inBrowser.has(id) && cheaper.has(id))
      .map(({ id }) => id),
  };
}

/** Prints how many requirements are proved. Throws a Problem if tests, list and file of open ones disagree. */
export function checkRequirements(say = console.log) {
  const requirements = requirementsOf(readFileSync(inRoot('docs/requirements.md'), 'utf8'));
  const noted = readFileSync(inRoot(openFile), 'utf8').split('\n').filter(Boolean);
  const [inBrowser, cheaper] = [idsOfTests(['e2e']), idsOfTests(rooms)];
  const { open, unknown, newlyOpen, staleNotes, unseen, twice } = compare({
    requirements,
    inBrowser,
    cheaper,
    noted,
  });
  sayAreas(
    requirements.map(({ id }) => id),
    open,
    say,
  );
  if (twice.length > 0) {
    say(`\n${twice.length} need no browser, and both end-to-end and cheaper tests name them:`);
    say(`  ${twice.join(' ')}`);
  }
  const complaints = [
    [unknown, 'Test titles name requirements that docs/requirements.md does not have:'],
    [newlyOpen, `No test names these requirements, and ${openFile} only ever shrinks:`],
    [unseen, 'These need the proof of a real browser, and no end-to-end test names them:'],
    [staleNotes, `These are proved now; delete their lines from ${openFile}:`],
  ];
  const text = complaints
    .filter(([ids]) => ids.length > 0)
    .map(([ids, sentence]) => `${sentence}\n  ${ids.join(' ')}`)
    .join('\n');
  if (text) throw new Problem(text);
}

/** Returns the IDs that the tests of these folders name. */
function idsOfTests(folders) {
  const tests = folders.flatMap(filesBelow).filter((file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file));
  return new Set(tests.flatMap((file) => titlesOf(readFileSync(inRoot(file), 'utf8')).flatMap(idsOfTitle)));
}

function sayAreas(listed, open, say) {
  for (const area of new Set(listed.map((id) => splitId(id)[0]))) {
    const all = listed.filter((id) => splitId(id)[0] === area).length;
    const left = open.filter((id) => splitId(id)[0] === area);
    const which = left.length > 0 ? `  open: ${left.join(' ')}` : '';
    say(`${area.padEnd(12)} ${String(all - left.length).padStart(3)} of ${String(all).padStart(3)}${which}`);
  }
  say(`${'total'.padEnd(12)} ${listed.length - open.length} of ${listed.length}`);
}
