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
import type { Clock, Log } from './dependencies.ts';
import { Housekeeper } from './housekeeping.ts';
import { type Listening, listen } from './http/listen.ts';
import { loadWebApp } from './http/static-files.ts';
import { outboxTransport, smtpTransport } from './mail/transports.ts';
import { MailWorker } from './mail/worker.ts';
import type { Metrics } from './metrics.ts';
import { measureServer } from './server-metrics.ts';
import { ensureFolder, explainDiskError } from './storage/disk-error.ts';
import type { Storage } from './storage/storage.ts';

/** What services need. */
export interface ServiceParts {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Prints a line on the console. */
  readonly say: (line: string) => void;
  /** False for a worker that serves beside another one. */
  readonly isFirst: boolean;
  readonly clock: Clock;
  readonly storage: Promise<Storage>;
  /** Takes what ends a service. The last one is called first. */
  readonly onEnd: (end: () => Promise<void>) => void;
  /** Returns true once the server has been told to end, unless another process takes over. */
  readonly isEnding: () => boolean;
}

/** Folder of the built web app, the same from src/ and dist/. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Loads the content and starts mail, housekeeping, app and port. Returns the port. */
export async function startServices(parts: ServiceParts): Promise<number> {
  const { config, log, metrics, say, clock, onEnd, isEnding } = parts;
  // PostgreSQL starts meanwhile.
  const shipped = await readShipped();
  const webApp = await loadWebApp(webFolder);
  const storage = await parts.storage;
  const loaded = await loadShipped(storage.db, shipped, contentVersion);
  for (const line of sayLoaded(loaded, parts.isFirst)) say(line);

  const codeMailer = { codes: new Codes(clock, randomBytes), clock };
  const answerRequests = () => answerResetRequests(storage.db, codeMailer);
  const transport = await mailTransport(config, clock, say);
  const mail = new MailWorker(storage, transport, clock, log, answerRequests);
  mail.start();
  onEnd(() => mail.stop());

  const housekeeper = new Housekeeper(storage.db, clock, log);
  housekeeper.start();
  onEnd(() => housekeeper.stop());

  const wakeMail = () => mail.wake();
  const app = await createApp({
    storage,
    clock,
    random: randomBytes,
    passwords: argon2Passwords,
    log,
    metrics,
    metricsText: metricsText(metrics),
    config,
    webApp,
    shipped,
    isEnding,
    wakeMail,
  });
  const listening: Listening = await listen(app, config.host, config.port);
  // A load balancer sees the red readiness before the port is closed.
  onEnd(() => listening.close(config.drainSeconds * 1000));
  void app.warm();
  measureServer(metrics, { storage, clock, listening, dataDir: config.dataDir });
  return listening.port;
}

async function mailTransport(
  { smtpUrl, mailFrom, dataDir }: Config,
  clock: Clock,
  say: (line: string) => void,
) {
  if (smtpUrl) return smtpTransport(smtpUrl, mailFrom);
  const outbox = join(dataDir, 'outbox');
  await ensureFolder(outbox, 0o700).catch((error) => {
    throw explainDiskError(error, dataDir);
  });
  return outboxTransport(outbox, mailFrom, clock, say);
}
