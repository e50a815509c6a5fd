import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import type { AppFile } from '../src/service-worker/app-files.ts';

/** File of the build that holds the service worker. */
const workerFile = 'sw.js';

/** File types that the app needs when it is open. */
const keptTypes = new Set(['.css', '.html', '.js', '.png', '.svg', '.webmanifest']);

/** Pictures for the installation, which only a browser that is online shows. */
const notKept = /^\/(screenshots\/|sw\.js$)/;

/** Returns every file of a built app that is kept on the device, in the order of their paths. */
async function appFilesOf(folder: string): Promise<AppFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const urls = entries
    .filter((entry) => entry.isFile() && keptTypes.has(extname(entry.name)))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((url) => !notKept.test(url))
    .sort();
  return Promise.all(
    urls.map(async (url) => {
      const content = await readFile(join(folder, url));
      const digest = createHash('sha256').update(content).digest().subarray(0, 12).toString('base64');
      return { url, digest, size: content.length };
    }),
  );
}

/**
 * Builds the service worker when all other files of the app are written. It is one classic script, because not every
 * supported browser runs modules there.
 */
export function serviceWorker(entry: string, folder: string, target: string[]): Plugin {
  return {
    name: 'oryx:service-worker',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { filesOfBuild: JSON.stringify(await appFilesOf(folder)) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target,
            modulePreload: false,
            rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: workerFile } },
          },
        });
      },
    },
  };
}
