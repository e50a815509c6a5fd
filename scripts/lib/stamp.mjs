import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const skipped = new Set([
  '.git',
  '.oryx',
  'compiled',
  'data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/**
 * Returns one hash over the names and contents of all files below the given paths of the repository, except
 * those whose names match `without`.
 */
export function hashSources(paths, without) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of paths.flatMap(filesBelow)) {
    if (without?.test(file)) continue;
    hash.update(`\n${file}\n`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/** Returns the files below a path of the repository in a stable order, except built and installed ones. */
export function filesBelow(path) {
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}

/** Returns whether the stamp `name` holds `hash`. */
export function isStamped(name, hash) {
  const file = inRoot(`.oryx/${name}`);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/** Writes the stamp `name` with the hash of the sources whose work is done. */
export function stamp(name, hash) {
  mkdirSync(inRoot('.oryx'), { recursive: true });
  writeFileSync(inRoot(`.oryx/${name}`), hash);
}
