import { type Day, daysFrom, isDay } from '../calendar-day.ts';
import type { Certification } from './certification.ts';

export type DisplayedStatus = 'Active' | 'Expired' | 'Pending';

/**
 * What a certification is shown as: past its expiry day `Expired`, otherwise `Active` when its status is
 * active, otherwise `Pending`. The expiry day itself is not past, and no expiry day never is.
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
  /** Days until it expires, 1 to 365. */
  readonly days: number;
  readonly priority: 'High' | 'Medium' | 'Low';
}

/** At most so many reminders are shown. */
const mostReminders = 2;

function priorityOf(days: number): RenewalReminder['priority'] {
  if (days <= 90) return 'High';
  return days <= 180 ? 'Medium' : 'Low';
}

/** The certifications that expire within 1 to 365 days, the two soonest, soonest first. */
export function renewalReminders(certifications: readonly Certification[], today: Day): RenewalReminder[] {
  return certifications
    .filter(({ expires }) => isDay(expires))
    .map((certification) => ({ certification, days: daysFrom(today, certification.expires) }))
    .filter(({ days }) => days >= 1 && days <= 365)
    .sort((a, b) => a.days - b.days)
    .slice(0, mostReminders)
    .map(({ certification, days }) => ({ certification, days, priority: priorityOf(days) }));
}
