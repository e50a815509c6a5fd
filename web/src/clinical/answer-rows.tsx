import type { ReactNode } from 'react';

/** A row: what it is about, and the answer. */
export interface AnswerRow {
  readonly key: string;
  readonly title: ReactNode;
  readonly answer: ReactNode;
}

/**
 * Rows of a subject beside its answer. In large text or a narrow frame the answer stands below, so that no
 * unit is ever cut off or broken.
 */
export function AnswerRows({ rows }: { readonly rows: readonly AnswerRow[] }) {
  return (
    <dl className="divide-y divide-line print:divide-[#888]">
      {rows.map(({ key, title, answer }) => (
        <div
          key={key}
          className="flex break-inside-avoid flex-wrap gap-x-3 gap-y-0.5 py-1.5 leading-snug print:py-0.5 print:leading-tight"
        >
          <dt className="min-w-0 grow basis-37 font-semibold print:font-medium">{title}</dt>
          <dd className="min-w-0 grow-2 basis-40">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
