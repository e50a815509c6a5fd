import { ReviewMark } from '../../clinical/review-mark.tsx';
import { shown } from '../../clinical/shown.ts';

/** The mark that the content puts on a dose which rests on general knowledge. */
const mark = '[Awaiting clinical review]';

/** A long line has no heading, whatever colon stands in it. */
const longestHeading = 120;

/** The doses in words, a line each: whom and what for, then how much. */
export function DosageLines({ text }: { text: string | null }) {
  if (text === null) return <p>{shown(null)}</p>;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <ul className="wrap-anywhere divide-y divide-line">
      {lines.map((line, index) => {
        const words = line.replaceAll(mark, '').trim();
        const colon = words.indexOf(': ');
        const hasHeading = colon > 0 && colon < longestHeading;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines may repeat and never move
          <li key={index} className="py-2">
            {hasHeading && <span className="block text-ink-muted text-sm">{words.slice(0, colon + 1)} </span>}
            <Dose words={hasHeading ? words.slice(colon + 2) : words} />{' '}
            {line.includes(mark) && <ReviewMark />}
          </li>
        );
      })}
    </ul>
  );
}

/** The first sentence says how much, and so stands out. */
function Dose({ words }: { words: string }) {
  const end = words.indexOf('. ') + 1;
  if (end === 0) return <span className="font-semibold">{words}</span>;
  return (
    <>
      <span className="font-semibold">{words.slice(0, end)}</span>
      <span>{words.slice(end)}</span>
    </>
  );
}
