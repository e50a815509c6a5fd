import { useSyncExternalStore } from 'react';
import { readItem, readJson } from '../../../device/device-storage.ts';

/** An object by course id; a course sets its own to true. The key is fixed by the requirements. */
const completionsKey = 'courseCompletions';

/** Whether the device has it that this course was completed. */
function isCourseCompleted(id: number): boolean {
  const stored = readJson(completionsKey);
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

/** How to tell the completed courses; read again when the window gets the focus or becomes visible. */
export function useCourseCompletions(): (id: number) => boolean {
  useSyncExternalStore(subscribe, () => readItem(completionsKey));
  return isCourseCompleted;
}
