import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['oryx-source'] },
  test: { name: 'contract', include: ['src/**/*.test.ts'] },
});
