import { runAdminCommand } from './auth/admin-command.ts';
import { StartError } from './start-error.ts';

/** Entry point of `npm run admin`. */
runAdminCommand(process.argv.slice(2), {
  env: process.env,
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
