import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { describeError } from './http/describe-error.ts';
import { startServer } from './server.ts';
import { StartError } from './start-error.ts';

/** Starts Oryx from the environment, and ends it on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const server = await startServer({
    config,
    log,
    say: (line) => console.log(line),
    onLost: (error) => {
      log.error({ error: describeError(error) }, 'the database is lost');
      end(1);
    },
  });
  let isEnding = false;
  function end(exitCode: number): void {
    if (isEnding) return;
    isEnding = true;
    server.close().then(
      () => process.exit(exitCode),
      (error) => {
        log.error({ error: describeError(error) }, 'Oryx did not end in order');
        process.exit(1);
      },
    );
  }
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  for (const line of welcome(config, server.port)) console.log(line);
}

function welcome(config: Config, port: number): string[] {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const lines = ['', `Oryx is ready: ${address}`];
  if (!config.smtpUrl) {
    lines.push(
      'To sign in, open an account there. No SMTP_URL is set, so mails are not sent:',
      `each code is shown here, and its mail is written to ${join(config.dataDir, 'outbox')}.`,
    );
  }
  return [...lines, ''];
}

main().catch((error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
