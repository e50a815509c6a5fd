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

/** Which parts of the data are stored on the device. */
export interface Kept {
  readonly ledger: boolean;
  readonly certifications: boolean;
}

/** The ledger is kept unless the user says otherwise, and certifications only if the user says so. */
export const keptByDefault: Kept = { ledger: true, certifications: false };

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
export function keptText(userId: string, data: EducationData, kept: Kept): string {
  const { certifications, cpdEntries, register } = {
    ...(kept.certifications ? data : { ...data, certifications: emptyEducationData.certifications }),
    ...(kept.ledger
      ? {}
      : { cpdEntries: emptyEducationData.cpdEntries, register: emptyEducationData.register }),
  };
  return JSON.stringify({
    userId,
    kept,
    register,
    certifications: certifications.map((one) => pick(one, certificationFields)),
    cpdEntries: cpdEntries.map((one) => pick(one, cpdFields)),
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

/**
 * Returns this user's stored data and which parts are kept, or null. Invalid items are left out. An older Oryx kept
 * both parts or none.
 */
export function readKept(stored: unknown, userId: string): (EducationData & { readonly kept: Kept }) | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  if (fields.get('userId') !== userId) return null;
  const flags = new Map<string, unknown>(Object.entries(fields.get('kept') ?? {}));
  return {
    certifications: readList(fields.get('certifications'), readCertification),
    cpdEntries: readList(fields.get('cpdEntries'), (one) => readCpdEntry(one, endOfCalendar)),
    register: fields.get('register') === 'supplementary' ? 'supplementary' : 'professional',
    kept: { ledger: flags.get('ledger') !== false, certifications: flags.get('certifications') !== false },
  };
}
