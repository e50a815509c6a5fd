import { openApiDocument } from '@oryx/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAccounts } from './auth/accounts.ts';
import type { Passwords } from './auth/passwords.ts';
import { authRoutes } from './auth/routes.ts';
import type { Config } from './config.ts';
import type { Clock, Log, RandomBytes } from './dependencies.ts';
import { clientAddress } from './http/client-address.ts';
import { refuseCrossSiteWrites } from './http/cross-site.ts';
import { encodeText, sendEncoded } from './http/encoded-body.ts';
import { mountHealth } from './http/health.ts';
import { HttpError } from './http/http-error.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { type QuickAnswer, quickAnswers } from './http/quick-answers.ts';
import { RateLimits } from './http/rate-limits.ts';
import { requestLog } from './http/request-log.ts';
import { guardingHeaders, onlyHttps, securityHeaders } from './http/security-headers.ts';
import { answerFor } from './http/serve.ts';
import { Sessions } from './http/sessions.ts';
import { loadWebApp, serveWebApp } from './http/static-files.ts';
import { openLearning } from './learning/learning.ts';
import { learningRoutes } from './learning/routes.ts';
import { referenceLists } from './reference/lists.ts';
import { ReferenceLists } from './reference/reference-lists.ts';
import { chatRoute } from './remi/chat.ts';
import { knowledgeRoute } from './remi/knowledge.ts';
import { RemiIndex } from './remi/remi-index.ts';
import { SearchAnswers } from './search/search-answers.ts';
import { SearchIndex } from './search/search-index.ts';
import type { Storage } from './storage/storage.ts';
import { updatesRoute } from './updates/updates.ts';

/** Maximum size of a request body in bytes. The longest body that the contract allows is far smaller. */
const largestBody = 64 * 1024;

/** The parts of an app. */
export interface AppParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Log;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'publicUrl' | 'trustedProxies' | 'remiProvider'>;
  /** Folder of the built web app. */
  readonly webFolder: string;
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
}

/** Creates the app from the routes of all areas. */
export async function createApp(parts: AppParts): Promise<App> {
  const { storage, clock, random, log, config, webFolder } = parts;
  const { publicUrl, trustedProxies, remiProvider } = config;
  const sessions = await Sessions.open(storage, clock, random);
  const limits = new RateLimits(storage.db, clock);
  const addressOf = clientAddress(trustedProxies);
  const accounts = createAccounts({ ...parts, db: storage.db, publicUrl, sessions, limits, addressOf });
  // Compressing runs in other threads, so the rest is loaded meanwhile.
  const [webApp, reference, searchIndex] = await Promise.all([
    loadWebApp(webFolder),
    ReferenceLists.open(storage, log, referenceLists),
    SearchIndex.open(storage, log),
  ]);
  const search = new SearchAnswers(searchIndex);
  const remi = await RemiIndex.open(storage, log, searchIndex);
  const learning = await openLearning({ storage, log, limits, clock });
  const openApi = await encodeText('application/json', JSON.stringify(openApiDocument()));

  const app = new Hono();
  app.use(requestLog(log));
  app.use(securityHeaders(webApp.inline, publicUrl));
  app.use(refuseCrossSiteWrites(publicUrl));
  app.on(['POST', 'PUT', 'DELETE'], '/api/*', bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }));

  mountHealth(app, parts);
  const routes = [
    ...authRoutes(accounts),
    ...reference.routes(),
    ...search.routes(),
    ...learningRoutes(learning),
    updatesRoute(storage.db),
    chatRoute({ index: remi, limits, provider: remiProvider, clock, log }),
    knowledgeRoute(remi),
  ];
  mountRoutes(app, routes, sessions, publicUrl);
  app.get('/api/openapi.json', (context) => sendEncoded(context, openApi, { 'Cache-Control': 'no-cache' }));
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call.');
  });
  app.get('*', serveWebApp(webApp));

  app.notFound((context) => context.json({ message: 'Not found.' }, 404));
  app.onError((thrown, context) => {
    const { error, fault } = answerFor(thrown);
    if (fault) log.error({ requestId: context.get('requestId'), error: fault }, 'a call failed');
    return context.json({ message: error.message }, error.status, {
      ...error.headers,
      'Cache-Control': 'no-store',
    });
  });
  const headers = {
    ...guardingHeaders(webApp.inline),
    ...(publicUrl?.startsWith('https:') ? onlyHttps : {}),
  };
  const kept = (address: string) => reference.keptFor(address) ?? search.keptFor(address);
  return { app, quick: quickAnswers({ kept, sessions, publicUrl, headers, log }) };
}

function refuseLargeBody(): never {
  throw new HttpError(413, 'The request is too large.');
}
