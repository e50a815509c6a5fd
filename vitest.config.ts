import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest's default leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // Workspaces are tested from their sources, so that no build has to come first.
        resolve: { conditions: ['oryx-source'] },
        ssr: { resolve: { conditions: ['oryx-source'] } },
        test: {
          name: 'pure',
          // A worker keeps the modules of one project, so the projects run one after the other.
          sequence: { groupOrder: 1 },
          include: [
            '{calculators,contract,doses,search,content,remi}/src/**/*.test.ts',
            'bench/*.test.mjs',
            'scripts/**/*.test.mjs',
          ],
          environment: 'node',
          // Nothing here keeps state, so a worker loads each module once for all of its files.
          isolate: false,
          // A busy machine may be thirty times slower; a test that hangs still ends.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      // The server's tests share one PostgreSQL, and the browser's need plugins and a document.
      'server',
      'web',
    ],
  },
});
