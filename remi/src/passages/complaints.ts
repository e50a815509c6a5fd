import type { Complaint, SearchEntry } from '@oryx/contract';
import { type KnownPassage, numbered } from './passage.ts';

/** Where the table of complaints is asked. */
export const complaintsRoute = '/ai-assistant';

/** What can be quoted of a complaint: what to ask, and each cause not to miss. */
export function complaintPassages({ id, complaint, ask, causes }: Complaint): KnownPassage[] {
  const page = { route: complaintsRoute, title: complaint, kind: 'complaint' } as const;
  return numbered(page, [
    { heading: 'Ask and examine', text: ask.join('\n') },
    ...causes.map(({ cause, pointers }) => ({ heading: cause, text: pointers.join('\n') })),
  ]).map((passage, at) => ({ ...passage, id: `complaint/${id}#${at}` }));
}

/** A complaint as a thing that can be named: a heat stroke is no stroke. */
export function complaintEntry({ id, complaint, names }: Complaint): SearchEntry {
  const words = { names: [...names], terms: [] };
  return { id, type: 'other', title: complaint, description: '', route: complaintsRoute, ...words };
}

/** Words that lead to a page: of the complaints that have it among what they say more of. */
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
