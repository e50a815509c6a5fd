import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../device/session-end.ts';
import { onRecovery } from './recovery.ts';

/**
 * The client of all server data. Data is never stale, never refetched automatically and never retried.
 * Screens pass it to their hooks (`useQuery(options, queryClient)`). There is no provider around the app,
 * because that would add the library to the first screen's bytes.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Offline, a call fails at once, instead of waiting silently.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What has failed and is still shown is tried again when calls get through again.
onRecovery(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

// The device may be shared, so the next user must not see this user's data.
onSessionEnd(() => queryClient.clear());
