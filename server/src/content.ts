import { readShippedContent } from '@oryx/content';
import { runContentCommand } from './content/content-command.ts';
import { StartError } from './start-error.ts';

/** Entry point of `npm run content`. npm passes the administrator's working directory in INIT_CWD. */
runContentCommand(process.argv.slice(2), {
  env: process.env,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  clock: () => new Date(),
  readShipped: readShippedContent,
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
