import { Redirect, useLocation } from 'wouter';
import { useSession } from '../session/session-context.ts';
import { useMatchedRoute } from './matched-route.ts';
import { NotFoundScreen } from './screens.ts';
import { Shell } from './shell.tsx';
import { useKeptReference } from './use-kept-reference.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** What a signed-in user can reach: every route, inside the shell; any other path is not found. */
export function SignedInApp() {
  const [path] = useLocation();
  const matched = useMatchedRoute();
  const { user } = useSession();
  useKeptReference();
  useUnsentAnswers(user?.id);
  if (path === '/auth') return <Redirect to="/" replace />;
  return (
    <Shell navPath={matched?.route.navPath ?? matched?.route.path}>
      {matched === null ? <NotFoundScreen /> : matched.route.render(matched.params)}
    </Shell>
  );
}
