import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPaint } from './build/first-paint.ts';
import { precompress } from './build/precompress.ts';
import { keepReferenceLists } from './build/reference-cache.ts';
import { completeNotices, noticesFile } from './build/third-party.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const outDir = pathOf('dist');

const target = ['chrome111', 'safari16.4', 'firefox128'];

/**
 * The service worker and the web app manifest. Everything that is built is stored on the device at the
 * first visit, so that the app with every calculator opens without a connection. Of the server's answers
 * it keeps the reference lists alone.
 *
 * `skipWaiting` stays off: a new version waits until no page of the old one is open. It can therefore
 * neither reload a page in which a clinician is typing nor take away the files that page still needs.
 */
const offline = VitePWA({
  strategies: 'generateSW',
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Oryx',
    short_name: 'Oryx',
    description: 'Clinical reference for emergency and medical practitioners in southern Africa',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4f7f7',
    theme_color: '#0b6467',
    icons: [
      { src: '/icons/oryx.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/oryx-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/oryx-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/oryx-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/healthz$/, /^\/readyz$/, /\.txt$/],
    runtimeCaching: [keepReferenceLists],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    firstPaint(pathOf('src/preferences/first-paint.ts'), target),
    offline,
    completeNotices(outDir),
    precompress(outDir),
  ],
  // The other workspaces are read from their TypeScript sources, without building them first.
  resolve: { conditions: ['oryx-source', ...defaultClientConditions] },
  server: {
    proxy: { '/api': { target: process.env['ORYX_API'] ?? 'http://localhost:8080', changeOrigin: false } },
  },
  build: {
    outDir,
    target,
    manifest: true,
    // Their licences demand the notice with each copy that is sent to a browser.
    license: { fileName: noticesFile },
    // The first screen names every file that later screens load. A hash alone is half as long.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
    modulePreload: { polyfill: false },
    // Inlined files would need an exception in the content security policy.
    assetsInlineLimit: 0,
  },
});
