import { copyDataDir, makeDataDir, type OryxAddress, removeDataDir, startOryx } from './server.ts';

/** The environment variable by which the workers of a run find the server and the used data folder. */
const variable = 'ORYX_OF_THIS_RUN';

interface Shared extends OryxAddress {
  /** The data folder of a server that was started once and has ended. */
  readonly usedDataDir: string;
}

/** Starts the server that all tests of a run share. Playwright calls this first, and the result last. */
export default async function setUp(): Promise<() => Promise<void>> {
  const [dataDir, usedDataDir] = [await makeDataDir(), await makeDataDir()];
  // Side by side on two cores, which takes less time than a start in a copy after the other start.
  const [oryx] = await Promise.all([
    startOryx({ dataDir }),
    startOryx({ dataDir: usedDataDir }).then((used) => used.stop()),
  ]);
  process.env[variable] = JSON.stringify({ url: oryx.url, dataDir, usedDataDir } satisfies Shared);
  return async () => {
    await oryx.stop();
    await Promise.all([dataDir, usedDataDir].map(removeDataDir));
  };
}

/** Returns the shared server, in a worker of the run. */
export function sharedOryx(): OryxAddress {
  return shared();
}

/**
 * Makes a data folder of its own, with the content and without accounts. A start in it needs half the time of one
 * in an empty folder, which has to create the database. The caller removes it with `removeDataDir`.
 */
export function makeUsedDataDir(): Promise<string> {
  return copyDataDir(shared().usedDataDir);
}

function shared(): Shared {
  return JSON.parse(process.env[variable] ?? '');
}
