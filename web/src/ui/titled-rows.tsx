import type { ReactNode } from 'react';

interface Row {
  readonly key: string | number;
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
}

interface TitledRowsProps {
  readonly rows: readonly Row[];
  /** What stands there when there are none. */
  readonly empty: string;
}

/** Lines of a card: what it is, a word about it, and its badge. */
export function TitledRows({ rows, empty }: TitledRowsProps) {
  if (rows.length === 0) return <p className="text-ink-muted">{empty}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rows.map(({ key, title, text, badge }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            <p className="text-ink-muted text-sm">{text}</p>
          </div>
          {badge}
        </li>
      ))}
    </ul>
  );
}
