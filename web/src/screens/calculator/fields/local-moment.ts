/** Returns a date as `YYYY-MM-DDTHH:mm` in local time, the format of a datetime-local field. */
export function localMoment(date: Date): string {
  const sinceUtc = date.getTime() - date.getTimezoneOffset() * 60_000;
  return new Date(sinceUtc).toISOString().slice(0, 16);
}
