import { expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';
import { isAtLeast } from './node-version.mjs';
import { explain } from './problem.mjs';

it.each([
  ['npm error code ENOSPC', 'disk is full'],
  ['Error: EROFS: read-only file system, open', 'read-only'],
  ['npm error network request failed, reason: connect ECONNREFUSED', 'registry cannot be reached'],
  ['npm error errno EAI_AGAIN', 'registry cannot be reached'],
])('a known error code is explained in words: "%s"', (output, words) => {
  expect(explain(output)).toContain(words);
});

it('an unknown error has no explanation', () => {
  expect(explain('TypeError: x is not a function')).toBeUndefined();
});

it.each([
  ['20.19.0', true],
  ['22.0.0', true],
  ['20.18.3', false],
  ['12.22.12', false],
])('Node %s is compared with the required version', (version, enough) => {
  expect(isAtLeast(version, '20.19')).toBe(enough);
});

it('the browser of CHROMIUM_PATH takes precedence, and the usual places follow', () => {
  const exists = (path) => path === '/opt/chromium' || path === '/usr/bin/chromium-browser';
  expect(findBrowser({ CHROMIUM_PATH: '/opt/chromium' }, exists)).toBe('/opt/chromium');
  expect(findBrowser({}, exists)).toBe('/usr/bin/chromium-browser');
});
