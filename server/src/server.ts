import type { Config } from './config.ts';
import type { Log } from './dependencies.ts';
import { describeError } from './describe-error.ts';
import { Metrics } from './metrics.ts';
import { StartError } from './start-error.ts';
import { isDatabaseDamaged } from './storage/database-away.ts';
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
  /** False for a worker that serves beside another one. */
  readonly isFirst: boolean;
}

const systemClock = () => new Date();
/** No right clock is before this version of Oryx. That of a machine with an empty battery begins in 1970. */
const earliest = new Date('2026-11-01');

/** Starts Oryx: storage, content, mail, app, port. If a step fails, everything started before is stopped. */
export async function startServer({ config, log: printed, say, isFirst }: ServerOptions): Promise<Server> {
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
    let onBegun: () => void = () => undefined;
    const begun = new Promise<void>((done) => {
      onBegun = done;
    });
    const opening = openStorage(config, {
      say,
      onBegun,
      onAway: (error) => log.error({ error: describeError(error) }, 'the database does not answer'),
      onBack: () => log.info({}, 'the database answers again'),
    });
    // A failure is told below. Without a handler until then it would end the process.
    const opened = opening.catch(() => undefined);
    endings.push(async () => (await opened)?.close());
    // PostgreSQL starts while the rest of the server is loaded. Loading blocks, and would hold up its start.
    await Promise.race([begun, opened]);
    const { startServices } = await import('./services.ts');
    const port = await startServices({
      config,
      log,
      metrics,
      say,
      isFirst,
      clock: systemClock,
      storage: opening,
      onEnd: (end) => endings.push(end),
      isEnding: () => isEnding,
    });
    return { port, close };
  } catch (error) {
    await close();
    throw isDatabaseDamaged(error) ? new StartError(damagedDatabase) : error;
  }
}

const damagedDatabase =
  'The database is damaged: PostgreSQL cannot read a part of its files, and its log names the part. ' +
  'Keep a copy of the folder, and restore a backup as docs/deploy.md says.';
