import type { GenerateSWOptions } from 'workbox-build';

type RuntimeCaching = NonNullable<GenerateSWOptions['runtimeCaching']>[number];

/** How long the network has before the list on the device is shown, in seconds: a weak signal is as bad as none. */
const networkSeconds = 3;

/**
 * Keeps the reference lists on the device, and nothing else under `/api`: search texts, accounts and
 * sessions must never lie there. What is on the device is shown only where the network fails to answer.
 *
 * Workbox copies the functions as text into the service worker, so they can use nothing from outside
 * of them. That is why the name of the cache is repeated; a test compares it with the app's.
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
    cacheableResponse: { statuses: [200] },
    plugins: [
      {
        // The server knows this user no longer: signed out elsewhere, on a phone that may be lost.
        fetchDidSucceed: async ({ response }) => {
          if (response.status === 401) await caches.delete('oryx-reference');
          return response;
        },
      },
    ],
  },
} satisfies RuntimeCaching;
