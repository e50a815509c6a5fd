import {
  type Certification,
  certificationFields,
  readCertification,
} from './certifications/certification.ts';
import { type CpdEntry, cpdFields, readCpdEntry } from './cpd/cpd-entry.ts';
import type { Register } from './cpd/cpd-rules.ts';
import type { Reading } from './field-reader.ts';

/** The entries of a user on this page. */
export interface EducationData {
  readonly certifications: readonly Certification[];
  readonly cpdEntries: readonly CpdEntry[];
  readonly register: Register;
}

export const emptyEducationData: EducationData = {
  certifications: [],
  cpdEntries: [],
  register: 'professional',
};

function pick<Item>(item: Item, fields: readonly (keyof Item & string)[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, item[field]]));
}

/**
 * Returns the text to store on the device. It contains the user's id, so that no user sees another's data.
 */
export function keptText(userId: string, data: EducationData): string {
  return JSON.stringify({
    userId,
    register: data.register,
    certifications: data.certifications.map((one) => pick(one, certificationFields)),
    cpdEntries: data.cpdEntries.map((one) => pick(one, cpdFields)),
  });
}

function readList<Item>(
  list: unknown,
  read: (fields: (name: string) => string) => Reading<Item>,
): readonly Item[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const fields = new Map(Object.entries(typeof item === 'object' && item !== null ? item : {}));
    const reading = read((name) => String(fields.get(name) ?? ''));
    return reading.fault === undefined ? [reading.value] : [];
  });
}

/** A clock that is set back, or a flight west, must not drop a valid activity. */
const endOfCalendar = '9999-12-31';

/** Returns this user's stored data, or null. Invalid items are left out. */
export function readKept(stored: unknown, userId: string): EducationData | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const kept = new Map<string, unknown>(Object.entries(stored));
  if (kept.get('userId') !== userId) return null;
  return {
    certifications: readList(kept.get('certifications'), readCertification),
    cpdEntries: readList(kept.get('cpdEntries'), (fields) => readCpdEntry(fields, endOfCalendar)),
    register: kept.get('register') === 'supplementary' ? 'supplementary' : 'professional',
  };
}
