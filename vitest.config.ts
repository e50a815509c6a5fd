import { defineConfig } from 'vitest/config';

/** Workspaces are tested from their sources, so that no build has to come first. */
const fromSource = {
  resolve: { conditions: ['oryx-source'] },
  ssr: { resolve: { conditions: ['oryx-source'] } },
};

/** One project of tests that run in Node. On a busy machine reading all content takes its time; a test that hangs still ends. */
const inNode = (name: string, include: string[]) => ({
  ...fromSource,
  test: { name, include, environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
});

export default defineConfig({
  test: {
    projects: [
      inNode('calculators', ['calculators/src/**/*.test.ts']),
      inNode('contract', ['contract/src/**/*.test.ts']),
      inNode('content', ['content/src/**/*.test.ts']),
      inNode('remi', ['remi/src/**/*.test.ts']),
      inNode('bench', ['bench/*.test.mjs']),
      inNode('scripts', ['scripts/**/*.test.mjs']),
      // The server's tests share one PostgreSQL, the browser's need plugins and a document: both say so themselves.
      'server',
      'web',
    ],
  },
});
