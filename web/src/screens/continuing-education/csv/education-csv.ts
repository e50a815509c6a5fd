import type { Day } from '../calendar-day.ts';
import {
  type Certification,
  certificationFields,
  readCertification,
} from '../certifications/certification.ts';
import { type CpdEntry, cpdFields, readCpdEntry } from '../cpd/cpd-entry.ts';
import type { Fields, Reading } from '../field-reader.ts';
import { formatCsv, parseCsv } from './csv.ts';

/** Limits on imported files, far above any real list. */
export const longestFile = 1024 * 1024;
export const mostRows = 1000;

/** The CSV format of a list. */
export interface CsvFormat<Item> {
  /** Name of the items, such as `certifications`. */
  readonly noun: string;
  readonly fileName: string;
  readonly columns: readonly { readonly field: keyof Item & string; readonly title: string }[];
  /** Columns that every row requires. */
  readonly required: readonly (keyof Item & string)[];
  readonly read: (fields: Fields, today: Day) => Reading<Item>;
}

const certificationTitles: Record<(typeof certificationFields)[number], string> = {
  name: 'Name',
  organization: 'Organization',
  number: 'Number',
  issued: 'Issued',
  expires: 'Expires',
  creditsEarned: 'Credits earned',
  creditsRequired: 'Credits required',
  status: 'Status',
  category: 'Category',
};

export const certificationCsv: CsvFormat<Certification> = {
  noun: 'certifications',
  fileName: 'oryx-certifications.csv',
  columns: certificationFields.map((field) => ({ field, title: certificationTitles[field] })),
  required: ['name', 'organization'],
  read: readCertification,
};

const cpdTitles: Record<(typeof cpdFields)[number], string> = {
  date: 'Date',
  activity: 'Activity',
  provider: 'Provider',
  type: 'Type',
  level: 'Level',
  ceus: 'CEUs',
  certificate: 'Certificate number',
};

export const cpdCsv: CsvFormat<CpdEntry> = {
  noun: 'CPD activities',
  fileName: 'oryx-cpd-activities.csv',
  columns: cpdFields.map((field) => ({ field, title: cpdTitles[field] })),
  required: ['date', 'activity', 'ceus'],
  read: readCpdEntry,
};

/** Returns a CSV file of items. */
export function exportCsv<Item>({ columns }: CsvFormat<Item>, items: readonly Item[]): string {
  return formatCsv([
    columns.map(({ title }) => title),
    ...items.map((item) => columns.map(({ field }) => String(item[field]))),
  ]);
}

export interface CsvImport<Item> {
  readonly added: readonly Item[];
  /** Number of rows that are already in the list. */
  readonly duplicates: number;
  /** Messages about invalid rows, with their row numbers. */
  readonly faults: readonly string[];
}

/** Imports a CSV file. Invalid rows are reported, and duplicates are left out. */
export function importCsv<Item>(
  format: CsvFormat<Item>,
  file: string,
  present: readonly Item[],
  today: Day,
): CsvImport<Item> {
  const nothing = { added: [], duplicates: 0 };
  const [header = [], ...rows] = parseCsv(file);
  const place = columnPlaces(format, header);
  const missing = format.columns.filter(({ field }) => format.required.includes(field) && !place.has(field));
  if (missing.length > 0) {
    const titles = missing.map(({ title }) => title).join(', ');
    return { ...nothing, faults: [`The first line of the file names no column ${titles}.`] };
  }
  if (rows.length > mostRows) return { ...nothing, faults: [`The file has more than ${mostRows} rows.`] };

  const textOf = (item: Item) => JSON.stringify(format.columns.map(({ field }) => String(item[field])));
  const known = new Set(present.map(textOf));
  const added: Item[] = [];
  const faults: string[] = [];
  for (const [index, row] of rows.entries()) {
    const reading = format.read((name) => row[place.get(name) ?? -1] ?? '', today);
    if (reading.fault !== undefined) faults.push(`Row ${index + 2}: ${reading.fault}.`);
    else if (!known.has(textOf(reading.value))) {
      known.add(textOf(reading.value));
      added.push(reading.value);
    }
  }
  return { added, duplicates: rows.length - added.length - faults.length, faults };
}

/** Returns the column index of each field. Titles are matched ignoring case. */
function columnPlaces<Item>({ columns }: CsvFormat<Item>, header: readonly string[]): Map<string, number> {
  const plain = (title: string) => title.toLowerCase().replace(/[^a-z]/g, '');
  const titles = header.map(plain);
  const places = columns.map(({ field, title }) => [field, titles.indexOf(plain(title))] as const);
  return new Map(places.filter(([, index]) => index >= 0));
}
