import type { User } from '@oryx/contract';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { queryClient } from '../api/query-client.ts';
import type { DrawnScreen } from '../device/page-start.ts';
import { type Session, SessionContext } from '../session/session-context.ts';
import { App } from './app.tsx';

/* The build runs this in Node.js. It is no part of the app. */

/** A user whose name the script in index.html replaces. */
const someone: User = { id: '', firstName: '', lastName: '', email: '', profession: 'Nurse', createdAt: '' };

async function unchanging(): Promise<void> {}

const actions = { signIn: () => undefined, signOut: unchanging };

const sessions: Record<DrawnScreen, Session> = {
  landing: { status: 'signed-out', user: null, ...actions },
  home: { status: 'signed-in', user: someone, ...actions },
};

/** Returns the markup of a screen at `/` as React takes it over. */
async function markupOf(screen: DrawnScreen): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <SessionContext value={sessions[screen]}>
        <App />
      </SessionContext>
    </Router>,
    // Without a limit React would move large parts to the end and put them in place by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: stop },
  );
  return new Response(prelude).text();
}

function stop(error: unknown): never {
  throw error;
}

export const markup: Readonly<Record<DrawnScreen, string>> = {
  landing: await markupOf('landing'),
  home: await markupOf('home'),
};

// Its timers would keep the build waiting.
queryClient.clear();
