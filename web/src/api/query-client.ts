import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session-end.ts';

/**
 * The client of all server data: never stale, never fetched again by itself, never tried twice.
 *
 * The screens that show server data hand it to their hooks (`useQuery(options, queryClient)`). There is
 * no provider around the app, because that would put the library into the first screen's bytes.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Offline, a call fails at once and says so, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The device may be shared: the next user must not meet what this one was shown.
onSessionEnd(() => queryClient.clear());
