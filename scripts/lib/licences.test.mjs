import { expect, it } from 'vitest';
import { isAllowed, licenceViolations } from './licences.mjs';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
])('the licence %s is judged as a whole expression', (expression, expected) => {
  expect(isAllowed(expression, ['MIT'])).toBe(expected);
});

it('packages that Oryx ships are judged more strictly than tools', () => {
  const packages = {
    '': { version: '1.0.0' },
    server: { version: '1.0.0' },
    'node_modules/@oryx/server': { link: true },
    'node_modules/shipped': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/a/node_modules/@scope/secret': { version: '2.0.0', dev: true },
  };
  expect(licenceViolations({ packages })).toEqual([
    'shipped 1.0.0: MPL-2.0, in what Oryx ships',
    '@scope/secret 2.0.0: no licence',
  ]);
});
