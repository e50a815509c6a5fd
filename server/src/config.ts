import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { faultOfDatabaseUrl } from './database-url.ts';
import { isNetwork } from './networks.ts';
import { StartError } from './start-error.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * Returns a schema for a URL with one of the given schemes. The message names the schemes, never the value,
 * which may contain a password.
 */
function urlWith(schemes: readonly string[]) {
  return z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  });
}

/** Each worker needs connections to a database that has 100 of them by default. See `connectionsOf`. */
const mostWorkers = 16;
const wrongWorkers = `must be a number from 1 to ${mostWorkers}, or auto`;

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65535, { error: 'must be a port number from 0 to 65535' })
    .default(8080),
  // All interfaces are the default, because phones must reach a server on the same network.
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data').transform(toAbsolute),
  DATABASE_URL: z
    .string()
    .superRefine((value, context) => {
      const message = faultOfDatabaseUrl(value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  PUBLIC_URL: urlWith(['http:', 'https:'])
    .transform((value) => new URL(value).origin)
    .optional(),
  SMTP_URL: urlWith(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((network) => network !== ''))
    .refine((networks) => networks.every(isNetwork), {
      error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    }),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, { error: 'must be a number of seconds from 0 to 99' })
    .transform(Number)
    .default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, { error: 'must be 16 or more letters, digits or one of -._~+/' })
    .optional(),
  WORKERS: z
    .string()
    .regex(/^(auto|\d{1,2})$/, { error: wrongWorkers })
    .transform((value) => (value === 'auto' ? Math.min(availableParallelism(), mostWorkers) : Number(value)))
    .refine((count) => count >= 1 && count <= mostWorkers, { error: wrongWorkers })
    .default(1),
  REMI_BASE_URL: urlWith(['http:', 'https:']).optional(),
  REMI_API_KEY: z.string().optional(),
  REMI_MODEL: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});

/** An OpenAI-compatible server that words Remi's answers. */
export interface RemiProvider {
  /** Such as `https://models.example.org/v1`. */
  readonly baseUrl: string;
  /** Optional, because not every local server requires a key. */
  readonly apiKey: string | undefined;
  readonly model: string;
}

function toAbsolute(folder: string): string {
  return resolve(folder);
}

export interface Config {
  /** TCP port. 0 lets the system choose one. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds everything Oryx writes. */
  readonly dataDir: string;
  /** URL of an external PostgreSQL, with one host or several. Without it, Oryx runs an embedded one. */
  readonly databaseUrl: string | undefined;
  /** Origin under which browsers reach Oryx, such as `https://oryx.example.org`. */
  readonly publicUrl: string | undefined;
  /** Mail server. Without it, mails are written to the outbox folder. */
  readonly smtpUrl: string | undefined;
  /** Sender address of mails. */
  readonly mailFrom: string;
  /** Reverse proxies whose X-Forwarded-For is trusted: addresses, or networks in CIDR notation. */
  readonly trustedProxies: readonly string[];
  /**
   * Seconds between the signal to end, which turns `/readyz` red, and the closing of the port. Meanwhile each
   * response closes its connection.
   */
  readonly drainSeconds: number;
  /** Optional. With it, `/metrics` answers other machines, too. */
  readonly metricsToken: string | undefined;
  /** Number of processes that serve on the port. */
  readonly workers: number;
  /** Optional. Without it, Remi answers from Oryx's content alone. */
  readonly remiProvider: RemiProvider | undefined;
  readonly logLevel: (typeof logLevels)[number];
}

/**
 * Reads the configuration of a server from its environment. Throws a StartError that names each invalid
 * variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as unset, because shells and container files write it so.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError(`The configuration is wrong: ${faults.join('; ')}.`);
  }
  const values = parsed.data;
  const hostname = values.PUBLIC_URL ? new URL(values.PUBLIC_URL).hostname : 'localhost';
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${hostname}`,
    trustedProxies: values.TRUSTED_PROXIES,
    drainSeconds: values.DRAIN_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    workers: values.WORKERS,
    remiProvider: remiProviderFrom(values),
    logLevel: values.LOG_LEVEL,
  };
}

function remiProviderFrom({
  REMI_BASE_URL: baseUrl,
  REMI_API_KEY: apiKey,
  REMI_MODEL: model,
}: z.output<typeof environment>): RemiProvider | undefined {
  if (baseUrl !== undefined && model !== undefined) return { baseUrl, apiKey, model };
  if (baseUrl === undefined && model === undefined) return undefined;
  throw new StartError(
    'The configuration is wrong: a provider for Remi needs both REMI_BASE_URL and REMI_MODEL.',
  );
}
