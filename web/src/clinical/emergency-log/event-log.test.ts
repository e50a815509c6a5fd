import { describe, expect, it } from 'vitest';
import { type EventLog, readLog, timeOn, withEvent, withoutEvent, withTime } from './event-log.ts';

const event = (id: string, at: number, kind: 'start' | 'shock' = 'shock') => ({ id, kind, at, text: id });
const log: EventLog = { emergency: 'adult', events: [event('start', 100, 'start'), event('a', 200)] };
const ids = ({ events }: EventLog) => events.map(({ id }) => id);

describe('the log of an emergency', () => {
  it('is what was stored, and nothing else is one', () => {
    expect(readLog(JSON.stringify(log))).toEqual(log);
    for (const text of [null, '', '{', '[]', '{"emergency":"adult","events":[]}', '{"events":[{"at":"x"}]}'])
      expect(readLog(text)).toBeNull();
  });

  it('is in the order of its times, also when one is corrected', () => {
    expect(ids(withEvent(log, event('b', 150)))).toEqual(['start', 'b', 'a']);
    expect(ids(withTime(withEvent(log, event('b', 150)), 'b', 300))).toEqual(['start', 'a', 'b']);
  });

  it('loses an event that is taken back, but never its start', () => {
    expect(ids(withoutEvent(log, 'a'))).toEqual(['start']);
    expect(ids(withoutEvent(log, 'start'))).toEqual(['start', 'a']);
  });

  it('reads a time of day on the day of the event', () => {
    const day = new Date(2026, 5, 1, 9, 0, 0).getTime();
    expect(timeOn(day, '14:03:10')).toBe(new Date(2026, 5, 1, 14, 3, 10).getTime());
    expect(timeOn(day, '14:03')).toBe(new Date(2026, 5, 1, 14, 3, 0).getTime());
    for (const text of ['', '25:00:00', '14:61', 'noon']) expect(timeOn(day, text)).toBeNull();
  });
});
