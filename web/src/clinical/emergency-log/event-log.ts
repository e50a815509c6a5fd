import * as z from 'zod/mini';

const time = z.number().check(z.nonnegative());

const kinds = [
  'start',
  'shock',
  'no shock',
  'check',
  'drug',
  'cause',
  'pulse',
  'pulse lost',
  'better',
  'worse',
  'arrest',
  'stop',
] as const;
export type EventKind = (typeof kinds)[number];

const loggedEvent = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  /** In ms since 1970. */
  at: time,
  /** What the summary says of it, such as `Adrenaline 1 mg IV or IO`. */
  text: z.string(),
  /** The step of the chart whose drug was given, or the cause. */
  of: z.optional(z.string()),
  /** Minutes after which the row of a given dose lets it be given again. */
  again: z.optional(z.object({ from: time, upTo: time })),
});
export type LoggedEvent = Readonly<z.infer<typeof loggedEvent>>;

const eventLog = z.object({
  /** Which emergency it is, as its address names it. */
  emergency: z.string(),
  /** The events in the order of their times. */
  events: z.array(loggedEvent),
});

/** What was done in one emergency. It names no patient and is never sent. */
export type EventLog = Readonly<z.infer<typeof eventLog>>;

/** Returns the log in a stored text, or null for any text that is none. */
export function readLog(text: string | null): EventLog | null {
  if (text === null) return null;
  try {
    const { success, data } = eventLog.safeParse(JSON.parse(text));
    return success && data.events.length > 0 ? data : null;
  } catch {
    return null;
  }
}

/** Returns the log with one more event. The times of a log may be corrected, so that the place is that of the time. */
export const withEvent = (log: EventLog, event: LoggedEvent): EventLog => ({
  ...log,
  events: [...log.events, event].toSorted((one, other) => one.at - other.at),
});

/** Returns the log without an event. The start stays, because everything counts from it. */
export const withoutEvent = (log: EventLog, id: string): EventLog => ({
  ...log,
  events: log.events.filter((event) => event.id !== id || event.kind === 'start'),
});

/** Returns the log with another time of an event. */
export const withTime = (log: EventLog, id: string, at: number): EventLog => ({
  ...log,
  events: log.events
    .map((event) => (event.id === id ? { ...event, at } : event))
    .toSorted((one, other) => one.at - other.at),
});

/** Returns the time of day of a text such as `14:03:10` on the day of another time, or null. */
export function timeOn(day: number, text: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (!parts) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const date = new Date(day);
  date.setHours(hours, minutes, seconds, 0);
  return date.getTime();
}
