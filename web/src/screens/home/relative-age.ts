const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the age of a moment in calendar days of the device, so that late last night is yesterday. A future
 * moment counts as today, because the device's clock may be slow.
 */
export function relativeAge(then: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(then);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return ago(Math.floor(days / 7), 'week');
  return ago(Math.floor(days / 30), 'month');
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** Returns the days since 1970 of the local date. It uses UTC, in which all days have the same length. */
function dayNumber(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs;
}
