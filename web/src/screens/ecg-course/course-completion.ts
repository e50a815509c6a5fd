import { readJson, writeItem } from '../../device/device-storage.ts';
import { laterKeys } from '../../device/later-keys.ts';

/** Id of the course on the Education screen, fixed by the requirements. */
const ecgCourseId = '5';

function readCompletions(): Readonly<Record<string, unknown>> {
  const stored = readJson(laterKeys.courseCompletions);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

/** Stores on the device that this course was completed. Other courses stay unchanged. */
export function rememberCompletion(): void {
  writeItem(laterKeys.courseCompletions, JSON.stringify({ ...readCompletions(), [ecgCourseId]: true }));
}

/** Returns true if this course was completed on this device before. */
export function wasCompletedBefore(): boolean {
  return readCompletions()[ecgCourseId] === true;
}
