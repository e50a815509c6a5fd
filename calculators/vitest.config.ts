import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['oryx-source'] },
  test: { name: 'calculators', include: ['src/**/*.test.ts'] },
});
