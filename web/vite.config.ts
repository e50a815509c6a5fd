import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { bareIcons } from './build/icons.ts';
import { inOneFile } from './build/one-file.ts';
import { partsOfRemi } from './build/parts-of-remi.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedFiles } from './build/shared-files.ts';
import { shorter } from './build/shorter.ts';
import { type PageStyles, styles } from './build/styles.ts';
import { completeNotices, noticesFile } from './build/third-party.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const outDir = pathOf('dist');

const target = ['chrome111', 'safari16.4', 'firefox128'];

const pageStyles: PageStyles = { first: '', sheet: '' };

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    bareIcons(),
    styles(pageStyles),
    firstPaint(pathOf('.'), target, pageStyles),
    shorter(),
    completeNotices(outDir),
    serviceWorker(pathOf('src/service-worker/service-worker.ts'), outDir, target),
    precompress(outDir),
  ],
  // The other workspaces are read from their TypeScript sources, without building them first.
  resolve: {
    conditions: ['oryx-source', ...defaultClientConditions],
    alias: [
      // Oryx needs a tenth of the library's code for drawing an icon.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: pathOf('src/ui/create-icon.ts') },
      // For versions of React that are older than the one of Oryx.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  server: {
    proxy: { '/api': { target: process.env['ORYX_API'] ?? 'http://localhost:8080', changeOrigin: false } },
  },
  build: {
    outDir,
    target,
    manifest: true,
    // Their licences demand the notice with each copy that is sent to a browser.
    license: { fileName: noticesFile },
    // The page names every file that a screen loads. A hash alone is half as long, and seven characters are 78 000
    // million names.
    rolldownOptions: {
      // No getter of this app or its libraries does anything but answer.
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        hashCharacters: 'base36',
        // What every screen loads comes in one file.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], priority: 1 },
            // What Remi needs for any answer. What she needs for a kind of answer is loaded for it.
            inOneFile(
              'responder',
              '/remi/src/create-remi.ts',
              /\/(remi\/src\/|doses\/src\/(ceilings|comparable|limits|possible-patients|readings)\.|search\/src\/(mentions|patterns)\.)/,
            ),
            ...partsOfRemi,
            // What every calculator needs, which would be a file each. The page names all files of a screen.
            { name: 'calculator-kit', test: /\/calculators\/src\/kit\// },
            ...sharedFiles,
          ],
        },
      },
    },
    // The script of oryx:first-paint preloads the code of a screen.
    modulePreload: false,
    // Inlined files would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
