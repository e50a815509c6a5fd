import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const zod = { version: '4.6.7', integrity: 'sha512-zod' };
const wanted = {
  packages: {
    '': {},
    server: {},
    'node_modules/zod': zod,
    'node_modules/other-machine': { version: '1.0.0', optional: true },
  },
};

it('an installation is complete if every package is there in its version', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/zod': zod } })).toBe(true);
});

it('an installation with a missing or an outdated package is incomplete', () => {
  expect(isInstalled(wanted, { packages: {} })).toBe(false);
  expect(isInstalled(wanted, { packages: { 'node_modules/zod': { ...zod, version: '4.0.0' } } })).toBe(false);
});
