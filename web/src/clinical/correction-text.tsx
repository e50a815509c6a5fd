import type { Correction } from '@oryx/contract/corrections';
import { Link } from 'wouter';
import { dayText } from '../ui/date-words.ts';

/** Keeps a number and its unit in one line: `1:10 000` must not be read as 1:10, nor `10 mg` as 10. */
const withWholeNumbers = (text: string | undefined) =>
  text?.replace(/(?<=\d) (?=\d|[a-zA-Z]{1,2}\b|microgram|unit|mmol)/g, '\u00a0');

interface CorrectionTextProps {
  readonly correction: Correction;
  /** Called when the page is opened from here. */
  readonly onOpen?: () => void;
}

/** A correction: what stood there, what stands there now, and why. */
export function CorrectionText({ correction, onOpen }: CorrectionTextProps) {
  const { title, before, after, why, path, at } = correction;
  return (
    <>
      <p className="font-semibold">{title}</p>
      <dl className="flex flex-col gap-1">
        {[
          ['Before', before],
          ['Now', after],
          ['Why', why],
        ].map(([label, text]) => (
          <div key={label} className="wrap-anywhere">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="whitespace-pre-line">{withWholeNumbers(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <time dateTime={at}>{dayText(new Date(at))}</time>
        <Link href={path} onClick={onOpen} className="flex min-h-11 items-center text-accent-ink underline">
          Open the page
        </Link>
      </p>
    </>
  );
}
