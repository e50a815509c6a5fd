import {
  type Certification,
  certificationFields,
  readCertification,
} from './certifications/certification.ts';
import { type CpdEntry, cpdFields, readCpdEntry } from './cpd/cpd-entry.ts';
import type { Register } from './cpd/cpd-rules.ts';
import type { Reading } from './field-reader.ts';

/** What a user enters on the page. */
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

/** What is kept on the device, as text. The user stands in it, so that nobody meets another's. */
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

/** A clock set back, or a flight to the west, must not drop an activity that was entered in time. */
const endOfCalendar = '9999-12-31';

/** What this user has kept on the device, or null. Items that cannot be read are left out. */
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
