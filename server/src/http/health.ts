import type { Hono } from 'hono';
import type { Storage } from '../storage/storage.ts';

/** For whoever watches the process: `/healthz` says it lives, `/readyz` that it can do its work. */
export function mountHealth(app: Hono, storage: Pick<Storage, 'isReachable'>): void {
  app.get('/healthz', (context) => context.text('alive', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const isReady = await storage.isReachable();
    return context.text(isReady ? 'ready' : 'the database does not answer', isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
}
