import type { Caution } from '@oryx/calculators';
import { toneStyle } from '../ui/tone.ts';
import { ToneIcon } from '../ui/tone-icon.tsx';
import { Cited } from './source-numbers.tsx';

/** Returns the sources that stand in one text, such as `RCP 2017; Williams 2019, doi:...`. */
export const namesIn = (source: string): string[] => source.split('; ');

/**
 * Filled danger boxes with their sources, for the card of the figure they qualify. Dangers with the same
 * source share a box.
 */
export function DangerList({ cautions }: { cautions: readonly Caution[] }) {
  const dangers = cautions.filter(({ level }) => level === 'danger');
  if (dangers.length === 0) return null;
  const sources = [...new Set(dangers.map(({ source }) => source))];
  return (
    <ul aria-label="Cautions" className="flex flex-col gap-2">
      {sources.map((source) => (
        <li key={source} className={`flex gap-2 rounded-control border px-3 py-2 ${toneStyle.danger}`}>
          <ToneIcon tone="danger" className="mt-0.5" />
          <div className="flex min-w-0 flex-col gap-1.5">
            {dangers
              .filter((danger) => danger.source === source)
              .map(({ text }) => (
                <p key={text} className="font-semibold">
                  {text}
                </p>
              ))}
            <p>
              <Cited by={namesIn(source)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Plain notes about a figure, with their sources. */
export function NoteList({ cautions }: { cautions: readonly Caution[] }) {
  const notes = cautions.filter(({ level }) => level === 'note');
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Notes" className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {notes.map(({ text, source }) => (
        <li key={text}>
          {text} <Cited by={namesIn(source)} />
        </li>
      ))}
    </ul>
  );
}
