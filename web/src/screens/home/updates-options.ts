import { queryOptions } from '@tanstack/react-query';
import { listSystemUpdates } from '../../api/update-calls.ts';

const minute = 60_000;

/** How many updates are asked for, and how many of them home shows. */
const requested = 3;
const shown = 2;

/** The updates that home shows: the newest, whatever the order they come in. */
export const updatesOptions = queryOptions({
  queryKey: ['system-updates', requested],
  queryFn: ({ signal }) =>
    listSystemUpdates({ limit: requested }, { signal }).catch((cause: unknown) => {
      throw new Error('Failed to fetch updates', { cause });
    }),
  select: (updates) =>
    updates
      .filter(({ createdAt }) => !Number.isNaN(Date.parse(createdAt)))
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
      .slice(0, shown),
  staleTime: 5 * minute,
  gcTime: 10 * minute,
});
