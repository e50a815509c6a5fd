import { useEffect, useState } from 'react';
import { isFresh, readWalk, standingOf, type Walk, walkFrom } from '../../clinical/steps/walk.ts';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import type { ShownAlgorithm } from './shown-algorithm.ts';

/*
 * A walk is in localStorage, because a phone ends a page in the background within minutes. It names no
 * patient and is never sent. After four hours without a tap it is not shown again, and it is removed when its chart
 * is opened or the session ends.
 */

const keyOf = (id: number) => `oryx-walk-${id}`;

interface StoredWalk {
  readonly walk: Walk | null;
  /** When a walk that is older than this page was last changed, in ms since 1970. */
  readonly continuedFrom: number | null;
  /** True until the user has said that it is the same patient. */
  readonly isAsking: boolean;
}

/** Returns the walk on the device as it stands now, or else the one that only the page knows. */
function storedWalk({ id, steps }: ShownAlgorithm, unstored: Walk | null = null): StoredWalk {
  const walk = readWalk(readItem(keyOf(id)), steps) ?? unstored;
  const standing = walk && standingOf(walk, Date.now());
  if (walk && standing !== 'gone')
    return { walk, continuedFrom: walk.changedAt, isAsking: standing === 'asking' };
  removeItem(keyOf(id));
  return { walk: walkFrom(steps), continuedFrom: null, isAsking: false };
}

/** Returns the guided walk of an algorithm, which goes on where it was left, and what changes it. */
export function useWalk(algorithm: ShownAlgorithm) {
  const { id, steps } = algorithm;
  const [state, setState] = useState(() => storedWalk(algorithm));
  // A page that was in the background may show the walk of a patient long gone, and one beside another tab may
  // ask for a dose that was given there.
  useEffect(() => {
    const reread = (unstored: (before: StoredWalk) => Walk | null) =>
      setState((before) => {
        const now = storedWalk(algorithm, unstored(before));
        return now.walk?.changedAt === before.walk?.changedAt && !now.isAsking ? before : now;
      });
    const onVisible = () => {
      if (document.visibilityState === 'visible') reread(({ walk }) => (walk && isFresh(walk) ? null : walk));
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keyOf(algorithm.id)) reread(() => null);
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onStorage);
    };
  }, [algorithm]);
  /** Stores the walk before it is shown, so that a tap is never lost with the page. */
  const store = (walk: Walk, next: Partial<StoredWalk> = {}) => {
    if (isFresh(walk)) removeItem(keyOf(id));
    else writeItem(keyOf(id), JSON.stringify(walk));
    setState({ ...state, ...next, walk });
  };
  return {
    ...state,
    change: (walk: Walk) => store(walk),
    /** Goes on with a walk that was left for some time. */
    confirm: () => state.walk && store({ ...state.walk, changedAt: Date.now() }, { isAsking: false }),
    startAgain: () => {
      removeItem(keyOf(id));
      setState({ walk: walkFrom(steps), continuedFrom: null, isAsking: false });
    },
  };
}

/** A guided walk, and what changes it. */
export type HeldWalk = ReturnType<typeof useWalk>;
