import type { CopyOnDevice } from './copy-on-device.ts';

const listFormat = new Intl.ListFormat('en-GB');
const momentFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const megabyte = 1_000_000;

/** Returns how far the copy is, such as `Keeping for offline: 71 of 133`. */
export const progressText = ({ kept, of }: Pick<CopyOnDevice, 'kept' | 'of'>): string =>
  `Keeping for offline: ${kept} of ${of}`;

/** Returns a list of things in words. */
export const listText = (parts: readonly string[]): string => listFormat.format(parts);

/** Returns a size in bytes as megabytes. */
export const sizeText = (bytes: number): string => `${(bytes / megabyte).toFixed(1)} MB`;

/** Returns a moment in ms as date and time, or an empty text. */
export const momentText = (moment: number | null): string =>
  moment === null ? '' : momentFormat.format(moment);

/** Returns the day of a moment in ms. */
export const dayText = (moment: number): string => dayFormat.format(moment);
