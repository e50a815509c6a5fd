import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { type Day, dayText } from '../calendar-day.ts';
import { creditsText } from '../credits.ts';
import { ItemActions } from '../item-actions.tsx';
import type { CpdEntry } from './cpd-entry.ts';
import { firstInvalidDay, latestFirst } from './cpd-ledger.ts';

interface CpdListProps {
  readonly entries: readonly CpdEntry[];
  readonly today: Day;
  readonly onEdit: (entry: CpdEntry) => void;
  readonly onDelete: (entry: CpdEntry) => void;
}

/** The activities, latest first. */
export function CpdList({ entries, today, onEdit, onDelete }: CpdListProps) {
  return (
    <ul aria-label="CPD activities" className="flex flex-col divide-y divide-line">
      {latestFirst(entries).map((entry) => (
        <CpdRow
          key={entry.id}
          entry={entry}
          today={today}
          onEdit={() => onEdit(entry)}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </ul>
  );
}

interface CpdRowProps {
  readonly entry: CpdEntry;
  readonly today: Day;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function CpdRow({ entry, today, onEdit, onDelete }: CpdRowProps) {
  const headingId = useId();
  const end = firstInvalidDay(entry);
  const details = [
    dayText(entry.date),
    entry.provider,
    entry.level === '' ? '' : `Level ${entry.level}`,
    entry.certificate === '' ? '' : `Certificate ${entry.certificate}`,
  ];
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 id={headingId} className="wrap-anywhere min-w-0 font-medium">
          {entry.activity}
        </h3>
        <Badge className="border-line-strong bg-sunken text-ink">
          {`${creditsText(entry.ceus)} ${entry.ceus === 1 ? 'CEU' : 'CEUs'}${entry.type === 'Ethics' ? ', ethics' : ''}`}
        </Badge>
      </div>
      <p className="text-ink-muted text-sm">
        {details.filter((detail) => detail !== '').join(' · ')}
        <br />
        {end <= today
          ? `No longer valid since ${dayText(end)}`
          : `Valid until the day before ${dayText(end)}`}
      </p>
      <ItemActions headingId={headingId} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
