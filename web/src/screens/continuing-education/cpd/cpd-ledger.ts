import { addMonths, type Day, daysFrom } from '../calendar-day.ts';
import { sumOfCredits } from '../credits.ts';
import type { CpdEntry } from './cpd-entry.ts';
import { type CpdRequirement, validMonths, warningDays } from './cpd-rules.ts';

type Counted = Pick<CpdEntry, 'date' | 'ceus' | 'type'>;

/** CEUs in total and in ethics. */
export interface CpdTotal {
  readonly ceus: number;
  readonly ethics: number;
}

export interface Standing {
  readonly total: CpdTotal;
  /** Missing CEUs today. Ethics count in both figures. */
  readonly missing: CpdTotal;
  readonly isMet: boolean;
  /** The first day on which the requirement is not met if nothing is added, and the CEUs missing then. */
  readonly shortfall: { readonly day: Day; readonly days: number; readonly missing: CpdTotal };
  /** True if that day is today or within `warningDays`. */
  readonly isWarned: boolean;
}

/** Returns the first day on which the CEUs of an activity no longer count: 24 months after it ended. */
export function firstInvalidDay({ date }: Pick<CpdEntry, 'date'>): Day {
  return addMonths(date, validMonths);
}

/** Returns the CEUs that count on a day: those of earlier activities that are still valid. */
export function totalOn(entries: readonly Counted[], day: Day, months: number): CpdTotal {
  const counting = entries.filter(({ date }) => date <= day && day < addMonths(date, months));
  return {
    ceus: sumOfCredits(counting.map(({ ceus }) => ceus)),
    ethics: sumOfCredits(counting.filter(({ type }) => type === 'Ethics').map(({ ceus }) => ceus)),
  };
}

function missingOf(total: CpdTotal, requirement: CpdRequirement): CpdTotal {
  const ethics = sumOfCredits([Math.max(0, requirement.ethics - total.ethics)]);
  const ceus = sumOfCredits([Math.max(0, requirement.ceus - total.ceus)]);
  // Missing ethics CEUs must be earned even if the total is reached.
  return { ceus: Math.max(ceus, ethics), ethics };
}

/** Returns the standing of the ledger against a requirement, today and on the days when CEUs expire. */
export function standingOf(entries: readonly Counted[], requirement: CpdRequirement, today: Day): Standing {
  const { months } = requirement;
  const missingOn = (day: Day) => missingOf(totalOn(entries, day, months), requirement);
  const daysOfLoss = entries
    .filter(({ date }) => date <= today)
    .map(({ date }) => addMonths(date, months))
    .filter((day) => day > today)
    .sort();
  const day = [today, ...daysOfLoss].find((one) => missingOn(one).ceus > 0) ?? today;
  const days = daysFrom(today, day);
  const missing = missingOn(today);
  return {
    total: totalOn(entries, today, months),
    missing,
    isMet: missing.ceus === 0,
    shortfall: { day, days, missing: missingOn(day) },
    isWarned: days <= warningDays,
  };
}

/** Returns the activities, latest first. */
export function latestFirst<Entry extends Counted>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => b.date.localeCompare(a.date));
}
