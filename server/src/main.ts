import { constants } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { describeError } from './describe-error.ts';
import { startServer } from './server.ts';
import { StartError } from './start-error.ts';

/** Starts Oryx from the environment, and stops it on a signal. */
async function main(): Promise<void> {
  const asked = untilSignal();
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const server = await startServer({ config, log, say: (line) => console.log(line) });
  for (const line of welcome(config, server.port)) console.log(line);
  await asked;
  try {
    await server.close();
    process.exit(0);
  } catch (error) {
    log.error({ error: describeError(error) }, 'Oryx did not end in order');
    process.exit(1);
  }
}

/**
 * Resolves with the first signal to end, also one that comes during the start, which is then completed and
 * undone. The second signal ends the process at once.
 */
function untilSignal(): Promise<void> {
  return new Promise((done) => {
    let isAsked = false;
    const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
      if (isAsked) process.exit(128 + constants.signals[signal]);
      isAsked = true;
      done();
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
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
