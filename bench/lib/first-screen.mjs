import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, firstScreens, stylesIn } from '../../scripts/lib/size-budget.mjs';
import { buildReactAlone } from './react-alone.mjs';

const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Returns the brotli bytes of each first screen, of React alone, and of React with a router. */
export async function measureFirstScreen() {
  const screens = Object.entries(firstScreens).map(([name, chunk]) => {
    const [entry] = Object.entries(manifestOf(webDist)).find(([, { isEntry }]) => isEntry);
    return weigh(name, webDist, 'index.html', [entry, chunk]);
  });
  const outDir = mkdtempSync(join(tmpdir(), 'oryx-react-'));
  try {
    await buildReactAlone(outDir);
    return [
      ...screens,
      weigh('React and ReactDOM alone', outDir, 'react.html', ['react.html']),
      weigh('the same with the router', outDir, 'index.html', ['index.html']),
    ];
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

const manifestOf = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** Returns the brotli bytes of a page and its chunks. A chunk without a place in the manifest lies in another one. */
function weigh(name, dist, page, chunks) {
  const manifest = manifestOf(dist);
  const files = filesOf(
    manifest,
    chunks.filter((chunk) => manifest[chunk]),
  );
  const html = readFileSync(join(dist, page), 'utf8');
  const js = files.reduce((total, file) => total + brotliBytes(readFileSync(join(dist, file))), 0);
  return { name, js, css: brotliBytes(stylesIn(html)), html: brotliBytes(html) };
}

const brotliBytes = (text) => (text.length === 0 ? 0 : brotliCompressSync(text).length);
