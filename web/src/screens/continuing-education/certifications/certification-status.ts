import { type Day, daysFrom, isDay } from '../calendar-day.ts';
import type { Certification } from './certification.ts';

export type DisplayedStatus = 'Active' | 'Expired' | 'Pending';

/**
 * Returns the displayed status: `Expired` after the expiry day, otherwise `Active` if its status is active,
 * otherwise `Pending`. On the expiry day itself, or without one, it is not expired.
 */
export function displayedStatus(
  { expires, status }: Pick<Certification, 'expires' | 'status'>,
  today: Day,
): DisplayedStatus {
  if (isDay(expires) && expires < today) return 'Expired';
  return status === 'active' ? 'Active' : 'Pending';
}

export interface RenewalReminder {
  readonly certification: Certification;
  /** Days until expiry, 1 to 365. */
  readonly days: number;
  readonly priority: 'High' | 'Medium' | 'Low';
}

/** Maximum number of reminders. */
const mostReminders = 2;

function priorityOf(days: number): RenewalReminder['priority'] {
  if (days <= 90) return 'High';
  return days <= 180 ? 'Medium' : 'Low';
}

/** Returns the next two certifications that expire within 1 to 365 days, soonest first. */
export function renewalReminders(certifications: readonly Certification[], today: Day): RenewalReminder[] {
  return certifications
    .filter(({ expires }) => isDay(expires))
    .map((certification) => ({ certification, days: daysFrom(today, certification.expires) }))
    .filter(({ days }) => days >= 1 && days <= 365)
    .sort((a, b) => a.days - b.days)
    .slice(0, mostReminders)
    .map(({ certification, days }) => ({ certification, days, priority: priorityOf(days) }));
}
