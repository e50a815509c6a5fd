import { dayText } from '../calendar-day.ts';
import { creditsText } from '../credits.ts';
import type { CpdTotal, Standing } from './cpd-ledger.ts';

/** Returns missing CEUs as text: `6 CEUs, 2 of them in ethics`. */
function missingText({ ceus, ethics }: CpdTotal): string {
  const units = ceus === 1 ? '1 CEU' : `${creditsText(ceus)} CEUs`;
  if (ethics === 0) return units;
  return ethics === ceus ? `${units} in ethics` : `${units}, ${creditsText(ethics)} of them in ethics`;
}

/** Returns the meaning of a standing in one or two sentences. */
export function standingText({ isMet, missing, shortfall }: Standing): string {
  if (!isMet) return `Missing today: ${missingText(missing)}.`;
  const day = dayText(shortfall.day);
  const days = shortfall.days === 1 ? '1 day' : `${shortfall.days} days`;
  return `Met today. Falls short on ${day}, in ${days}. Then missing: ${missingText(shortfall.missing)}, unless you add to it.`;
}
