import type { NextPage } from './bands.ts';

/** A statement and its source. */
export type Sourced = readonly [text: string, source: string];

/**
 * What a reader may want to know besides a result. It is folded on the page and loaded when it is opened. A part
 * without a source is left out.
 */
export interface Guide {
  /** The patients and the question that the tool is for. */
  readonly whenToUse?: readonly Sourced[];
  readonly pitfalls?: readonly Sourced[];
  /** Population, numbers and validation, African studies among them. */
  readonly evidence?: readonly Sourced[];
  /** The charts, drugs and tools that follow. */
  readonly next?: readonly NextPage[];
  /** Who made the tool, and when. */
  readonly creators?: string;
}
