import { listSystemUpdates, systemUpdate } from '@oryx/contract/updates';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { rowsOf } from '../../api/lenient.ts';

const minute = 60_000;

/** Number of requested updates, and of those shown on home. */
const requested = 3;
const shown = 2;

const readUpdates = rowsOf(z.extend(systemUpdate, { type: z.catch(systemUpdate.shape.type, 'other') }));

/** The updates on home: the newest, whatever their order in the response. */
export const updatesOptions = queryOptions({
  queryKey: ['system-updates', requested],
  queryFn: ({ signal }) =>
    call(listSystemUpdates, { request: { limit: requested }, signal }, readUpdates).catch(
      (cause: unknown) => {
        throw new Error('Failed to fetch updates', { cause });
      },
    ),
  select: (updates) =>
    updates.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, shown),
  staleTime: 5 * minute,
  gcTime: 10 * minute,
});
