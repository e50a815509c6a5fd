import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { review, source } from './review.ts';

/** The type of an algorithm step. Each has its own shape, colour and glyph in the chart. */
export const stepTypes = ['start', 'action', 'decision', 'drug', 'shock', 'outcome'] as const;
export type StepType = (typeof stepTypes)[number];

/** The way to another step, with its label after a decision. */
export const way = z.object({ to: z.string(), label: z.nullable(z.string()) });

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
});
export type AlgorithmStep = z.infer<typeof algorithmStep>;

export const algorithm = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  source: z.nullable(z.enum(['RCSA', 'Namibia_STDG'])),
  medical_references: z.optional(z.array(z.string())),
  medicalReferences: z.optional(z.array(z.string())),
  image: z.nullable(z.string()),
  /** The chart as SVG. It takes its colours from custom properties of the page. */
  chart: z.optional(z.object({ svg: z.string(), width: z.number(), height: z.number() })),
  /** Steps in reading order. The first is the start. */
  steps: z.optional(z.array(algorithmStep)),
  /** Notes for the reader about the origin of the facts. */
  sourceNotes: z.optional(z.array(z.string())),
  sources: z.optional(z.array(source)),
  review: z.optional(review),
});
export type Algorithm = z.infer<typeof algorithm>;

export const listAlgorithms = endpoint({
  method: 'GET',
  path: '/api/algorithms',
  access: 'user',
  summary: 'All emergency algorithms',
  response: z.array(algorithm),
});
