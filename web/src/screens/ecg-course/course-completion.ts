import { readJson, writeItem } from '../../device/device-storage.ts';

/** An object by course id in which the Education screen looks; key and id are fixed by the requirements. */
const completionsKey = 'courseCompletions';
const ecgCourseId = '5';

function readCompletions(): Readonly<Record<string, unknown>> {
  const stored = readJson(completionsKey);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

/** Notes on the device that this course was completed; what stands there of other courses stays. */
export function rememberCompletion(): void {
  writeItem(completionsKey, JSON.stringify({ ...readCompletions(), [ecgCourseId]: true }));
}

/** Whether this course was completed on the device before. */
export function wasCompletedBefore(): boolean {
  return readCompletions()[ecgCourseId] === true;
}
