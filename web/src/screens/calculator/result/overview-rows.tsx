import type { Overview } from '@oryx/calculators';
import { AnswerRows } from '../../../clinical/answer-rows.tsx';
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
                <span key={column} className="flex items-baseline justify-between gap-x-3">
                  <span className="shrink-0 text-ink-muted text-sm">{`${column} `}</span>
                  <span className={index === 0 ? 'text-right font-bold' : 'text-right'}>
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

/** Length of a text that fits on a line in large text. */
const shortText = 12;

/** Returns a text that may break between words where it is long. A short one keeps figure and unit together. */
const breakable = (text: string) => (text.length <= shortText ? text : text.replaceAll('\u00a0', ' '));
