import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { filesOf, firstScreens } from '../../scripts/lib/size-budget.mjs';

const reactAlone = fileURLToPath(new URL('../react-alone', import.meta.url));
const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Returns the brotli bytes of each first screen, and of React and ReactDOM alone. */
export async function measureFirstScreen() {
  return [
    ...Object.entries(firstScreens).map(([name, chunk]) => weigh(name, webDist, chunk)),
    await weighReact(),
  ];
}

function weigh(name, dist, chunk) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const { js, css } = filesOf(manifest, manifest[chunk] ? [entry, chunk] : [entry]);
  const sum = (files) => files.reduce((total, file) => total + brotliBytes(join(dist, file)), 0);
  return { name, js: sum(js), css: sum(css), html: brotliBytes(join(dist, 'index.html')) };
}

const brotliBytes = (file) => brotliCompressSync(readFileSync(file)).length;

async function weighReact() {
  const outDir = mkdtempSync(join(tmpdir(), 'oryx-react-'));
  try {
    const target = ['chrome111', 'safari16.4', 'firefox128'];
    await build({
      root: reactAlone,
      configFile: false,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, target, manifest: true, modulePreload: { polyfill: false } },
    });
    return weigh('React and ReactDOM alone', outDir);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
