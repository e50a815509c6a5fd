import type { ReactNode } from 'react';

interface Row {
  readonly key: string | number;
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
}

interface TitledRowsProps {
  readonly rows: readonly Row[];
  /** Text if there are no rows. */
  readonly empty: string;
}

/** Rows of a card: title, detail and badge. */
export function TitledRows({ rows, empty }: TitledRowsProps) {
  if (rows.length === 0) return <p className="text-ink-muted">{empty}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rows.map(({ key, title, text, badge }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
          <div className="wrap-anywhere min-w-0">
            <p className="font-medium">{title}</p>
            <p className="text-ink-muted text-sm">{text}</p>
          </div>
          {badge}
        </li>
      ))}
    </ul>
  );
}
