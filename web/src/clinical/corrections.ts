import { type Correction, listCorrections } from '@oryx/contract/corrections';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { readItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';
import { SessionContext } from '../session/session-context.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { emergencies } from './emergencies.ts';
import { useMyPages } from './my-pages/my-pages-store.ts';

const key = storageKeys.toldCorrections;
/** Number of corrections that the device remembers to have told, of all users. */
const mostTold = 500;

/** Time in ms after which corrections are asked for again when the app is looked at again. It may stay open for weeks. */
const staleTime = 60 * 60 * 1000;

/** Asked for at the start, when the app is looked at again, and when a connection returns after it failed. */
export const correctionsOptions = {
  queryKey: ['corrections'],
  queryFn: () => call(listCorrections, {}),
  staleTime,
  refetchOnWindowFocus: true,
};

/** What everybody uses: searches and questions are answered by Remi, whose tables have no page that could be pinned. */
const everybody = '/ai-assistant';

/** Returns true if a user has used a page, or the clock of an emergency that goes by it. */
function isUsed(path: string, paths: ReadonlySet<string>): boolean {
  if (paths.has(path) || path === everybody) return true;
  return emergencies.some(({ id, chart }) => path === `/algorithms/${chart}` && paths.has(`/arrest/${id}`));
}

/** What decides whether a correction concerns a user. */
export interface Reader {
  /** The pages that the user has pinned, used last or put on a tile. */
  readonly paths: ReadonlySet<string>;
  /** When the account was opened. What was corrected before that nobody has used wrongly. */
  readonly since: string;
  /** Ids of the corrections that were tapped here. */
  readonly told: ReadonlySet<string>;
}

/** Returns the corrections to show to a user, the critical ones first, then the newest. */
export function dueCorrections(all: readonly Correction[], { paths, since, told }: Reader): Correction[] {
  return all
    .filter(({ id, path, at }) => isUsed(path, paths) && Date.parse(at) >= Date.parse(since) && !told.has(id))
    .sort((a, b) => Number(b.isCritical) - Number(a.isCritical) || Date.parse(b.at) - Date.parse(a.at));
}

/** Returns the first correction that the user has yet to tap, and a function that notes the tap. */
export function useDueCorrection(isAsked: boolean): {
  readonly correction: Correction | undefined;
  readonly note: () => void;
} {
  const { data = [] } = useQuery({ ...correctionsOptions, enabled: isAsked }, queryClient);
  const pages = useMyPages();
  const [, setTaps] = useState(0);
  // Who is known by the cookie alone, because the browser refuses its storage, is told too.
  const session = useContext(SessionContext);
  const user = session?.user ?? readStoredSession()?.user;
  const entries = pages?.entries.filter(({ isRemoved }) => !isRemoved) ?? [];
  const [correction] = user
    ? dueCorrections(data, {
        paths: new Set(entries.map(({ path }) => path)),
        since: user.createdAt,
        told: toldTo(user.id),
      })
    : [];
  const note = () => {
    if (user && correction) noteTold(user.id, correction.id);
    setTaps((before) => before + 1);
  };
  return { correction, note };
}

/** Entries of the form `<id of the user> <id of the correction>`, oldest first. */
const readTold = (): string[] => (readItem(key) ?? '').split('\n').filter((entry) => entry !== '');

function toldTo(userId: string): ReadonlySet<string> {
  const prefix = `${userId} `;
  const own = readTold().filter((entry) => entry.startsWith(prefix));
  return new Set(own.map((entry) => entry.slice(prefix.length)));
}

function noteTold(userId: string, id: string): void {
  writeItem(key, [...readTold(), `${userId} ${id}`].slice(-mostTold).join('\n'));
}
