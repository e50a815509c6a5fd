import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** File types worth compressing: text. Images and fonts are already compressed. */
const textTypes = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  await Promise.all([
    brotli(content, options).then((packed) => writeFile(`${file}.br`, packed)),
    gzipped(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/**
 * Writes a `.br` and a `.gz` file for every text file of the build, so that the server sends compressed files
 * without compressing them for each request. Runs after all other plugins.
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'oryx:precompress',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await filesBelow(folder);
        await Promise.all(files.filter((file) => textTypes.has(extname(file))).map(compress));
      },
    },
  };
}
