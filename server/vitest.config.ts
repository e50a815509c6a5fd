import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The other workspaces are tested as they are written, not as they were last built.
  ssr: { resolve: { conditions: ['oryx-source', 'node', 'import', 'default'] } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/test/global-setup.ts',
    // A real database on a busy machine takes its time; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
