import { tools } from '@oryx/calculators';
import { listAlgorithms, listLearningPaths, listMedications } from '@oryx/contract/kept-routes';
import { readItem } from '../device/device-storage.ts';
import { referenceCache, storageKeys } from '../product.ts';
import { filesOnDevice } from './app-on-device.ts';
import { keptAddresses } from './kept-parts.ts';

/** How much of Oryx is kept on this device. */
export interface CopyOnDevice {
  /** Files and lists that are kept, and all that there are. */
  readonly kept: number;
  readonly of: number;
  readonly isComplete: boolean;
  /** Size in bytes. */
  readonly bytes: number;
  /** When the oldest list was sent, in ms since 1970; null if none is kept. */
  readonly since: number | null;
}

/** Returns the kept answer of an address, or undefined. */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  return window.caches?.match(address, { cacheName: referenceCache, ignoreVary: true });
}

/** Returns the time of a kept answer in ms, or null. */
export function sentAt(response: Response | undefined): number | null {
  const moment = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(moment) ? null : moment;
}

/** Returns how much is kept, or undefined if this browser keeps nothing. Rejects if storage is refused. */
export async function copyOnDevice(): Promise<CopyOnDevice | undefined> {
  const files = await filesOnDevice();
  if (files === undefined) return undefined;
  const answers = await Promise.all(keptAddresses.map(keptAnswer));
  const lists = answers.filter((answer) => answer !== undefined);
  const sizes = await Promise.all(lists.map(async (answer) => (await answer.blob()).size));
  const search = readItem(storageKeys.searchData)?.length ?? 0;
  const moments = lists.map(sentAt).filter((moment) => moment !== null);
  const kept = files.kept + lists.length + (search > 0 ? 1 : 0);
  const of = files.of + keptAddresses.length + 1;
  return {
    kept,
    of,
    isComplete: kept === of,
    bytes: files.bytes + sizes.reduce((sum, size) => sum + size, search),
    since: moments.length > 0 ? Math.min(...moments) : null,
  };
}

const counted = [
  [listMedications, 'medications'],
  [listAlgorithms, 'charts with their steps'],
  [listLearningPaths, 'learning paths'],
] as const;

/** Returns what is kept, in words: the counts of what is there. */
export async function contentsOnDevice(): Promise<readonly string[]> {
  const lists = await Promise.all(
    counted.map(async ([{ path }, what]) => {
      const rows: unknown = await (await keptAnswer(path))?.json();
      return Array.isArray(rows) ? `${rows.length} ${what}` : undefined;
    }),
  );
  const [medications, charts, paths] = lists;
  return [
    medications,
    charts,
    `${tools.length} tools`,
    paths,
    'Paed-Cal',
    'ECG course and gallery',
    'Remi',
    'search',
  ].filter((part) => part !== undefined);
}
