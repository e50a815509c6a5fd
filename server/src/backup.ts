import { runBackupCommand } from './backup/backup-command.ts';

const interrupted = new AbortController();
const args = process.argv.slice(2);
if (args[0] === 'backup') {
  // A restore ends at once. PostgreSQL undoes what it has begun.
  process.once('SIGINT', () => interrupted.abort());
  process.once('SIGTERM', () => interrupted.abort());
}

/**
 * Entry point of `npm run backup` and `npm run restore`. npm passes the administrator's working directory in
 * INIT_CWD.
 */
runBackupCommand(args, {
  env: process.env,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  clock: () => new Date(),
  say: (line) => process.stdout.write(`${line}\n`),
  signal: interrupted.signal,
}).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error) => {
    console.error(error);
    process.exitCode = 1;
  },
);
