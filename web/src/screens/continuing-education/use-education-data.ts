import { useCallback, useEffect, useState } from 'react';
import { readItem, readJson, removeItem, writeItem } from '../../device/device-storage.ts';
import { storageKeys } from '../../product.ts';
import { toast } from '../../ui/toast-store.ts';
import { type EducationData, emptyEducationData, keptText, readKept } from './education-data.ts';

const key = storageKeys.education;

interface State {
  readonly data: EducationData;
  /** True if the data is stored on the device. */
  readonly isKept: boolean;
}

function stateOnDevice(userId: string): State {
  const kept = readKept(readJson(key), userId);
  return kept === null ? { data: emptyEducationData, isKept: false } : { data: kept, isKept: true };
}

/** Stores the text unless it is stored already. Returns false if the browser refuses. */
function store(text: string): boolean {
  if (readItem(key) !== text) writeItem(key, text);
  return readItem(key) === text;
}

/**
 * Holds the user's entries in the state of the page. They are lost on leaving unless the user allows storage
 * on this device. Stored data is removed when the session ends.
 */
export function useEducationData(userId: string) {
  const [{ data, isKept }, setState] = useState(() => stateOnDevice(userId));

  useEffect(() => {
    if (!isKept || store(keptText(userId, data))) return;
    setState((before) => ({ ...before, isKept: false }));
    toast({
      title: 'Not kept on this device',
      description: 'The browser refused to store it. Export it as CSV before you leave this page.',
      variant: 'destructive',
    });
  }, [userId, data, isKept]);

  // Another tab may have changed it or ended the session, and removed data must not come back.
  useEffect(() => {
    function follow(event: StorageEvent) {
      if (event.key !== key && event.key !== null) return;
      const stored = stateOnDevice(userId);
      setState((before) => (stored.isKept ? stored : { ...before, isKept: false }));
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId]);

  const change = useCallback((update: (data: EducationData) => EducationData) => {
    setState((before) => ({ ...before, data: update(before.data) }));
  }, []);
  const setKept = useCallback((keep: boolean) => {
    if (!keep) removeItem(key);
    setState((before) => ({ ...before, isKept: keep }));
  }, []);

  return { data, change, isKept, setKept };
}
