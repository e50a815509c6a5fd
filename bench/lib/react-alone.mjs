import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../react-alone', import.meta.url));

/** Builds the bare React page with the options of the web app, and compresses its files for the server. */
export async function buildReactAlone(outDir) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome111', 'safari16.4', 'firefox128'],
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { react: join(root, 'react.html'), page: join(root, 'index.html') } },
    },
  });
  for (const name of readdirSync(outDir, { recursive: true })) {
    if (!/\.(html|js)$/.test(name)) continue;
    const file = join(outDir, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
