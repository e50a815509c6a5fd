import type { Plugin } from 'vite';

/**
 * Makes a dynamic import nothing but that. Vite wraps each of them in a helper that first preloads files and waits
 * for styles. Here the script of `first-paint.ts` preloads, and no styles are loaded with code.
 */
export function plainImports(): Plugin {
  return {
    name: 'oryx:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}
