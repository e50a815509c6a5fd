import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineProject } from 'vitest/config';

/**
 * Node.js from version 25 on has a `localStorage` of its own, which is undefined without a file and hides
 * the one of happy-dom. Node.js 20 knows neither the storage nor the flag.
 */
const withoutStorageOfNode = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

export default defineProject({
  plugins: [react()],
  resolve: { conditions: ['oryx-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['oryx-source', ...defaultClientConditions] } },
  test: {
    name: 'web',
    sequence: { groupOrder: 2 },
    environment: 'happy-dom',
    execArgv: withoutStorageOfNode,
    // What a test changes, setup.ts puts back, so a worker loads each module once for all of its files.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.{ts,tsx}'],
    // A busy machine may be thirty times slower; a test that hangs still ends.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: ['src/test/setup.ts'],
  },
});
