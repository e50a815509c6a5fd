import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Licences of what Oryx ships: they ask for a notice at most. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
/** Licences that also suit tools, which are not passed on: data and fonts by attribution, copyleft by file. */
const forTools = [...permissive, 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'OFL-1.1'];

/** Returns true if an SPDX expression, such as `(MIT AND Zlib)`, can be met with the allowed licences. */
export function isAllowed(expression, allowed) {
  const either = expression.replaceAll(/[()]/g, '').split(' OR ');
  return either.some((all) => all.split(' AND ').every((licence) => allowed.includes(licence)));
}

/** Returns a line for each package of a lock file whose licence is missing or not allowed. */
export function licenceViolations({ packages }) {
  return Object.entries(packages).flatMap(([path, { version, license, link, dev, devOptional }]) => {
    // Workspaces are links to folders, which are listed by themselves.
    if (link || !path.includes('node_modules/')) return [];
    const isTool = dev === true || devOptional === true;
    if (license !== undefined && isAllowed(license, isTool ? forTools : permissive)) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [`${name} ${version}: ${license ?? 'no licence'}${isTool ? '' : ', in what Oryx ships'}`];
  });
}

/** Checks the licences of all packages. Throws a Problem that names those that are not allowed. */
export function checkLicences() {
  const violations = licenceViolations(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')));
  if (violations.length > 0) throw new Problem(`Licences that are not allowed:\n${violations.join('\n')}`);
}
