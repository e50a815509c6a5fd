import { useSearchParams } from 'wouter';

const modes = ['login', 'register', 'verify', 'forgot-password', 'reset-password'] as const;
export type AuthMode = (typeof modes)[number];

/** Returns the mode in the address (`/auth?mode=register`), login by default, and a function to change it. */
export function useAuthMode(): [AuthMode, (mode: AuthMode) => void] {
  const [parameters, setParameters] = useSearchParams();
  const mode = modes.find((name) => name === parameters.get('mode')) ?? 'login';
  return [mode, (next) => setParameters(next === 'login' ? {} : { mode: next })];
}
