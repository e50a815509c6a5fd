import {
  build,
  defaultClientConditions,
  type IndexHtmlTransformContext,
  type Plugin,
  runnerImport,
} from 'vite';

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

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Returns a JavaScript file and those that it imports, directly or not. */
function filesOf(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunk.imports) filesOf(bundle, next, seen);
  return seen;
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((each) => each.type === 'chunk');

/** Returns the chunk that every screen loads. */
function entryOf(bundle: Bundle) {
  const [entry, other] = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  if (entry === undefined || other !== undefined || entry.imports.length > 0) {
    throw new Error('What every screen loads is not in one file.');
  }
  return entry;
}

/** Returns the addresses of the files of each screen, by the name of its folder, without the entry. */
function screenFiles(bundle: Bundle): Record<string, string[]> {
  const found = chunksOf(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const folder = /\/screens\/([^/]+)\/\1-screen\.tsx$/.exec(facadeModuleId ?? '')?.[1];
    if (folder === undefined) return [];
    const files = [...filesOf(bundle, fileName)].filter((file) => file !== entryOf(bundle).fileName);
    return [[folder, files.map((file) => `/${file}`)] as const];
  });
  return Object.fromEntries(found);
}

/** Takes the styles of the entry out of the bundle, so that nothing loads them, and returns their text. */
function takeStyles(bundle: Bundle): string {
  const styles = entryOf(bundle).viteMetadata?.importedCss ?? new Set();
  const files = [...styles];
  styles.clear();
  const texts = files.map((file) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`There is no style sheet ${file}.`);
    delete bundle[file];
    return String(asset.source);
  });
  // Tailwind's initial values for browsers that know no @property, and Vite's mark at the end.
  return texts
    .join('')
    .replace(/@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/, '')
    .replace(/\s*\/\*\$vite\$:\d+\*\/\s*/g, '');
}

/** Returns the markup of the screens that the page draws by itself, rendered by React in this process. */
async function markup(root: string): Promise<string> {
  const { module } = await runnerImport<{ markup: Record<string, string> }>(`${root}/src/app/markup.tsx`, {
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { resolve },
  });
  return Object.entries(module.markup)
    .map(
      ([screen, html]) =>
        `<template id="${screen}">${html.replace(/^<link rel="preload"[^>]*>/, '')}</template>`,
    )
    .join('');
}

/**
 * Puts into index.html what the first paint needs, so that nothing waits in line: the script of
 * `src/app/first-paint.ts`, which runs before first paint, all styles, and the markup of two screens. The server
 * allows script and styles by their hashes. While developing, it is the script alone.
 */
export function firstPaint(root: string, target: string[]): Plugin {
  const script = (files: Record<string, string[]>) =>
    scriptOf(`${root}/src/app/first-paint.ts`, target, { screenFiles: JSON.stringify(files) });
  let styles = '';
  return {
    name: 'oryx:first-paint',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        styles = takeStyles(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return [{ tag: 'script', children: await script({}), injectTo: 'head' }];
        return {
          html: html.replace('<!-- markup -->', await markup(root)),
          tags: [
            { tag: 'script', children: await script(screenFiles(bundle)), injectTo: 'head' },
            { tag: 'style', children: styles, injectTo: 'head' },
          ],
        };
      },
    },
  };
}
