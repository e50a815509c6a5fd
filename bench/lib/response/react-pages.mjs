import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../react-pages', import.meta.url));
const origin = 'http://react-pages.example';
const pages = ['controls.html', 'dialog.html'];

/**
 * Builds the pages that are React and nothing else, one of controls and one of a list with a dialog, and lets a page
 * load them. Returns a function from a page and its counts to its address, and one to clean up.
 */
export async function serveReactPages(page) {
  const outDir = mkdtempSync(join(tmpdir(), 'oryx-react-pages-'));
  const target = ['chrome111', 'safari16.4', 'firefox128'];
  const input = pages.map((name) => join(root, name));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target, rolldownOptions: { input } },
  });
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(outDir, new URL(route.request().url()).pathname) }),
  );
  return {
    addressFor: (name, counts) => `${origin}/${name}?${new URLSearchParams(counts)}`,
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
