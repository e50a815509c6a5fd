import type { CopyOnDevice } from './copy-on-device.ts';

const megabyte = 1_000_000;

/** Returns how far the copy is, such as `Keeping for offline: 71 of 133`. */
export const progressText = ({ kept, of }: Pick<CopyOnDevice, 'kept' | 'of'>): string =>
  `Keeping for offline: ${kept} of ${of}`;

/** Returns a size in bytes as megabytes. */
export const sizeText = (bytes: number): string => `${(bytes / megabyte).toFixed(1)} MB`;
