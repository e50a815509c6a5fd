import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { inRoot } from '../paths.mjs';
import { runMain } from '../problem.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // The server runs in this process, so that it gets the signals itself.
  await import(inRoot('server/dist/main.js'));
});
