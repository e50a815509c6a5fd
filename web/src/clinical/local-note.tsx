import type { LocalNote as Note } from '@oryx/contract';

interface LocalNoteProps {
  readonly note: Note | undefined;
  /** True where it opens with a tap, because the page needs its room. */
  readonly isFolded?: boolean;
}

/** What the site says of a page, beside the text that all sites share. */
export function LocalNote({ note, isFolded = false }: LocalNoteProps) {
  if (!note || !(note.from || note.note || note.strengths.length > 0 || !note.isStocked)) return null;
  return (
    <details
      open={!isFolded}
      className="wrap-anywhere w-full rounded-control border border-line-strong bg-sunken px-3 text-sm"
    >
      <summary className="flex min-h-11 items-center font-semibold underline decoration-line-strong underline-offset-4">
        {note.isStocked ? `Local note, ${note.site}` : `Not in stock, ${note.site}`}
      </summary>
      <div className="flex flex-col gap-1.5 pb-3">
        {note.note && <p className="whitespace-pre-line">{note.note}</p>}
        {note.strengths.length > 0 && <p>In stock: {note.strengths.join(', ')}</p>}
        {note.from && <p>From this level of care: {note.from}</p>}
      </div>
    </details>
  );
}
