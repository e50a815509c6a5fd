/**
 * Registers the service worker, so that the app opens offline from the next visit on. Does nothing if the
 * browser refuses.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.error('Oryx will not open offline on this device.', error);
  });
}
