import type { HandoverResult } from '../../clinical/handover/sheet.ts';
import { timeText } from '../../ui/date-words.ts';

/** A result in a handover: the figure first, then its danger, and what it was worked out from. */
export function ResultText({
  result: { tool, result, caution, inputs, at },
}: {
  readonly result: HandoverResult;
}) {
  const [figure = '', ...more] = result.split('; ');
  return (
    <>
      <p className="wrap-anywhere">
        <span className="text-ink-muted tabular-nums">{timeText(at)}</span> {tool}:{' '}
        <strong className="font-semibold">{figure}</strong>
        {more.map((text) => `; ${text}`)}
      </p>
      {caution !== '' && (
        <p className="wrap-anywhere font-semibold text-danger-ink text-sm">{`Caution: ${caution}`}</p>
      )}
      {inputs !== '' && <p className="wrap-anywhere text-ink-muted text-sm">{`From: ${inputs}`}</p>}
    </>
  );
}
