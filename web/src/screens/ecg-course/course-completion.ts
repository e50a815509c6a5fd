import { readJson, writeItem } from '../../device/device-storage.ts';
import { storageKeys } from '../../product.ts';

/** Under this id the Education screen looks; the requirements fix it. */
const ecgCourseId = '5';

function readCompletions(): Readonly<Record<string, unknown>> {
  const stored = readJson(storageKeys.courseCompletions);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

/** Notes on the device that this course was completed; what stands there of other courses stays. */
export function rememberCompletion(): void {
  writeItem(storageKeys.courseCompletions, JSON.stringify({ ...readCompletions(), [ecgCourseId]: true }));
}

/** Whether this course was completed on the device before. */
export function wasCompletedBefore(): boolean {
  return readCompletions()[ecgCourseId] === true;
}
