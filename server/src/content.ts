import { runContentCommand } from './content/content-command.ts';
import { StartError } from './start-error.ts';

/** The command `npm run content`; npm says in INIT_CWD where the administrator stands. */
runContentCommand(process.argv.slice(2), {
  env: process.env,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  clock: () => new Date(),
  say: (line) => process.stdout.write(`${line}\n`),
}).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  },
);
