import { useState, useSyncExternalStore } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { type AppScreen, type PathParams, screens } from './screens.ts';

interface FoundScreen {
  screen: AppScreen;
  params: PathParams;
}

/** The screen at the current path for a visitor or a signed-in user, with the values of its parameters. */
export function useScreen(audience: AppScreen['audience']): FoundScreen {
  const { parser } = useRouter();
  const [path] = useLocation();
  for (const screen of screens) {
    if (screen.audience !== audience) continue;
    for (const pattern of screen.paths) {
      const [isMatch, params] = matchRoute(parser, pattern, path);
      if (isMatch) return { screen, params };
    }
  }
  throw new Error('Each audience has a screen for any other path.');
}

/**
 * Returns the component of a screen, or undefined until its code is there. For a screen that the page has drawn it is
 * there at once, and React takes the screen over when it has the code.
 */
export function useComponent({ Lazy, settle, settled }: AppScreen) {
  const [drawn] = useState(() => globalThis.pageStart?.drawn && Lazy);
  return useSyncExternalStore(
    settle,
    () => (Lazy === drawn ? Lazy : settled()),
    () => Lazy,
  );
}
