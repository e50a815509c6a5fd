import { useSearchParams } from 'wouter';

const modes = ['login', 'register', 'verify', 'forgot-password', 'reset-password'] as const;
export type AuthMode = (typeof modes)[number];

/** The mode that the address names (`/auth?mode=register`); login where it names none. */
export function useAuthMode(): [AuthMode, (mode: AuthMode) => void] {
  const [parameters, setParameters] = useSearchParams();
  const mode = modes.find((name) => name === parameters.get('mode')) ?? 'login';
  return [mode, (next) => setParameters(next === 'login' ? {} : { mode: next })];
}
