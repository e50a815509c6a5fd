import type { User } from '@oryx/contract';
import type { ReactNode } from 'react';
import { type Session, SessionContext } from '../session/session-context.ts';
import { maria } from './maria.ts';

const notHere = () => {
  throw new Error('This test neither signs in nor out.');
};

/** A screen as a signed-in user sees it. */
export function SignedIn({ user = maria, children }: { readonly user?: User; readonly children: ReactNode }) {
  const session: Session = { status: 'signed-in', user, signIn: notHere, signOut: notHere };
  return <SessionContext value={session}>{children}</SessionContext>;
}
