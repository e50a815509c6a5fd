import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The other workspaces are tested as they are written, not as they were last built.
  ssr: { resolve: { conditions: ['oryx-source', 'node'] } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../scripts/lib/run-folder.mjs', './src/test/global-setup.ts'],
    // Each file has a database of its own, and shares the modules with the files before it.
    isolate: false,
    // A busy machine may be thirty times slower; a test that hangs still ends.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
