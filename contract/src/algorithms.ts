import * as z from 'zod/mini';
import { conditions, people } from './condition.ts';
import { endpoint } from './endpoint.ts';
import * as keptRoutes from './kept-routes.ts';
import { localNote } from './local-note.ts';
import { factReview, review, source, withdrawnFacts } from './review.ts';

/** The type of an algorithm step. Each has its own shape, colour and glyph in the chart. */
export const stepTypes = ['start', 'action', 'decision', 'drug', 'shock', 'outcome'] as const;
export type StepType = (typeof stepTypes)[number];

/** What answers a decision: a sign that one can see, a figure that one measures, or a test. */
export const questionKinds = ['sign', 'figure', 'test'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/**
 * Where the patient goes at the end of an algorithm. `chart` is another algorithm. `stop` ends a
 * resuscitation, or says that none is begun.
 */
export const destinations = [
  'home',
  'watch',
  'admit',
  'high-care',
  'transfer',
  'theatre',
  'chart',
  'stop',
] as const;
export type Destination = (typeof destinations)[number];

const words = z.string().check(z.minLength(1));

/** What another guideline says of a step. The step itself states one recommendation. */
export const otherGuideline = z.object({ guideline: words, text: words });
export type OtherGuideline = z.infer<typeof otherGuideline>;

const count = z.int().check(z.minimum(1));

/** When the guided walk shows a drug of a step that runs beside others, and how often it is given. */
export const givenDrug = z.object({
  /** Steps with the same name share one clock. */
  name: words,
  /** The indication of the doses on the page of the drug that this step gives. */
  indication: z.optional(words),
  /** The drug is due once the walk has come to a step so many times. Without it, it is due at once. */
  after: z.optional(z.object({ step: z.string(), times: count })),
  /** Minutes from one dose to the next. Without it, the drug is given once. */
  every: z.optional(z.object({ from: count, upTo: count })),
  /** The most doses of this step. */
  most: z.optional(count),
});
export type GivenDrug = z.infer<typeof givenDrug>;

/** The energy of a shock in J, for anybody or for each kg of the patient up to the most. */
export const shockEnergy = z.object({
  joules: count,
  per: z.enum(['shock', 'kg']),
  most: z.optional(count),
});
export type ShockEnergy = z.infer<typeof shockEnergy>;

/** The way to another step, with its label after a decision. */
export const way = z.object({
  to: z.string(),
  label: z.nullable(z.string()),
  /** The facts that settle the decision for this way. */
  when: z.optional(conditions),
  /** True if the way is taken while nothing settles the decision. The other ways are then named beside it. */
  usual: z.optional(z.boolean()),
});

/**
 * One step of an algorithm. The steps contain everything that the chart shows, for the list and the guided
 * walk.
 */
export const algorithmStep = z.object({
  id: z.string(),
  type: z.enum(stepTypes),
  heading: z.string(),
  details: z.array(z.string()),
  /** Where to go next; several after a decision; none where the algorithm ends. */
  next: z.array(way),
  asks: z.optional(z.enum(questionKinds)),
  /** The label of the way to take if the figure or the test is not known or not available. */
  unknown: z.optional(words),
  goes: z.optional(z.enum(destinations)),
  /** What to do without the laboratory, device or specialist of the step. */
  without: z.optional(words),
  /** When to stop repeating the step. */
  until: z.optional(words),
  others: z.optional(z.array(otherGuideline)),
  /** The steps during which this step is done. It then has no next steps of its own. */
  beside: z.optional(z.array(z.string())),
  given: z.optional(givenDrug),
  energy: z.optional(shockEnergy),
  /** True if the box says whom the chart is for or how to judge, and gives nothing to do. */
  criteria: z.optional(z.boolean()),
  /** The facts that put a patient at this step, such as the doses that were given. */
  at: z.optional(conditions),
  /** Whom each line is for, the heading first. Null is everybody. Absent if all lines are for everybody. */
  lineFor: z.optional(z.array(z.nullable(z.enum(people)))),
  review: factReview,
});
export type AlgorithmStep = z.infer<typeof algorithmStep>;

/** Returns true if a step says more than its box. The chart then marks the box with the number of the note. */
export function hasNote({ without, until, others = [] }: NotedStep): boolean {
  return without !== undefined || until !== undefined || others.length > 0;
}

type NotedStep = Partial<Pick<AlgorithmStep, 'without' | 'until'>> & {
  readonly others?: readonly OtherGuideline[] | undefined;
};

/** Returns a source as `medicalReferences` name it: its title, and its edition if that is known. */
export function referenceText({
  title,
  edition,
}: {
  readonly title: string;
  readonly edition: string;
}): string {
  return edition === 'not stated' ? `${title}.` : `${title}. ${edition}.`;
}

export const algorithm = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  source: z.nullable(z.enum(['RCSA', 'Namibia_STDG'])),
  medical_references: z.optional(z.array(z.string())),
  medicalReferences: z.optional(z.array(z.string())),
  image: z.nullable(z.string()),
  /** Whom the doses of the chart are for. Absent if it has those of adults and children. */
  patient: z.optional(z.enum(people)),
  /** What words and values lead to the chart. */
  recognise: z.optional(conditions),
  /** The chart as SVG. It takes its colours from custom properties of the page. */
  chart: z.optional(z.object({ svg: z.string(), width: z.number(), height: z.number() })),
  /** Steps in reading order. The first is the start. */
  steps: z.optional(z.array(algorithmStep)),
  /** When to call for help and whom, and where the patient goes. */
  help: z.optional(words),
  /** Notes for the reader about the origin of the facts. */
  sourceNotes: z.optional(z.array(z.string())),
  sources: z.optional(z.array(source)),
  review: z.optional(review),
  /** What the site says of it. */
  local: z.optional(localNote),
  withdrawn: withdrawnFacts,
});
export type Algorithm = z.infer<typeof algorithm>;

export const listAlgorithms = endpoint({
  ...keptRoutes.listAlgorithms,
  access: 'user',
  summary: 'All emergency algorithms',
  response: z.array(algorithm),
});
