import { type DeskFact, type DeskPage, readReviewPage, reviewQueue } from '@oryx/contract/desk';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { dayText, momentText } from '../../ui/date-words.ts';

/** A value of a content file. */
export type Json = DeskFact['value'];
export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject & Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const queueOptions = {
  queryKey: ['review', 'queue'],
  queryFn: () => call(reviewQueue, {}),
  // Others sign and propose at the same time.
  staleTime: 0,
};

/** Returns the query of a page at the desk: the newest version, or what readers saw at the end of a day. */
export const pageOptions = (page: string, at: string | null) => ({
  queryKey: ['review', 'page', page, at],
  queryFn: (): Promise<DeskPage> => call(readReviewPage, { request: at === null ? { page } : { page, at } }),
  staleTime: 0,
});

/** Asks the server again for all that is shown of the desk. */
export const refreshDesk = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['review'] });

/** Returns the id of a page in an address: `medications.adrenaline` for `medications/adrenaline.yaml`. */
export const idOfPage = (page: string): string => page.replace(/\.yaml$/, '').replace('/', '.');

/** Returns the page that an id in an address names. */
export const pageOfId = (id: string): string => `${id.replace('.', '/')}.yaml`;

/** How a fault in a fact hurts, from 0 to 5, in a few words. */
export const dangerWords = [
  'Sources',
  'Words and names',
  'To be minded',
  'Decides the way',
  'Harms if wrong',
  'Kills if wrong',
] as const;

/** Returns the day of a moment, such as `21 Nov 2026`. */
export const dayOf = (moment: string): string => dayText(new Date(moment));

/** Returns a moment with its time on this device, such as `21 Nov 2026, 14:05`. */
export const momentOf = (moment: string): string => momentText(new Date(moment));

/** Returns the last day before a moment. */
export const lastDayBefore = (moment: string): string => dayText(Date.parse(moment) - 1);

/** Returns a count with its noun: `1 fact`, `2 facts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns names as one text: `A`, `A and B`, `A, B and C`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
