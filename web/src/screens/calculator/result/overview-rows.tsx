import type { Overview } from '@oryx/calculators';
import { AnswerRows } from '../../../clinical/answer-rows.tsx';
import { breakable } from '../../../clinical/breakable.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';

/** The rows that open a list of doses. The danger of a row stands with its figures. */
export function OverviewRows({ overview: { columns, rows } }: { readonly overview: Overview }) {
  return (
    <section aria-label="At a glance">
      <AnswerRows
        rows={rows.map(({ title, note, cells, danger }) => ({
          key: title,
          title: (
            <>
              {title}
              {note !== undefined && (
                <span className="block font-normal text-ink-muted text-sm">{breakable(note)}</span>
              )}
            </>
          ),
          answer: (
            <>
              {columns.map((column, index) => (
                <span key={column} className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="shrink-0 text-ink-muted text-sm">{`${column} `}</span>
                  <span className={index === 0 ? 'ml-auto text-right font-bold' : 'ml-auto text-right'}>
                    {breakable(cells[index] ?? '--')}
                  </span>
                </span>
              ))}
              {danger !== undefined && (
                <span className="flex gap-1.5 font-medium text-danger-ink text-sm">
                  <ToneIcon tone="danger" className="mt-0.5 size-[1.1em] shrink-0" />
                  {danger}
                </span>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
