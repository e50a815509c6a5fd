import type { Caution } from '@oryx/calculators';
import { toneStyle } from '../ui/tone.ts';
import { ToneIcon } from '../ui/tone-icon.tsx';

/** Dangers, filled, with their sources. They stand in the card of the figure they qualify. */
export function DangerList({ cautions }: { cautions: readonly Caution[] }) {
  const dangers = cautions.filter(({ level }) => level === 'danger');
  if (dangers.length === 0) return null;
  return (
    <ul aria-label="Cautions" className="flex flex-col gap-2">
      {dangers.map(({ text, source }) => (
        <li key={text} className={`flex gap-2 rounded-control border px-3 py-2 ${toneStyle.danger}`}>
          <ToneIcon tone="danger" className="mt-0.5" />
          <span className="min-w-0">
            <span className="block font-semibold">{text}</span>
            <span className="block text-sm wrap-anywhere">{source}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What to know about a figure that no danger says: plain lines with their sources, beside it. */
export function NoteList({ cautions }: { cautions: readonly Caution[] }) {
  const notes = cautions.filter(({ level }) => level === 'note');
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Notes" className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {notes.map(({ text, source }) => (
        <li key={text}>
          {text} <span className="wrap-anywhere text-ink-muted">{source}</span>
        </li>
      ))}
    </ul>
  );
}
