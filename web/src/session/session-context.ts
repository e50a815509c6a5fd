import type { User } from '@oryx/contract';
import { createContext, useContext } from 'react';

export type SessionState =
  | { status: 'checking'; user: null }
  | { status: 'signed-in'; user: User }
  | { status: 'signed-out'; user: null };

export type Session = SessionState & {
  /** Signs in a user after a successful login, and stores the session on the device. */
  signIn: (user: User) => void;
  /** Ends the session on the server and, whatever the response, on this device. Then shows `/auth`. */
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);

/** Returns the session of this page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
