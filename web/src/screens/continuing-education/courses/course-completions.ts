import { useSyncExternalStore } from 'react';
import { readItem, readJson } from '../../../device/device-storage.ts';
import { laterKeys } from '../../../device/later-keys.ts';

/** Returns true if this course was completed on this device. */
function isCourseCompleted(id: number): boolean {
  const stored = readJson(laterKeys.courseCompletions);
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(stored).some(([key, value]) => key === String(id) && value === true);
}

function subscribe(listener: () => void) {
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * Returns a function that tells whether a course is completed. It is refreshed when the window gets the focus
 * or becomes visible.
 */
export function useCourseCompletions(): (id: number) => boolean {
  useSyncExternalStore(subscribe, () => readItem(laterKeys.courseCompletions));
  return isCourseCompleted;
}
