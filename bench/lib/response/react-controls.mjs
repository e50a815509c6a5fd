import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../react-controls', import.meta.url));
const origin = 'http://react-controls.example';

/**
 * Builds the React page that is nothing but controls, and lets a page load it. Returns a function from the number of
 * controls of each kind to its address, and one to clean up.
 */
export async function serveReactControls(page) {
  const outDir = mkdtempSync(join(tmpdir(), 'oryx-controls-'));
  const target = ['chrome111', 'safari16.4', 'firefox128'];
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true, target } });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(outDir, pathname === '/' ? 'index.html' : pathname) });
  });
  return {
    addressFor: (controls) => `${origin}/?${new URLSearchParams(controls)}`,
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
