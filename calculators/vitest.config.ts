import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { name: 'calculators', include: ['src/**/*.test.ts'] },
});
