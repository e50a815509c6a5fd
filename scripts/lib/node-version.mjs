// Plain syntax only: an old Node must be able to read this file and say what is wrong.
import { readFileSync } from 'fs';

/** Answers whether the Node version `have` is at least `least` (`major.minor`). */
export function isAtLeast(have, least) {
  const [major, minor] = have.split('.').map(Number);
  const [leastMajor, leastMinor] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** Says what is wrong and sets the exit code when this Node is older than package.json asks for. */
export function isNodeNewEnough() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const least = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, least)) return true;
  console.error(`Oryx needs Node.js ${least} or newer; this is ${process.versions.node}.`);
  console.error('Install a current version from https://nodejs.org and try again.');
  process.exitCode = 1;
  return false;
}
