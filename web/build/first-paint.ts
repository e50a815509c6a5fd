import { build, defaultClientConditions, type Plugin, runnerImport } from 'vite';
import type { DrawnScreen } from '../src/device/page-start.ts';
import { screenFiles } from './bundle.ts';
import type { PageStyles } from './styles.ts';

const resolve = { conditions: ['oryx-source', ...defaultClientConditions] };

/** Returns the code of a file with its imports as one classic script. */
async function scriptOf(entry: string, target: string[], define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve,
    define,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const code = outputs.flatMap(({ output }) =>
    output.map((file) => (file.type === 'chunk' ? file.code : '')),
  );
  return code.join('').trim();
}

/**
 * Returns the markup of the screens that the page draws by itself, rendered by React in this process. The app is loaded
 * once more for it, because React leaves its last values in the contexts that it has rendered.
 */
export async function drawnMarkup(root: string): Promise<Record<DrawnScreen, string>> {
  const { module } = await runnerImport<{ markup: Record<DrawnScreen, string> }>(
    `${root}/src/app/markup.tsx`,
    { root, configFile: false, logLevel: 'warn', ssr: { resolve } },
  );
  const bare = (html: string) => html.replace(/^<link rel="preload"[^>]*>/, '');
  return { landing: bare(module.markup.landing), home: bare(module.markup.home) };
}

/** Returns the screens as the page keeps them until one is drawn. */
async function templates(root: string): Promise<string> {
  return Object.entries(await drawnMarkup(root))
    .map(([screen, html]) => `<template id="${screen}">${html}</template>`)
    .join('');
}

/**
 * Puts into index.html what the first paint needs, so that nothing waits in line. It puts in the script of
 * `src/app/first-paint.ts`, which runs before first paint, the styles of the first screens, and the markup of two of
 * them. The server allows script and styles by their hashes. While developing, it is the script alone.
 */
export function firstPaint(root: string, target: string[], styles: PageStyles): Plugin {
  const script = (files: Record<string, string[]>) =>
    scriptOf(`${root}/src/app/first-paint.ts`, target, {
      screenFiles: JSON.stringify(files),
      styleSheet: JSON.stringify(styles.sheet),
    });
  return {
    name: 'oryx:first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return [{ tag: 'script', children: await script({}), injectTo: 'head' }];
        return {
          html: html.replace('<!-- markup -->', await templates(root)),
          tags: [
            { tag: 'script', children: await script(screenFiles(bundle)), injectTo: 'head' },
            { tag: 'style', children: styles.first, injectTo: 'head' },
          ],
        };
      },
    },
  };
}
