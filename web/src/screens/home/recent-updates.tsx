import type { SystemUpdate } from '@oryx/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { useNow } from '../../device/use-now.ts';
import { relativeAge } from './relative-age.ts';
import { updatesOptions } from './updates-options.ts';
import { NoUpdates, UpdatesSkeleton } from './updates-placeholders.tsx';

const typeLabels: Record<SystemUpdate['type'], string> = {
  new: 'New',
  update: 'Update',
  improvement: 'Improvement',
  fix: 'Fix',
  other: 'Other',
};

/** The newest changes to Oryx. */
export function RecentUpdates() {
  const { data: updates, isPending } = useQuery(updatesOptions, queryClient);
  if (isPending) return <UpdatesSkeleton />;
  if (updates === undefined || updates.length === 0) return <NoUpdates />;
  return (
    <ul aria-labelledby="recent-updates" className="divide-y divide-line">
      {updates.map((update) => (
        <Update key={update.id} {...update} />
      ))}
    </ul>
  );
}

function Update({ title, description, type, category, createdAt }: SystemUpdate) {
  const age = useNow((now) => relativeAge(new Date(createdAt), now));
  return (
    <li className="flex flex-col gap-1 py-3 last:pb-0">
      <p className="font-medium leading-snug">{title}</p>
      <p className="text-ink-muted text-sm">{description}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs">
        <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-medium text-accent-ink">
          {typeLabels[type]}
        </span>
        <span>{category}</span>
        <time dateTime={createdAt}>{age}</time>
      </p>
    </li>
  );
}
