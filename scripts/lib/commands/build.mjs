import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { runMain } from '../problem.mjs';

await runMain(async () => {
  await ensureInstalled();
  const built = await ensureBuilt();
  console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Everything is built already.');
});
