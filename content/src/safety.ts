import {
  condition,
  contraindication,
  hardStop,
  harmAnswer,
  harms,
  helpLine,
  keyedSource,
  type Poison,
  poison,
} from '@oryx/contract';
import { z } from 'zod';
import { checkSources } from './check-sources.ts';
import { exact } from './exact.ts';
import { writtenReview } from './written-review.ts';

const head = {
  sources: z.array(exact(keyedSource)).min(1),
  review: writtenReview,
  notes: z.array(z.string().min(1)),
};

interface Row {
  readonly id: string;
  readonly source: string;
  readonly basis: 'seen' | 'general';
}

/** The schema of the file of patients to whom drugs must not be given. */
export const contraindications = z
  .strictObject({
    ...head,
    conditions: z.array(exact(condition)).min(1),
    rows: z.array(exact(contraindication)).min(1),
  })
  .superRefine(({ sources, conditions, rows }, context) => {
    checkSources(sources, { rows }, context);
    checkIds({ conditions, rows }, context);
    const fault = faultIn(context);
    for (const [index, { id, said, values, pregnant, since }] of conditions.entries()) {
      if (said.length + values.length === 0 && !pregnant && !since)
        fault(['conditions', index], `nothing shows ${id}`);
      const empty = values.find(({ below, from }) => below === null && from === null);
      if (empty) fault(['conditions', index], `${id} does not say how low or high ${empty.of} is`);
      if (!rows.some((row) => row.conditions.includes(id)))
        fault(['conditions', index], `no row needs ${id}`);
    }
    for (const [index, row] of rows.entries()) {
      for (const named of row.conditions)
        if (!conditions.some(({ id }) => id === named)) fault(['rows', index], `no condition is ${named}`);
      if (row.conditions.length === 0 && row.patient === 'any' && !row.ages && !row.pregnant && !row.again)
        fault(['rows', index], `${row.id} does not say whom it is about`);
      const read = figuresOf(row, conditions);
      for (const figure of statedLimits(row.text))
        if (!read.some((each) => passes(figure, each)) && !row.unread.includes(figure.value))
          fault(['rows', index], `nothing compares the ${figure.value} of ${row.id} with the patient`);
    }
  });

/** A limit in numbers. */
interface Figure {
  readonly isUpper: boolean;
  readonly value: number;
}

/** Returns the limits that a line states, such as both of `Pressure over 185/110`. */
const statedLimits = (line: string): Figure[] =>
  [...line.matchAll(/\b(under|below|less than|over|above|more than) (\d+(?:\.\d+)?)(?:\/(\d+))?/gi)].flatMap(
    ([, word = '', ...values]) =>
      values
        .filter((value) => value !== undefined)
        .map((value) => ({ isUpper: /^(?:over|above|more)/i.test(word), value: Number(value) })),
  );

/** Returns true if the figure that is compared is that of the text. What is over 180 begins by 181. */
const passes = (stated: Figure, { isUpper, value }: Figure): boolean =>
  stated.isUpper === isUpper &&
  (isUpper ? value >= stated.value && value <= stated.value + 1 : value === stated.value);

/** Returns the limits that a row compares with the patient. A newborn is under 1 month old. */
function figuresOf(
  { patient, ages, conditions: ids }: z.output<typeof contraindication>,
  conditions: readonly z.output<typeof condition>[],
): Figure[] {
  const named = conditions.filter(({ id }) => ids.includes(id));
  const under = [ages?.under?.value, patient === 'newborn' ? 1 : undefined];
  const over = named.flatMap(({ since }) => since?.over.value ?? []);
  const values = named.flatMap((each) => each.values);
  return [
    ...[...under, ...values.map(({ below }) => below)].flatMap((value) =>
      value ? [{ isUpper: false, value }] : [],
    ),
    ...[...over, ...values.map(({ from }) => from)].flatMap((value) =>
      value ? [{ isUpper: true, value }] : [],
    ),
  ];
}

/** The schema of the file of ways to give a drug that kill. */
export const hardStops = rowsOf(hardStop);

/** The schema of the file of poisons and their antidotes. */
export const poisons = rowsOf(poison).superRefine(({ rows }, context) => {
  for (const [index, { id, toxic }] of (rows as unknown as readonly Poison[]).entries()) {
    if (!toxic) continue;
    if (toxic.said.length + toxic.values.length === 0)
      faultIn(context)(['rows', index], `no sign shows too much of ${id}`);
    const empty = toxic.values.find(({ below, from }) => below === null && from === null);
    if (empty) faultIn(context)(['rows', index], `${id} does not say how low or high ${empty.of} is`);
  }
});

/** The schema of the file of help lines. */
export const helpLines = rowsOf(helpLine);

/** The schema of the file of the fixed answers to somebody who wants to harm. */
export const harmAnswers = z
  .strictObject({ review: writtenReview, rows: z.array(exact(harmAnswer)) })
  .superRefine(({ rows }, context) => {
    for (const harm of harms) {
      const count = rows.filter((row) => row.harm === harm).length;
      if (count !== 1) faultIn(context)(['rows'], `${count} answers to ${harm}`);
    }
  });

function rowsOf<Shape extends z.core.$ZodLooseShape>(row: { readonly shape: Shape }) {
  return z.strictObject({ ...head, rows: z.array(exact(row)).min(1) }).superRefine((file, context) => {
    const rows = file.rows as unknown as readonly Row[];
    checkSources(file.sources, { rows }, context);
    checkIds({ rows }, context);
  });
}

/** Rejects an id that stands twice in a list. */
function checkIds(
  lists: Readonly<Record<string, readonly { readonly id: string }[]>>,
  context: z.RefinementCtx,
): void {
  const fault = faultIn(context);
  for (const [field, rows] of Object.entries(lists))
    for (const [index, { id }] of rows.entries())
      if (rows.findIndex((row) => row.id === id) < index)
        fault([field, index], `another row has the id ${id}`);
}

const faultIn = (context: z.RefinementCtx) => (path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });
