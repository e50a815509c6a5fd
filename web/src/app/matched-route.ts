import { matchRoute, useLocation, useRouter } from 'wouter';
import { type AppRoute, routes } from './routes.tsx';

interface MatchedRoute {
  route: AppRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** The route of the current path with the values of its parameters, or null if there is no such page. */
export function useMatchedRoute(): MatchedRoute | null {
  const { parser } = useRouter();
  const [path] = useLocation();
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, params };
  }
  return null;
}
