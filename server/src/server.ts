import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentVersion, readShippedContent } from '@oryx/content';
import { createApp } from './app.ts';
import { Codes } from './auth/codes.ts';
import { argon2Passwords } from './auth/passwords.ts';
import { answerResetRequests } from './auth/reset-requests.ts';
import type { Config } from './config.ts';
import { loadShipped } from './content/load-shipped.ts';
import { sayLoaded } from './content/say.ts';
import type { Log } from './dependencies.ts';
import { Housekeeper } from './housekeeping.ts';
import { type Listening, listen } from './http/listen.ts';
import { outboxTransport, smtpTransport } from './mail/transports.ts';
import { MailWorker } from './mail/worker.ts';
import { openStorage } from './storage/storage.ts';

/** A running Oryx. */
export interface Server {
  readonly port: number;
  /** Ends everything in order: no request, mail or row is lost. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly log: Log;
  /** Says something to the person at the console. */
  readonly say: (line: string) => void;
  /** Called when the server can't go on. */
  readonly onLost: (error: unknown) => void;
}

/** The built web app, seen from src/ and from dist/ alike. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

const systemClock = () => new Date();

/** Starts Oryx: storage, content, mail, app, port. Whatever was started is ended again if a later step fails. */
export async function startServer({ config, log, say, onLost }: ServerOptions): Promise<Server> {
  const endings: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    // Read while PostgreSQL starts; a fault in it is met where it is awaited.
    const content = readShippedContent();
    content.catch(() => undefined);
    const storage = await openStorage(config, say, onLost);
    endings.push(() => storage.close());
    for (const line of sayLoaded(await loadShipped(storage.db, await content, contentVersion))) say(line);

    const codeMailer = { codes: new Codes(systemClock, randomBytes), clock: systemClock };
    const answerRequests = () => answerResetRequests(storage.db, codeMailer);
    const mail = new MailWorker(storage.db, mailTransport(config, say), systemClock, log, answerRequests);
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
      config,
      webFolder,
      wakeMail,
    });
    const listening: Listening = await listen(app, config.host, config.port);
    endings.push(() => listening.close());
    return { port: listening.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function mailTransport({ smtpUrl, mailFrom, dataDir }: Config, say: (line: string) => void) {
  if (smtpUrl) return smtpTransport(smtpUrl, mailFrom);
  return outboxTransport(join(dataDir, 'outbox'), mailFrom, systemClock, say);
}
