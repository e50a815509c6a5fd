import { addMonths, type Day, daysFrom } from '../calendar-day.ts';
import { sumOfCredits } from '../credits.ts';
import type { CpdEntry } from './cpd-entry.ts';
import { type CpdRequirement, validMonths, warningDays } from './cpd-rules.ts';

type Counted = Pick<CpdEntry, 'date' | 'ceus' | 'type'>;

/** CEUs, and how many of them are in ethics. */
export interface CpdTotal {
  readonly ceus: number;
  readonly ethics: number;
}

export interface Standing {
  readonly total: CpdTotal;
  /** What is missing today. Ethics count in both figures. */
  readonly missing: CpdTotal;
  readonly isMet: boolean;
  /** When nothing more is added: the first day on which the requirement is not met, and what is missing then. */
  readonly shortfall: { readonly day: Day; readonly days: number; readonly missing: CpdTotal };
  /** Whether that day has to be warned of: it is today, or comes within `warningDays`. */
  readonly isWarned: boolean;
}

/** The first day on which the CEUs of an activity do not count any more: 24 months after it ended. */
export function firstInvalidDay({ date }: Pick<CpdEntry, 'date'>): Day {
  return addMonths(date, validMonths);
}

/** What counts on a day: activities of that day or before, whose months are not over. */
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
  // Ethics that are missing have to be earned even where the sum is reached.
  return { ceus: Math.max(ceus, ethics), ethics };
}

/** How the ledger stands against a requirement, today and on the days when CEUs cease to count. */
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

/** The activities in the order of a record: the latest first. */
export function latestFirst<Entry extends Counted>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => b.date.localeCompare(a.date));
}
