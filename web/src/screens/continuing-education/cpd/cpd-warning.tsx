import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import type { Day } from '../calendar-day.ts';
import type { CpdEntry } from './cpd-entry.ts';
import { standingOf } from './cpd-ledger.ts';
import { type Register, registerRules } from './cpd-rules.ts';
import { standingText } from './standing-text.ts';

interface CpdWarningProps {
  readonly entries: readonly CpdEntry[];
  readonly register: Register;
  readonly today: Day;
}

/**
 * A warning above the tabs of a present or coming shortfall of CEUs. It warns of the two-year balance only
 * once that was reached, because nobody can have it in the first two years. An empty ledger is not a
 * shortfall.
 */
export function CpdWarning({ entries, register, today }: CpdWarningProps) {
  if (entries.length === 0) return null;
  const { year, balance } = registerRules[register];
  const ofYear = standingOf(entries, year, today);
  const ofBalance = standingOf(entries, balance, today);
  const warnings = [
    ...(ofYear.isWarned ? [`CPD, last 12 months. ${standingText(ofYear)}`] : []),
    ...(ofBalance.isMet && ofBalance.isWarned ? [`CPD, 24 months. ${standingText(ofBalance)}`] : []),
  ];
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
