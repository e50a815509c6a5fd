import type { Complaint, SearchEntry } from '@oryx/contract';
import { type KnownPassage, numbered } from './passage.ts';

/** Returns the address of a complaint. */
export const complaintRoute = ({ id }: Pick<Complaint, 'id'>): string => `/complaints/${id}`;

/** Returns the passages of a complaint: the questions to ask, and each cause not to miss. */
export function complaintPassages(row: Complaint): KnownPassage[] {
  const { id, complaint, ask, causes } = row;
  const page = { route: complaintRoute(row), title: complaint, kind: 'complaint' } as const;
  return numbered(page, [
    { heading: 'Ask and examine', lines: ask },
    ...causes.map(({ cause, pointers }) => ({ heading: cause, lines: pointers })),
  ]).map((passage, at) => ({ ...passage, id: `complaint/${id}#${at}` }));
}

/** Returns a search entry for a complaint, so that `heat stroke` is not taken for `stroke`. */
export function complaintEntry({ id, complaint, names }: Complaint): SearchEntry {
  const words = { names: [...names], terms: [] };
  return { id, type: 'other', title: complaint, description: '', route: complaintRoute({ id }), ...words };
}

/** Returns hint words by page: the names of the complaints that link to it. */
export function hintsOf(complaints: readonly Complaint[]): ReadonlyMap<string, readonly string[]> {
  const hints = new Map<string, string[]>();
  for (const { complaint, names, causes } of complaints) {
    for (const { cause, pointers, see } of causes) {
      for (const page of see)
        hints.set(page, [...(hints.get(page) ?? []), complaint, ...names, cause, ...pointers]);
    }
  }
  return hints;
}
