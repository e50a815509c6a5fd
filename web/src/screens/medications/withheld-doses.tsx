import type { Withheld } from '@oryx/doses';
import ChevronRight from 'lucide-react/icons/chevron-right';

/** The longest text in characters that is not folded. */
const longestLine = 100;

interface WithheldDosesProps {
  readonly withheld: readonly Withheld[];
  /** True if no dose is left, so that the reasons are all there is to say. */
  readonly isOpen: boolean;
}

/** The doses that are not for the patient, in one quiet line with the reasons. */
export function WithheldDoses({ withheld, isOpen }: WithheldDosesProps) {
  // Equal reasons are stated once.
  const lines = [...new Set(withheld.map(({ dose, why }) => `${dose.topic}, ${why}`))];
  if (lines.length === 0) return null;
  const text = lines.join('; ');
  if (text.length <= longestLine) {
    return <p className="text-ink-muted text-sm print:hidden">{`Not for this patient: ${text}.`}</p>;
  }
  return (
    <details open={isOpen} className="group text-ink-muted text-sm print:hidden">
      <summary className="flex min-h-12 items-center gap-2 -outline-offset-3">
        <span className="min-w-0 flex-1">
          {withheld.length === 1
            ? '1 dose is not for this patient'
            : `${withheld.length} doses are not for this patient`}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" />
      </summary>
      <ul className="list-disc space-y-0.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
    </details>
  );
}
