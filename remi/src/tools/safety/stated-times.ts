import type { Condition } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import { remembered } from '../../read/remembered.ts';
import { Said } from '../../read/said.ts';

/** Hours of a unit by its first letter. */
const hours: Readonly<Record<string, number>> = { h: 1, u: 1, d: 24, w: 7 * 24, m: 30 * 24, y: 365 * 24 };
const hoursOf = (unit: string) => hours[unit.charAt(0).toLowerCase()];

/** A time of a text, such as `more than 3 hours after`: the first letter tells its unit. */
const times =
  /(\bmore than |\blonger than |\bover |\bpast |> ?|\bday )?(?<![\d.,])(\d+(?:[.,]\d+)?)\s*-?\s*(h(?:ou)?rs?|h|uur|ure|horas?|days?|dae|dias?|d|weeks?|wks?|months?|mnths?|years?|yrs?)?(?![\p{L}\d])/giu;

/** How many letters on each side of a time may name its event. */
const reach = 40;

/** Returns true if a text states that a longer time has passed since one of the events than a condition allows. */
export function isOverdue(
  { events, over, alone }: NonNullable<Condition['since']>,
  text: string,
  patterns: Patterns,
): boolean {
  const limit = over.value * (hoursOf(over.unit) ?? 0);
  const passed = hoursUntilNow(text);
  if (passed > limit && Said.in(text, patterns).saysAny(events)) return true;
  return [...text.slice(0, longest).matchAll(times)]
    .slice(0, mostTimes)
    .some(({ 0: all, 1: before = '', 2: number = '', 3: unit = '', index }) => {
      const isDay = /^day/i.test(before);
      const ofUnit = hoursOf(isDay ? 'day' : unit);
      const left = text.slice(Math.max(0, index - reach), index);
      if (!ofUnit || (isDay && unit !== '') || (/^over/i.test(before) && patterns('before-run').test(left)))
        return false;
      const time = Number(number.replace(',', '.')) * ofUnit;
      const isMore = !isDay && before !== '';
      if (time < limit || (time === limit && !isMore)) return false;
      const right = text.slice(index + all.length, index + all.length + reach);
      const isBeside = Said.in(
        `${left.replace(/^.*[.;!?\n]/s, '')} ${right.replace(/[.;!?\n].*$/s, '')}`,
        patterns,
      ).saysAny(events);
      const isPast = patterns('has-passed').test(`${before} ${right.slice(0, 8)}`);
      const isOfDose = patterns('before-dose').test(left);
      // Hours beside an event have passed since, but years may be an age.
      return (isBeside && (isPast || (ofUnit === 1 && !isOfDose))) || (alone && isPast && !isOfDose);
    });
}

/** A clock time, such as `6am`, `06:30` and `6 this morning`. */
const clock = String.raw`(\d{1,2})(?:[:h](\d\d)|(?=\s*(?:[ap]m|this morning|vanoggend)))\s*([ap]m)?`;
const fromUntilNow = new RegExp(
  String.raw`(?<![\d:])${clock}.{0,99}?\b(?:now|nou|agora)\W+(?:(?:at|its|is|om)\W+)*${clock}`,
  'is',
);

/**
 * Returns the hours from a clock time of a text to the one behind `now`: 7 in `mva at 6 this morning, now 1pm`. Each
 * condition asks for them.
 */
const hoursUntilNow = remembered<number, void>((text) => {
  const parts = fromUntilNow.exec(text.slice(0, longest));
  const timeOf = ([hour, minutes = '0', half]: readonly (string | undefined)[]) =>
    (half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)) + Number(minutes) / 60;
  return parts ? (timeOf(parts.slice(4)) - timeOf(parts.slice(1)) + 24) % 24 : 0;
});

/** Longest text that is read for times, so that none takes long. */
const longest = 2000;
const mostTimes = 20;
