import { useCallback, useEffect, useState } from 'react';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import { type EventKind, type EventLog, type LoggedEvent, readLog, withEvent } from './event-log.ts';

/** The key on the device. It goes with everything else at the end of the session. */
export const arrestKey = 'oryx-arrest';

/** The log where the browser refuses storage, for as long as the page is open. */
let unstored: EventLog | null = null;

let taps = 0;

/** Returns an id. A page without HTTPS, as in a clinic's own network, has no `randomUUID`. */
function idOf(at: number): string {
  taps += 1;
  return `${at}-${taps}-${Math.random().toString(36).slice(2, 8)}`;
}

const storedLog = () => readLog(readItem(arrestKey)) ?? unstored;

/** Stores a log before it is shown, so that a tap is never lost with the page. */
function store(log: EventLog | null): void {
  if (log === null) removeItem(arrestKey);
  else writeItem(arrestKey, JSON.stringify(log));
  unstored = log !== null && readItem(arrestKey) === null ? log : null;
}

/** Returns the log of the emergency on this device, which goes on after a reload, and what changes it. */
export function useEventLog() {
  const [log, setLog] = useState(storedLog);
  useEffect(() => {
    const reread = ({ key }: StorageEvent) => {
      if (key === arrestKey) setLog(storedLog());
    };
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, []);
  const change = useCallback((next: EventLog | null) => {
    store(next);
    setLog(next);
  }, []);
  /** Adds an event of this moment to the log as it stands on the device. */
  const add = useCallback(
    (kind: EventKind, text: string, more: Pick<LoggedEvent, 'of' | 'again'> = {}) => {
      const before = storedLog();
      if (!before) return;
      const at = Date.now();
      change(withEvent(before, { id: idOf(at), kind, at, text, ...more }));
    },
    [change],
  );
  /** Goes on as another emergency, with the log so far. An arrest is an event, another patient group is none. */
  const turnInto = useCallback(
    (emergency: string, text?: string) => {
      const before = storedLog();
      if (!before) return;
      const at = Date.now();
      const turned = { ...before, emergency };
      change(text === undefined ? turned : withEvent(turned, { id: idOf(at), kind: 'arrest', at, text }));
    },
    [change],
  );
  /** Starts an emergency, unless one is running. */
  const start = useCallback(
    (emergency: string) => {
      if (storedLog()) return;
      const at = Date.now();
      change({ emergency, events: [{ id: idOf(at), kind: 'start', at, text: 'Start' }] });
    },
    [change],
  );
  return { log, change, add, start, turnInto };
}
