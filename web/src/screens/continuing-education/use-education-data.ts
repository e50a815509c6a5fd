import { useCallback, useEffect, useState } from 'react';
import { readItem, readJson, removeItem, writeItem } from '../../device/device-storage.ts';
import { laterKeys } from '../../device/later-keys.ts';
import { toast } from '../../ui/toast-store.ts';
import {
  type EducationData,
  emptyEducationData,
  type Kept,
  keptByDefault,
  keptText,
  readKept,
} from './education-data.ts';

const key = laterKeys.education;

interface State {
  readonly data: EducationData;
  /** Null once nothing may be stored: the browser refuses it, or another tab has removed it. */
  readonly kept: Kept | null;
}

const keptNothing: Kept = { ledger: false, certifications: false };
const untouched = { data: emptyEducationData, kept: keptByDefault } satisfies State;

function stateOnDevice(userId: string): State | null {
  const stored = readKept(readJson(key), userId);
  if (stored === null) return null;
  const { kept, ...data } = stored;
  return { data, kept };
}

/** Stores the text, or removes what is stored if it says nothing. Returns false if the browser refuses. */
function store(userId: string, text: string): boolean {
  const wanted = text === keptText(userId, untouched.data, keptByDefault) ? null : text;
  if (wanted === null) removeItem(key);
  else if (readItem(key) !== wanted) writeItem(key, wanted);
  return readItem(key) === wanted;
}

/**
 * Holds the user's entries. The ledger stays on the device until the session ends, because hours of training must not
 * be lost with a page; certifications live in the state of the page unless the user allows storage.
 */
export function useEducationData(userId: string) {
  const [state, setState] = useState<State>(() => stateOnDevice(userId) ?? untouched);
  const { data, kept } = state;

  useEffect(() => {
    if (state.kept === null) return;
    if (store(userId, keptText(userId, state.data, state.kept))) return;
    setState((before) => ({ ...before, kept: null }));
    toast({
      title: 'Not kept on this device',
      description: 'The browser refused to store it. Export it as CSV before you leave this page.',
      variant: 'destructive',
    });
  }, [userId, state]);

  // Another tab may have changed it or ended the session, and removed data must not come back.
  useEffect(() => {
    function follow(event: StorageEvent) {
      if (event.key !== key && event.key !== null) return;
      const stored = stateOnDevice(userId);
      setState((before) => stored ?? { ...before, kept: null });
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId]);

  const change = useCallback((update: (data: EducationData) => EducationData) => {
    setState((before) => ({ ...before, data: update(before.data) }));
  }, []);
  const setKept = useCallback((part: keyof Kept, keep: boolean) => {
    setState((before) => ({ ...before, kept: { ...(before.kept ?? keptNothing), [part]: keep } }));
  }, []);

  return { data, change, kept: kept ?? keptNothing, setKept };
}
