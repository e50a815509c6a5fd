import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { inRoot } from '../paths.mjs';
import { runMain } from '../problem.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await import(inRoot('server/dist/admin.js'));
});
