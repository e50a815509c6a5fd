import { listSessions } from '@oryx/contract';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';

/** Returns the route that lists the devices on which the user is signed in, most recently used first. */
export function sessionListRoute({ sessions }: Accounts): Route {
  return serve(listSessions, async (_, call) => {
    const { userId, tokenHash } = sessionOf(call);
    const all = await sessions.list(userId);
    return all.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.tokenHash === tokenHash,
    }));
  });
}
