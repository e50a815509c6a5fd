import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayOfMonth,
  dayText,
  listText,
  longDayText,
  momentText,
  secondText,
  timeText,
  weekdayText,
} from './date-words.ts';

const written = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(at);

/** Every day of 2028, which has a 29 February, each at another time of the day. */
const moments = Array.from(
  { length: 366 },
  (_, day) => new Date(2028, 0, 1 + day, day % 24, (day * 7) % 60, day % 60),
);

const formats = [
  ['timeText', timeText, { timeStyle: 'short' }],
  ['secondText', secondText, { timeStyle: 'medium', hourCycle: 'h23' }],
  ['dayOfMonth', dayOfMonth, { day: 'numeric', month: 'short' }],
  ['dayText', dayText, { dateStyle: 'medium' }],
  ['momentText', momentText, { dateStyle: 'medium', timeStyle: 'short' }],
  ['longDayText', longDayText, { dateStyle: 'long' }],
  ['weekdayText', weekdayText, { dateStyle: 'full' }],
] as const;

describe('days and times', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(formats)('HOME-03 are those of British English: %s', (_, text, options) => {
    for (const at of moments) {
      expect(text(at)).toBe(written(at, options));
      expect(text(at.getTime())).toBe(text(at));
    }
  });

  it.each(formats)('HOME-03 are those of the zone of the device: %s', (_, text, options) => {
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    // Nepal is 5 hours and 45 minutes ahead.
    expect(new Date(2028, 0).getTimezoneOffset()).toBe(-345);
    for (const at of moments) expect(text(at)).toBe(written(at, options));
  });
});

describe('listText', () => {
  it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])('joins %j', (parts) =>
    expect(listText(parts)).toBe(new Intl.ListFormat('en-GB').format(parts)),
  );
});
