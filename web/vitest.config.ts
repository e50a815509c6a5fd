import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  resolve: { conditions: ['oryx-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['oryx-source', ...defaultClientConditions] } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    testTimeout: 30_000,
    setupFiles: ['src/test/setup.ts'],
  },
});
