import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentVersion } from '@oryx/content';
import { createApp } from './app.ts';
import { Codes } from './auth/codes.ts';
import { argon2Passwords } from './auth/passwords.ts';
import { answerResetRequests } from './auth/reset-requests.ts';
import { metricsText } from './cluster-metrics.ts';
import type { Config } from './config.ts';
import { loadShipped, readShipped } from './content/load-shipped.ts';
import { sayLoaded } from './content/say.ts';
import type { Log } from './dependencies.ts';
import { describeError } from './describe-error.ts';
import { Housekeeper } from './housekeeping.ts';
import { type Listening, listen } from './http/listen.ts';
import { outboxTransport, smtpTransport } from './mail/transports.ts';
import { MailWorker } from './mail/worker.ts';
import { Metrics } from './metrics.ts';
import { measureServer } from './server-metrics.ts';
import { StartError } from './start-error.ts';
import { isDatabaseDamaged } from './storage/database-away.ts';
import { ensureFolder, explainDiskError } from './storage/disk-error.ts';
import { openStorage } from './storage/storage.ts';

/** A running Oryx. */
export interface Server {
  readonly port: number;
  /**
   * Shuts down in order, without losing a request, mail or row: readiness turns red, and after the drain time
   * the port closes, running requests finish, the mail worker stops, and the database is left. Readiness stays
   * green if another process takes over the port.
   */
  close(options?: { readonly isReplaced?: boolean }): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly log: Log;
  /** Prints a line on the console. */
  readonly say: (line: string) => void;
}

/** Folder of the built web app, the same from src/ and dist/. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

const systemClock = () => new Date();
/** No right clock is before this version of Oryx. That of a machine with an empty battery begins in 1970. */
const earliest = new Date('2026-11-01');

/** Starts Oryx: storage, content, mail, app, port. If a step fails, everything started before is stopped. */
export async function startServer({ config, log: printed, say }: ServerOptions): Promise<Server> {
  const metrics = new Metrics();
  const log = metrics.counting(printed);
  const endings: (() => Promise<void>)[] = [];
  let isEnding = false;
  const close: Server['close'] = async ({ isReplaced = false } = {}) => {
    isEnding = !isReplaced;
    for (const end of endings.splice(0).reverse()) await end();
  };
  if (systemClock() < earliest) {
    const moment = systemClock().toISOString();
    say(
      `The clock of this machine is wrong: it says ${moment}. Set it, because codes and sign-ins depend on it.`,
    );
  }
  try {
    const content = await readShipped();
    const storage = await openStorage(config, {
      say,
      onAway: (error) => log.error({ error: describeError(error) }, 'the database does not answer'),
      onBack: () => log.info({}, 'the database answers again'),
    });
    endings.push(() => storage.close());
    for (const line of sayLoaded(await loadShipped(storage.db, content, contentVersion))) say(line);

    const codeMailer = { codes: new Codes(systemClock, randomBytes), clock: systemClock };
    const answerRequests = () => answerResetRequests(storage.db, codeMailer);
    const transport = await mailTransport(config, say);
    const mail = new MailWorker(storage, transport, systemClock, log, answerRequests);
    mail.start();
    endings.push(() => mail.stop());

    const housekeeper = new Housekeeper(storage.db, systemClock, log);
    housekeeper.start();
    endings.push(() => housekeeper.stop());

    const wakeMail = () => mail.wake();
    const app = await createApp({
      storage,
      clock: systemClock,
      random: randomBytes,
      passwords: argon2Passwords,
      log,
      metrics,
      metricsText: metricsText(metrics),
      config,
      webFolder,
      isEnding: () => isEnding,
      wakeMail,
    });
    const listening: Listening = await listen(app, config.host, config.port);
    // A load balancer sees the red readiness before the port is closed.
    endings.push(() => listening.close(config.drainSeconds * 1000));
    measureServer(metrics, { storage, clock: systemClock, listening, dataDir: config.dataDir });
    return { port: listening.port, close };
  } catch (error) {
    await close();
    throw isDatabaseDamaged(error) ? new StartError(damagedDatabase) : error;
  }
}

const damagedDatabase =
  'The database is damaged: PostgreSQL cannot read a part of its files, and its log names the part. ' +
  'Keep a copy of the folder, and restore a backup as docs/deploy.md says.';

async function mailTransport({ smtpUrl, mailFrom, dataDir }: Config, say: (line: string) => void) {
  if (smtpUrl) return smtpTransport(smtpUrl, mailFrom);
  const outbox = join(dataDir, 'outbox');
  await ensureFolder(outbox, 0o700).catch((error) => {
    throw explainDiskError(error, dataDir);
  });
  return outboxTransport(outbox, mailFrom, systemClock, say);
}
