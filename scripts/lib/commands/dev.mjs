import { spawn } from 'node:child_process';
import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { inRoot, root } from '../paths.mjs';
import { runMain } from '../problem.mjs';

const programs = [
  { args: [inRoot('node_modules/typescript/bin/tsc'), '-b', 'server', '--watch', '--preserveWatchOutput'] },
  { args: ['--watch', inRoot('server/compiled/main.js')] },
  { args: [inRoot('node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], cwd: inRoot('web') },
];

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const children = programs.map(({ args, cwd = root }) =>
    spawn(process.execPath, args, { cwd, stdio: 'inherit' }),
  );
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endAll);
  // A program that ends by itself has failed, and the others are useless without it.
  for (const child of children) child.on('exit', endAll);
  await Promise.all(children.map((child) => new Promise((resolve) => child.on('exit', resolve))));
});
