/** Lets the app open without a connection from the next visit on. Does nothing where that is refused. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.error('Oryx will not open offline on this device.', error);
  });
}
