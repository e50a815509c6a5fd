import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  test: { name: 'content', include: ['src/**/*.test.ts'] },
});
