import type { Dose } from '@oryx/contract';
import { doseLine } from '@oryx/doses';
import { computed, drugPage, link } from '../../answer/blocks.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import { minutesIn, readIntervals } from '../../read/intervals.ts';
import { routesIn } from '../../read/routes.ts';
import type { Block } from '../../remi.ts';

/** Returns a warning if a text gives one drug more often than any dose of its page allows. */
export function intervalWarnings({ text, patterns, question }: Facts): Block[] {
  const [drug, ...others] = drugsOf(question.mentions);
  const medication = others.length === 0 ? drug?.medication : undefined;
  if (!medication) return [];
  const stated = readIntervals(text, patterns).toSorted((one, other) => one.minutes - other.minutes)[0];
  if (!stated) return [];
  const routes = routesIn(text, patterns);
  const repeated = medication.doses.filter(({ interval }) => interval !== null);
  const byRoute = repeated.filter((dose) =>
    dose.routes.some((route) => routes.some((each) => each === route)),
  );
  const doses = byRoute.length > 0 ? byRoute : repeated;
  const [first, ...rest] = doses;
  if (!first) return [];
  const shortest = rest.reduce((one, other) => (minutesOf(other) < minutesOf(one) ? other : one), first);
  if (stated.minutes >= minutesOf(shortest)) return [];
  const source = drugPage(medication);
  const { interval } = shortest;
  return [
    computed(
      [
        `**Too soon: ${medication.name}.** You wrote "${stated.text.trim()}". The shortest time between two doses on its page is ${interval?.min} ${interval?.unit}: do not give it earlier. ${link(source)}`,
        `> ${doseLine(shortest, medication.concentrations)}`,
      ].join('\n\n'),
      source,
    ),
  ];
}

const minutesOf = ({ interval }: Dose) =>
  interval ? interval.min * (minutesIn(interval.unit) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
