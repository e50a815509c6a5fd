import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storedAnswer } from '../device/reference-cache.ts';
import { onSessionEnd } from '../device/session-end.ts';
import { fetchKept, keptAge, keptText } from './kept.ts';
import { queryClient } from './query-client.ts';
import { onRecovery } from './recovery.ts';

/** After an hour a list is fetched again when a screen opens, because an app may be left open for days. */
export const hour = 3_600_000;

/** A list that clinicians read, which is kept on the device. */
export interface Reference<Data> {
  /** Its query key. */
  readonly key: readonly string[];
  readonly path: string;
  /** Returns what can be understood of the answer. A long list is read in steps, so that no tap waits for it. */
  readonly read: (answer: unknown) => Data | Promise<Data>;
  /** Age in ms from which it is fetched again when a screen opens. */
  readonly staleAfter: number;
}

/** A version that is newer than the one on the screen, or whether it could not be looked for. */
type Newer<Data> = Version<Data> | 'failed' | null;

const newerKey = ({ key }: Reference<unknown>) => [...key, 'newer'];

/** The answers on the screen as text, by path, to tell a new one. */
const shownTexts = new Map<string, string>();
/** What could not be fetched, although an older version is shown. */
const unrefreshed = new Set<Reference<unknown>>();
/** What was read before any screen showed it. It is fetched when the first one does. */
const unopened = new Set<Reference<unknown>>();

onSessionEnd(() => {
  shownTexts.clear();
  unrefreshed.clear();
  unopened.clear();
});

onRecovery(() => {
  for (const reference of unrefreshed) void refresh(reference);
});

/** A version of a list. */
interface Version<Data> {
  readonly text: string;
  readonly data: Data;
}

type Source<Data> = Pick<Reference<Data>, 'path' | 'read'>;

const versionOf = async <Data>({ read }: Source<Data>, text: string): Promise<Version<Data>> => ({
  text,
  data: await read(JSON.parse(text)),
});

/** Returns the version on the device, or undefined if there is none that can be read. */
async function keptVersion<Data>(source: Source<Data>): Promise<Version<Data> | undefined> {
  const text = await keptText(source.path);
  try {
    return text === undefined ? undefined : await versionOf(source, text);
  } catch (error) {
    console.error('A kept list cannot be read.', error);
    return undefined;
  }
}

/** Returns what this device keeps of a list, or else fetches it. */
export async function keptOrFetched<Data>(source: Source<Data>): Promise<Data> {
  const version = (await keptVersion(source)) ?? (await versionOf(source, await fetchKept(source.path)));
  return version.data;
}

/** A list is not forgotten while the app is open, because reading it again takes longer than a tap may. */
const queryOf = <Data>(reference: Reference<Data>) => ({
  queryKey: reference.key,
  queryFn: () => load(reference),
  gcTime: Number.POSITIVE_INFINITY,
});

/** Reads a list that is kept on the device, so that a screen which opens later shows it at once. */
export async function readAhead(reference: Reference<unknown>): Promise<void> {
  if ((await storedAnswer(reference.path)) === undefined) return;
  if (queryClient.getQueryState(reference.key) !== undefined) return;
  unopened.add(reference);
  await queryClient.prefetchQuery(queryOf(reference));
}

/** Returns a list for the screen: at once if it is kept, and then it is fetched behind that. */
async function load<Data>(reference: Reference<Data>): Promise<Data> {
  const kept = await keptVersion(reference);
  const { text, data } = kept ?? (await versionOf(reference, await fetchKept(reference.path)));
  shownTexts.set(reference.path, text);
  if (kept && !unopened.has(reference)) void refresh(reference);
  return data;
}

/** Fetches a list whose older version is shown. A new version waits until somebody wants to see it. */
async function refresh<Data>(reference: Reference<Data>): Promise<void> {
  const { path } = reference;
  try {
    const text = await fetchKept(path);
    unrefreshed.delete(reference);
    const shown = shownTexts.get(path);
    const newer: Newer<Data> = text === shown ? null : await versionOf(reference, text);
    // Nothing is shown after the end of the session, which may have come while this was read.
    if (shown === undefined || shownTexts.get(path) !== shown) return;
    queryClient.setQueryData(newerKey(reference), newer);
    // What was withdrawn does not wait.
    if (newer && withdrawals(text) !== withdrawals(shown)) show(reference);
  } catch {
    unrefreshed.add(reference);
    queryClient.setQueryData<Newer<Data>>(newerKey(reference), (newer) => newer ?? 'failed');
  }
}

/** The marks of what was taken out of use. */
const withdrawals = (text: string) => String(text.match(/"withdrawn":[^}]+/g));

/** Shows the newer version of a list, if there is one. */
function show(reference: Reference<unknown>): void {
  const newer = queryClient.getQueryData<Newer<unknown>>(newerKey(reference));
  if (!newer || newer === 'failed') return;
  shownTexts.set(reference.path, newer.text);
  queryClient.setQueryData(reference.key, newer.data);
  queryClient.setQueryData(newerKey(reference), null);
}

/**
 * Returns a list as it was when the page was opened: at once if it is kept on the device. A version that arrives later
 * is in `newer`, and is shown by `showNewer`, or as soon as another page is opened.
 *
 * @param page the page of the list that is open
 */
export function useReference<Data>(reference: Reference<Data>, page?: string) {
  const { key, path, staleAfter } = reference;
  const { data, isError, refetch } = useQuery(queryOf(reference), queryClient);
  const { data: newer = null } = useQuery<Newer<Data>>(
    { queryKey: newerKey(reference), queryFn: skipToken },
    queryClient,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with the newest version
  useEffect(() => show(reference), [reference, page]);
  useEffect(() => {
    const isFirst = unopened.delete(reference);
    if (queryClient.getQueryData(key) === undefined) return;
    if (isFirst || keptAge(path) >= staleAfter) void refresh(reference);
  }, [reference, key, path, staleAfter]);
  return {
    data,
    isError,
    refetch,
    newer: newer === 'failed' ? undefined : newer?.data,
    /** True if nobody knows whether there is a newer version. */
    isUnrefreshed: newer === 'failed',
    showNewer: () => show(reference),
  };
}
