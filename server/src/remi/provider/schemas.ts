import { askedSections } from '@oryx/contract';
import { deniable, links, type ModelBrief, type ModelReading, modelMeasures } from '@oryx/remi';
import { z } from 'zod';

/** Bounds of what is taken from a response. The schemas that are sent have none, because not every server knows them. */
const mostItems = 24;
const longestText = 80;
const longestProse = 4000;

/** A unit as it is written. Anything longer is no unit. */
const unit = /^[\p{L}°%/µ0-9 .]{0,12}$/u;

const sections = [...askedSections, 'none'] as const satisfies readonly ModelReading['section'][];

/** Returns the schema of what a model reads in a message. */
export function readingSchema({ tools }: ModelBrief) {
  return z.object({
    numbers: z.array(
      z.object({ measure: z.enum(modelMeasures), value: z.number(), unit: z.string(), quote: z.string() }),
    ),
    drugs: z.array(z.object({ name: z.string(), quote: z.string() })),
    allergies: z.array(z.object({ to: z.string(), quote: z.string() })),
    denied: z.array(z.enum(deniable)),
    group: z.enum(['adult', 'child', 'newborn', 'unknown']),
    pregnant: z.enum(['yes', 'no', 'unknown']),
    section: z.enum(sections),
    chart: z.string(),
    disputed: z.array(z.string()),
    tools: z.array(z.enum(tools)),
  });
}

/** Leaves out of a reading what is too long or no unit. */
export function boundedReading(read: ModelReading): ModelReading {
  const isShort = (text: string) => text.length <= longestText;
  return {
    ...read,
    numbers: read.numbers
      .filter((each) => unit.test(each.unit) && isShort(each.quote) && Number.isFinite(each.value))
      .slice(0, mostItems),
    drugs: read.drugs.filter(({ name, quote }) => isShort(name) && isShort(quote)).slice(0, mostItems),
    allergies: read.allergies.filter(({ to, quote }) => isShort(to) && isShort(quote)).slice(0, mostItems),
    disputed: read.disputed.slice(0, mostItems),
  };
}

const linkNames = ['none', ...Object.keys(links)];

/** The schema of which blocks a model picks. Ids are no enumeration: one that does not exist is left out. */
export const choiceSchema = z.object({
  picks: z.array(z.object({ id: z.string(), link: z.enum(linkNames) })),
  prose: z.string().transform((text) => text.slice(0, longestProse)),
});
