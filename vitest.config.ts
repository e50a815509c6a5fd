import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. The first of them wait for a database most of their time. */
const longest =
  /\/(?:test\/outage\/.*|embedded-postgres|content-command|every-calculator|overdoses|remi-sets)\.test\.\w+$/;

/** Starts the longest files first, so that no worker is left alone with one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => Number(longest.test(moduleId));
    return sorted.toSorted((one, other) => isLong(other) - isLong(one));
  }
}

export default defineConfig({
  test: {
    // Vitest's default leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
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
