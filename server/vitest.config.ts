import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The other workspaces are tested as they are written, not as they were last built.
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/test/global-setup.ts',
  },
});
