import type { GenerateSWOptions } from 'workbox-build';

type RuntimeCaching = NonNullable<GenerateSWOptions['runtimeCaching']>[number];

/** Time in seconds after which the stored list is shown, because a weak signal is as bad as none. */
const networkSeconds = 3;

/**
 * Stores the reference lists on the device, and nothing else under `/api`: search terms, accounts and
 * sessions must never be stored. The stored list is shown only if the network fails. Workbox copies the
 * functions as text into the service worker, so they cannot use anything from outside. Therefore the cache
 * name is repeated, and a test compares it with the app's.
 */
export const keepReferenceLists = {
  method: 'GET',
  urlPattern: ({ url, sameOrigin }) =>
    sameOrigin &&
    url.search === '' &&
    /^\/api\/(medications|algorithms|pediatrics\/(vital-signs|equipment|defibrillation)|ai\/knowledge)$/.test(
      url.pathname,
    ),
  handler: 'NetworkFirst',
  options: {
    cacheName: 'oryx-reference',
    networkTimeoutSeconds: networkSeconds,
    plugins: [
      {
        // The server no longer knows this user, who signed out on another device because this one may be
        // lost.
        fetchDidSucceed: async ({ response }) => {
          if (response.status === 401) await caches.delete('oryx-reference');
          return response;
        },
        // The page opens the cache for a session, and removes it at its end. A response that was in flight then
        // must not create it again.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && (await caches.has('oryx-reference')) ? response : null,
      },
    ],
  },
} satisfies RuntimeCaching;
