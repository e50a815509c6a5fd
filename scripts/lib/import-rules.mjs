import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { inRoot } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

/**
 * What each workspace may import from the others. `type` allows types alone. Imports point down:
 * calculators, contract <- doses, search <- content <- remi <- server. The web app stands beside the server, and
 * takes from content only what needs no file system.
 */
const rooms = {
  calculators: {},
  contract: {},
  doses: { '@oryx/calculators': 'all', '@oryx/contract': 'type' },
  search: { '@oryx/contract': 'type' },
  content: { '@oryx/contract': 'all', '@oryx/doses': 'all', '@oryx/search': 'all' },
  remi: {
    '@oryx/calculators': 'all',
    '@oryx/content': 'type',
    '@oryx/contract': 'type',
    // Plain lists, which bring no schemas into the browser.
    '@oryx/contract/asked-sections': 'all',
    '@oryx/contract/routes': 'all',
    '@oryx/doses': 'all',
    '@oryx/search': 'all',
  },
  server: {
    '@oryx/calculators': 'all',
    '@oryx/content': 'all',
    '@oryx/contract': 'all',
    '@oryx/contract/limits': 'all',
    '@oryx/doses': 'all',
    '@oryx/remi': 'all',
    '@oryx/search': 'all',
  },
  web: {
    '@oryx/calculators': 'all',
    '@oryx/doses': 'all',
    // The whole contract may be imported only for types, so that a screen loads no schemas it does not need.
    '@oryx/contract': 'type',
    '@oryx/contract/*': 'all',
    '@oryx/remi': 'all',
    '@oryx/search': 'all',
  },
  e2e: {
    '@oryx/calculators': 'all',
    '@oryx/content': 'all',
    '@oryx/contract': 'all',
    '@oryx/contract/limits': 'all',
  },
};

/**
 * The folders and files of each app from top to bottom. Each may import those that follow it, types
 * included. A folder that is not in the list may neither import nor be imported, so a new one is added here.
 */
const floors = {
  'web/src': [
    'app',
    'screens',
    'offline',
    // What Remi answers, and how it is shown.
    'answers',
    'search',
    'clinical',
    'session',
    'preferences',
    'api',
    'device',
    'service-worker',
    // ui knows no domain: it may import only the name of the product.
    'ui',
    'product.ts',
  ],
  'server/src': [
    'main.ts',
    'content.ts',
    'backup.ts',
    'admin.ts',
    'compress-shipped.ts',
    'backup',
    'workers.ts',
    'server.ts',
    'services.ts',
    'cluster-metrics.ts',
    'server-metrics.ts',
    'app.ts',
    'housekeeping.ts',
    'faults',
    'formulary',
    'learning',
    'my-pages',
    'remi',
    'search',
    'reference',
    'updates',
    'review',
    'auth',
    'content',
    'mail',
    'http',
    'storage',
    'config.ts',
    'metrics.ts',
    'database-url.ts',
    'networks.ts',
    'describe-error.ts',
    'start-error.ts',
    'dependencies.ts',
  ],
};

const importPattern =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

/** Returns the imports of a source text: what is imported, and whether only types are. */
export function importsOf(text) {
  return [...text.matchAll(importPattern)].map(([, type, named, dynamic]) => ({
    specifier: named ?? dynamic,
    typeOnly: type !== undefined,
  }));
}

/** Returns why `file` may not import this, or undefined if it may. Paths start at the repository root. */
export function refusal(file, { specifier, typeOnly }) {
  const room = file.split('/')[0];
  if (specifier.startsWith('.')) return refusedPath(file, join(dirname(file), specifier), room);
  if (specifier.startsWith('@oryx/')) {
    const [, ofPackage] = /^(@oryx\/[^/]+)\/[^/]+$/.exec(specifier) ?? [];
    const allowed = rooms[room][specifier] ?? rooms[room][`${ofPackage}/*`];
    if (allowed === undefined) return `${room}/ may not import ${specifier}`;
    // The imports of a test are not part of the app.
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
  return refusedFloor(file, target);
}

function refusedFloor(file, target) {
  const root = Object.keys(floors).find((each) => file.startsWith(`${each}/`));
  if (root === undefined) return undefined;
  if (!target.startsWith(`${root}/`)) return `${root}/ may not import from outside itself`;
  const partOf = (path) =>
    path
      .slice(root.length + 1)
      .split('/')[0]
      .replace(/\.test\.tsx?$/, '.ts');
  const [from, to] = [partOf(file), partOf(target)];
  // The code that tests share may import everything.
  if (from === to || from === 'test') return undefined;
  if (to === 'test') return isTest(file) ? undefined : `only tests may import ${root}/test/`;
  for (const part of [from, to])
    if (!floors[root].includes(part)) return `${root}/${part} has no place in the order of ${root}/`;
  return floors[root].indexOf(from) < floors[root].indexOf(to)
    ? undefined
    : `${root}/${from} stands below ${root}/${to}`;
}

/** Returns one line for each import of the workspaces that the rules refuse. */
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
