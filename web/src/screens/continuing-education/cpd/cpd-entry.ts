import type { Day } from '../calendar-day.ts';
import { type Fields, type Reading, readCredits, readDay, readOption, readText } from '../field-reader.ts';
import { newPageId } from '../page-id.ts';

/** `Ethics` stands for ethics, human rights and medical law. */
const cpdTypes = ['General', 'Ethics'] as const;
export const cpdLevels = ['', '1', '2', '3'] as const;

/** One activity in the ledger. */
export interface CpdEntry {
  readonly id: string;
  readonly activity: string;
  readonly provider: string;
  /** The day the activity ended. */
  readonly date: Day;
  readonly ceus: number;
  readonly type: (typeof cpdTypes)[number];
  /** The level of the activity as the councils define it, if known. */
  readonly level: (typeof cpdLevels)[number];
  readonly certificate: string;
}

/** The stored and exported fields. The id only exists on this page. */
export const cpdFields = [
  'date',
  'activity',
  'provider',
  'type',
  'level',
  'ceus',
  'certificate',
] as const satisfies readonly (keyof CpdEntry)[];

/** Maximum CEUs of one activity. More is taken for a typing error. */
const mostCeus = 100;

/**
 * Parses an activity from texts and assigns an id. A future activity is rejected, because it has earned
 * nothing yet.
 */
export function readCpdEntry(fields: Fields, today: Day): Reading<CpdEntry> {
  const activity = readText(fields('activity'));
  if (activity === '') return { fault: 'the activity is missing' };
  const date = readDay(fields('date'));
  if (date === undefined || date === '') return { fault: 'the date is not like 2026-12-31' };
  if (date > today) return { fault: 'the date lies ahead' };
  const ceus = readCredits(fields('ceus'));
  if (ceus === undefined || ceus === 0 || ceus > mostCeus) {
    return { fault: `the CEUs are not a number above 0 and up to ${mostCeus}` };
  }
  const type = readOption(fields('type') || 'General', cpdTypes);
  if (type === undefined) return { fault: 'the type is not General or Ethics' };
  const level = readOption(fields('level'), cpdLevels);
  if (level === undefined) return { fault: 'the level is not 1, 2 or 3' };
  const provider = readText(fields('provider'));
  const certificate = readText(fields('certificate'));
  return { value: { id: newPageId(), activity, provider, date, ceus, type, level, certificate } };
}
