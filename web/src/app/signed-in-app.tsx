import { Redirect, useLocation } from 'wouter';
import { useSession } from '../session/session-context.ts';
import { Shell } from './shell.tsx';
import { useKeptReference } from './use-kept-reference.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** The signed-in app: every route inside the shell. Any other path shows the 404 page. */
export function SignedInApp() {
  const [path] = useLocation();
  const { user } = useSession();
  useKeptReference();
  useUnsentAnswers(user?.id);
  return path === '/auth' ? <Redirect to="/" replace /> : <Shell />;
}
