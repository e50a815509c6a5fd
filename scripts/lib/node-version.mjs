// This file has plain syntax only, so that an old Node can run it and print the message.
import { readFileSync } from 'fs';

/** Returns whether the Node version `have` is at least `least` (`major.minor`). */
export function isAtLeast(have, least) {
  const [major, minor] = have.split('.').map(Number);
  const [leastMajor, leastMinor] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * Returns whether this Node is as new as package.json asks for. If it is not, prints a message and sets the
 * exit code.
 */
export function isNodeNewEnough() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const least = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, least)) return true;
  console.error(`Oryx needs Node.js ${least} or newer; this is ${process.versions.node}.`);
  console.error('Install a current version from https://nodejs.org and try again.');
  process.exitCode = 1;
  return false;
}
