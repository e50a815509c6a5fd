import { makeDataDir, type OryxAddress, removeDataDir, startOryx } from './server.ts';

/** The environment variable by which the workers of a run find the server. */
const variable = 'ORYX_OF_THIS_RUN';

/** Starts the server that all tests of a run share. Playwright calls this first, and the result last. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir();
  const oryx = await startOryx({ dataDir });
  process.env[variable] = JSON.stringify({ url: oryx.url, dataDir } satisfies OryxAddress);
  return async () => {
    await oryx.stop();
    await removeDataDir(dataDir);
  };
}

/** Returns the shared server, in a worker of the run. */
export function sharedOryx(): OryxAddress {
  return JSON.parse(process.env[variable] ?? '');
}
