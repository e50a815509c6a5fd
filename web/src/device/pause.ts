/**
 * Resolves after everything that waits in the page, such as a key stroke or a paint, has had its turn. A message takes its
 * turn at once, where a timer set by a timer would wait for 4 ms each time.
 */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
