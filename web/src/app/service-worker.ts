/**
 * Keeps the app on this device, so that it opens without a connection from the next visit on. The code for it is
 * no part of the first screen.
 */
export function keepAppOnDevice(): void {
  if (!import.meta.env.PROD) return;
  import('../offline/app-on-device.ts')
    .then(({ keepApp }) => keepApp())
    // The next visit tries again.
    .catch((error: unknown) => console.error('Oryx does not open offline on this device yet.', error));
}
