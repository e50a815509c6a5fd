import type { Hono } from 'hono';
import type { Storage } from '../storage/storage.ts';

/** What readiness depends on. */
export interface Readiness {
  readonly storage: Pick<Storage, 'isReachable'>;
  /** Returns true once the server has been told to end. */
  isEnding(): boolean;
}

/** Mounts the health endpoints: `/healthz` for liveness, `/readyz` for readiness. */
export function mountHealth(app: Hono, { storage, isEnding }: Readiness): void {
  app.get('/healthz', (context) => context.text('alive', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', (context) => {
    const fault = isEnding()
      ? 'the server is ending'
      : storage.isReachable()
        ? undefined
        : 'the database does not answer';
    return context.text(fault ?? 'ready', fault ? 503 : 200, { 'Cache-Control': 'no-store' });
  });
}
