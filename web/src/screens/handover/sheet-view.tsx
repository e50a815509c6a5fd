import { sheetParts } from '../../clinical/handover/sheet.ts';
import { ResultText } from './result-text.tsx';
import { type Handover, partTitles } from './sheet-text.ts';

/** A handover to read, not to write in. */
export function SheetView({ name, parts, results }: Handover) {
  return (
    <dl className="flex flex-col gap-3">
      {sheetParts.map((part) => (
        <div key={part}>
          <dt className="font-bold text-[min(1rem,6vw)]">{partTitles[part]}</dt>
          {part === 'identify' && name !== '' && <dd className="wrap-anywhere font-semibold">{name}</dd>}
          {parts[part] !== '' && <dd className="wrap-anywhere whitespace-pre-line">{parts[part]}</dd>}
          {part === 'assessment' &&
            results.map((result, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <dd key={index} className="mt-2">
                <ResultText result={result} />
              </dd>
            ))}
          {parts[part] === '' &&
            !(part === 'identify' && name !== '') &&
            !(part === 'assessment' && results.length > 0) && (
              <dd className="text-ink-muted">Nothing noted</dd>
            )}
        </div>
      ))}
    </dl>
  );
}
