const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', hourCycle: 'h23' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** Returns the time to the second, such as `14:05:09`. */
export const timeAt = (now: Date): string => timeFormat.format(now);

/** Returns the long date, such as `Monday, 1 June 2026`. */
export const dateAt = (now: Date): string => dateFormat.format(now);
