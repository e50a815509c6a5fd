import type { Day } from '../calendar-day.ts';
import type { CpdEntry } from './cpd-entry.ts';
import { standingOf } from './cpd-ledger.ts';
import { type Register, registerRules } from './cpd-rules.ts';
import { standingText } from './standing-text.ts';

/**
 * Returns the warnings about the ledger, a sentence each. The balance of 24 months warns only once it was reached,
 * because nobody can have it in the first two years. An empty ledger is not a shortfall.
 */
export function cpdWarnings(entries: readonly CpdEntry[], register: Register, today: Day): string[] {
  if (entries.length === 0) return [];
  const { year, balance } = registerRules[register];
  const ofYear = standingOf(entries, year, today);
  const ofBalance = standingOf(entries, balance, today);
  return [
    ...(ofYear.isWarned ? [`CPD, last 12 months. ${standingText(ofYear)}`] : []),
    ...(ofBalance.isMet && ofBalance.isWarned ? [`CPD, 24 months. ${standingText(ofBalance)}`] : []),
  ];
}
