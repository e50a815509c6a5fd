import type { User } from '@oryx/contract';
import { createContext, useContext } from 'react';

export type SessionState =
  | { status: 'checking'; user: null }
  | { status: 'signed-in'; user: User }
  | { status: 'signed-out'; user: null };

export type Session = SessionState & {
  /** Signs in a user whom the server has just let in, and stores the session on the device. */
  signIn: (user: User) => void;
  /** Ends the session on the server and, whatever it answers, on this device; then shows `/auth`. */
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);

/** The session of this page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
