/** `YYYY-MM-DDTHH:mm` on the device's clock, as a datetime-local field holds it. */
export function localMoment(date: Date): string {
  const sinceUtc = date.getTime() - date.getTimezoneOffset() * 60_000;
  return new Date(sinceUtc).toISOString().slice(0, 16);
}
