import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results']);

/** Answers one hash over the names and contents of all files below the given paths of the repository. */
export function hashSources(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths)
    for (const file of filesBelow(path)) hash.update(file).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** Answers the files below a path of the repository in a stable order, without what is built or installed. */
export function filesBelow(path) {
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}

/** Answers whether the stamp `name` holds `hash`. */
export function isStamped(name, hash) {
  const file = inRoot(`.oryx/${name}`);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/** Notes that the work called `name` is done for sources of this hash. */
export function stamp(name, hash) {
  mkdirSync(inRoot('.oryx'), { recursive: true });
  writeFileSync(inRoot(`.oryx/${name}`), hash);
}
