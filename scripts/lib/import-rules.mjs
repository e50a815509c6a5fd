import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { inRoot } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

/**
 * What each workspace may import from the others; `type` allows only types. Imports point down:
 * calculators, contract <- content <- remi <- server; all of them but the server <- web.
 */
const rooms = {
  calculators: {},
  contract: {},
  content: { '@oryx/contract': 'all' },
  remi: {
    '@oryx/calculators': 'all',
    '@oryx/content': 'type',
    '@oryx/content/dose-size': 'all',
    '@oryx/content/search': 'all',
    '@oryx/contract': 'type',
  },
  server: {
    '@oryx/calculators': 'all',
    '@oryx/content': 'all',
    '@oryx/content/search': 'all',
    '@oryx/contract': 'all',
    '@oryx/contract/limits': 'all',
    '@oryx/remi': 'all',
  },
  web: {
    '@oryx/calculators': 'all',
    '@oryx/content': 'all',
    '@oryx/content/dose-size': 'all',
    '@oryx/content/ecg': 'all',
    '@oryx/content/search': 'all',
    '@oryx/contract': 'type',
    '@oryx/contract/limits': 'all',
    '@oryx/remi': 'all',
  },
  e2e: { '@oryx/calculators': 'all', '@oryx/contract/limits': 'all' },
};

/** What a folder inside a workspace may not import from its neighbours. */
const folders = [
  {
    from: /^web\/src\/ui\//,
    to: /^web\/src\/(?!ui\/|product\.ts$)/,
    why: 'ui/ knows no domain: it imports nothing but ui/ and the name of the product',
  },
  {
    from: /^web\/src\/(api|session|preferences)\//,
    to: /^web\/src\/(app|screens)\//,
    why: 'what several screens use stands below them',
  },
  { from: /^web\/src\/screens\//, to: /^web\/src\/app\//, why: 'screens stand below app/' },
];

const importPattern =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

/** Answers the imports of a source text: what is imported, and whether only types are. */
export function importsOf(text) {
  return [...text.matchAll(importPattern)].map(([, type, named, dynamic]) => ({
    specifier: named ?? dynamic,
    typeOnly: type !== undefined,
  }));
}

/** Answers why `file` may not import this, or undefined when it may. Paths start at the repository root. */
export function refusal(file, { specifier, typeOnly }) {
  const room = file.split('/')[0];
  if (specifier.startsWith('.')) return refusedPath(file, join(dirname(file), specifier), room);
  if (specifier.startsWith('@oryx/')) {
    const allowed = rooms[room][specifier];
    if (allowed === undefined) return `${room}/ may not import ${specifier}`;
    // A test's imports never reach a phone.
    if (allowed === 'type' && !typeOnly && !isTest(file))
      return `${room}/ may import only types of ${specifier}`;
  } else if (room === 'calculators' && !isTest(file)) {
    return 'calculators/ is the ground: it imports nothing but itself';
  }
  return undefined;
}

const isTest = (file) => /\.test\.tsx?$|\/test\/|\.config\.ts$/.test(file);

const screenOf = (file) => /^web\/src\/screens\/([^/]+)\//.exec(file)?.[1];

function refusedPath(file, target, room) {
  if (!target.startsWith(`${room}/`)) return `a relative import may not leave ${room}/`;
  const [from, to] = [screenOf(file), screenOf(target)];
  if (from && to && from !== to && to !== 'not-found')
    return `the screen ${from} may not import the screen ${to}`;
  return folders.find((rule) => rule.from.test(file) && rule.to.test(target))?.why;
}

/** Answers one line for each import of the workspaces that the rules refuse. */
export function importViolations() {
  const files = Object.keys(rooms).flatMap(filesBelow);
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(readFileSync(inRoot(file), 'utf8')).flatMap((found) => {
        const why = refusal(file, found);
        return why ? [`${file} imports '${found.specifier}': ${why}`] : [];
      }),
    );
}
