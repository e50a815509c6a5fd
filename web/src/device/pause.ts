/** Resolves after everything that waits in the page, such as a key stroke or a paint, has had its turn. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
