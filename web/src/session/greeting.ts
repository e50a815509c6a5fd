import type { User } from '@oryx/contract';

/** Local hours at which the greeting changes. */
const afternoonStarts = 12;
const eveningStarts = 17;

/** Returns the greeting of a user by first name. */
export const greetingOf = ({ firstName }: Pick<User, 'firstName'>, now: Date): string =>
  `${greetingAt(now)}, ${firstName}`;

/** Returns the greeting: morning before 12:00, afternoon before 17:00, otherwise evening. */
export function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour < afternoonStarts) return 'Good morning';
  return hour < eveningStarts ? 'Good afternoon' : 'Good evening';
}
