import { allContent, type ContentDocument } from '@oryx/content';
import { openApiDocument } from '@oryx/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAccounts } from './auth/accounts.ts';
import type { Passwords } from './auth/passwords.ts';
import { authRoutes } from './auth/routes.ts';
import type { Config } from './config.ts';
import { ServedContent } from './content/served-content.ts';
import type { Clock, Log, RandomBytes } from './dependencies.ts';
import { faultRoutes } from './faults/faults.ts';
import { formularyRoutes } from './formulary/formulary.ts';
import { clientAddress } from './http/client-address.ts';
import { refuseCrossSiteWrites } from './http/cross-site.ts';
import { encodeText, sendEncoded } from './http/encoded-body.ts';
import { mountHealth } from './http/health.ts';
import { HttpError } from './http/http-error.ts';
import { mountMetrics } from './http/metrics-route.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { type QuickAnswer, quickAnswers } from './http/quick-answers.ts';
import { RateLimits } from './http/rate-limits.ts';
import { requestLog, tellAnswered } from './http/request-log.ts';
import { RoleCheck } from './http/role-check.ts';
import { guardingHeaders, onlyHttps, securityHeaders } from './http/security-headers.ts';
import { answerFor } from './http/serve.ts';
import { Sessions } from './http/sessions.ts';
import { serveWebApp, type WebApp } from './http/static-files.ts';
import { openLearning } from './learning/learning.ts';
import { learningRoutes } from './learning/routes.ts';
import type { Metrics } from './metrics.ts';
import { myPagesRoute } from './my-pages/my-pages.ts';
import { referenceLists } from './reference/lists.ts';
import { ReferenceLists } from './reference/reference-lists.ts';
import { chatRoute } from './remi/chat.ts';
import { knowledgeRoute } from './remi/knowledge.ts';
import { RemiIndex } from './remi/remi-index.ts';
import { deskRoutes } from './review/routes.ts';
import { SearchAnswers } from './search/search-answers.ts';
import { SearchIndex } from './search/search-index.ts';
import type { Storage } from './storage/storage.ts';
import { updateRoutes } from './updates/updates.ts';

/** Maximum size of a request body in bytes. The longest body that the contract allows is far smaller. */
const largestBody = 64 * 1024;

/** The parts of an app. */
export interface AppParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Returns the metrics of all processes as text, or undefined if they cannot be had. */
  metricsText(): Promise<string | undefined>;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'publicUrl' | 'trustedProxies' | 'metricsToken' | 'remiProvider'>;
  readonly webApp: WebApp;
  /** The shipped content, if it has been read. */
  readonly shipped?: readonly ContentDocument[];
  /** Returns true once the server has been told to end. */
  isEnding(): boolean;
  /** Notifies the mail worker that mail was queued. */
  wakeMail(): void;
}

/** A request handler that is independent of any port. */
export interface App {
  readonly app: Hono;
  /** Called first. It only handles requests that the app would answer identically. */
  readonly quick: QuickAnswer;
  /** Builds what the first callers would otherwise wait for. */
  warm(): Promise<void>;
}

/** Creates the app from the routes of all areas. */
export async function createApp(parts: AppParts): Promise<App> {
  const { storage, clock, random, log, metrics, config, webApp } = parts;
  const { publicUrl, trustedProxies, remiProvider } = config;
  const sessions = await Sessions.open(storage, clock, random);
  const limits = new RateLimits(storage.db, clock);
  const addressOf = clientAddress(trustedProxies);
  const accounts = createAccounts({ ...parts, db: storage.db, publicUrl, sessions, limits, addressOf });
  const content = await ServedContent.open(storage, parts, allContent, parts.shipped);
  const reference = await ReferenceLists.open(content, log, referenceLists);
  const searchIndex = await SearchIndex.open(content, log);
  const search = new SearchAnswers(searchIndex);
  const remi = await RemiIndex.open(content, log, searchIndex);
  const learning = await openLearning({ storage, content, log, limits, clock });
  const openApi = await encodeText('application/json', JSON.stringify(openApiDocument()));

  const tell = tellAnswered(log, metrics);
  measureApp(metrics, sessions, reference);
  const app = new Hono();
  app.use(requestLog(tell));
  app.use(securityHeaders(webApp.inline, publicUrl));
  app.use(refuseCrossSiteWrites(publicUrl));
  app.on(['POST', 'PUT', 'DELETE'], '/api/*', bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }));

  mountHealth(app, parts);
  mountMetrics(app, parts.metricsText, config.metricsToken);
  const routes = [
    ...authRoutes(accounts),
    ...reference.routes(),
    ...search.routes(),
    ...learningRoutes(learning),
    myPagesRoute(storage.db, clock),
    ...updateRoutes({ db: storage.db, content }),
    ...faultRoutes(storage.db, limits, clock),
    ...formularyRoutes(storage.db, clock),
    ...deskRoutes({ db: storage.db, content, clock }),
    await chatRoute({ index: remi, limits, provider: remiProvider, clock, log }),
    knowledgeRoute(remi),
  ];
  mountRoutes(app, routes, { sessions, roleCheck: new RoleCheck(storage.db, clock), publicUrl });
  app.get('/api/openapi.json', (context) => sendEncoded(context, openApi, { 'Cache-Control': 'no-cache' }));
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call.');
  });
  app.get('*', serveWebApp(webApp));

  app.all('*', () => {
    throw new HttpError(404, 'Not found.');
  });
  app.onError((thrown, context) => {
    const { error, fault } = answerFor(thrown);
    if (fault) log.error({ requestId: context.get('requestId'), error: fault }, 'a call failed');
    return context.json({ message: error.message, code: error.code, ...error.details }, error.status, {
      ...(error.status === 503 && { 'Retry-After': '2' }),
      ...error.headers,
      'Cache-Control': 'no-store',
    });
  });
  const headers = {
    ...guardingHeaders(webApp.inline),
    ...(publicUrl?.startsWith('https:') ? onlyHttps : {}),
  };
  const kept = (address: string) => reference.keptFor(address) ?? search.keptFor(address);
  const quick = quickAnswers({ kept, sessions, publicUrl, headers, tell });
  return { app, quick, warm: async () => void (await searchIndex.current()) };
}

function measureApp(metrics: Metrics, sessions: Sessions, reference: ReferenceLists): void {
  metrics.counter(
    { name: 'oryx_session_checks_total', help: 'Sessions found in memory, or looked for in the database.' },
    ['source'],
    () => Object.entries(sessions.checks).map(([source, value]) => ({ labels: { source }, value })),
  );
  metrics.gauge(
    {
      name: 'oryx_content_info',
      help: 'The contents that are served. The value is the number of processes.',
    },
    ['document', 'hash'],
    () =>
      reference.versions.map(({ document, hash }) => ({
        labels: { document, hash: hash.slice(0, 12) },
        value: 1,
      })),
  );
}

function refuseLargeBody(): never {
  throw new HttpError(413, 'The request is too large.');
}
