import { build, defaultClientConditions, type Plugin } from 'vite';

/** Returns the code of a file with its imports as one classic script. */
async function scriptOf(entry: string, target: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['oryx-source', ...defaultClientConditions] },
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
 * Adds a file to the head of the page as an inline script, which runs before first paint. The server allows
 * it by its hash.
 */
export function firstPaint(entry: string, target: string[]): Plugin {
  return {
    name: 'oryx:first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await scriptOf(entry, target), injectTo: 'head' }],
    },
  };
}
