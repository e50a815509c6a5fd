import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import type { Day } from '../calendar-day.ts';
import type { CpdEntry } from './cpd-entry.ts';
import type { Register } from './cpd-rules.ts';
import { cpdWarnings } from './cpd-warnings.ts';

interface CpdWarningProps {
  readonly entries: readonly CpdEntry[];
  readonly register: Register;
  readonly today: Day;
}

/** The warnings above the tabs of a present or coming shortfall of CEUs. */
export function CpdWarning({ entries, register, today }: CpdWarningProps) {
  const warnings = cpdWarnings(entries, register, today);
  if (warnings.length === 0) return null;
  return (
    <div
      role="note"
      aria-label="CPD warning"
      className={`flex gap-3 rounded-card border p-3 ${toneStyle.caution}`}
    >
      <ToneIcon tone="caution" className="mt-0.5" />
      <div className="min-w-0">
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
    </div>
  );
}
