import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * Starts a loader of the sources, so that a script needs no build. Its `ssrLoadModule` takes paths from the root of the
 * repository. The caller closes it.
 */
export const fromSources = () =>
  createServer({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@oryx\//], resolve: { conditions: ['oryx-source', 'node'] } },
  });
