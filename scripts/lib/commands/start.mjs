import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { inRoot } from '../paths.mjs';
import { runMain } from '../problem.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // In this process, so that a signal reaches the server itself and nothing has to be passed on.
  await import(inRoot('server/dist/main.js'));
});
