import type { AlgorithmStep } from '@oryx/contract';
import * as z from 'zod/mini';

const time = z.number().check(z.nonnegative());

const storedWalk = z.object({
  /** The steps that were left, each with the chosen answer. */
  path: z.array(z.object({ id: z.string(), answer: z.nullable(z.string()) })),
  current: z.string(),
  /**
   * When the steps beside others were done or their drugs given, in ms since 1970, the latest last, and how many
   * steps had been left by then.
   */
  marks: z.array(z.object({ id: z.string(), at: time, stage: z.optional(z.number()) })),
  /** When the walk was last changed, in ms since 1970. */
  changedAt: time,
});

/** A guided walk through an algorithm for one patient. */
export type Walk = Readonly<z.infer<typeof storedWalk>>;

/** Returns a walk that stands at the first step, or null without steps. */
export function walkFrom([first]: readonly AlgorithmStep[]): Walk | null {
  return first ? { path: [], current: first.id, marks: [], changedAt: 0 } : null;
}

/** Returns true if nothing has happened in a walk. */
export const isFresh = ({ path, marks }: Walk): boolean => path.length === 0 && marks.length === 0;

/** Returns the walk in a stored text, or null unless it still fits the steps of the algorithm. */
export function readWalk(text: string | null, steps: readonly AlgorithmStep[]): Walk | null {
  if (text === null) return null;
  try {
    const { success, data } = storedWalk.safeParse(JSON.parse(text));
    return success && fits(data, steps) ? data : null;
  } catch {
    return null;
  }
}

function fits({ path, current, marks }: Walk, steps: readonly AlgorithmStep[]): boolean {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const ids = [...path.map(({ id }) => id), current];
  return (
    ids[0] === steps[0]?.id &&
    marks.every(({ id }) => byId.has(id)) &&
    path.every(({ id, answer }, index) =>
      byId.get(id)?.next.some(({ to, label }) => to === ids[index + 1] && label === answer),
    )
  );
}

const minute = 60_000;

/** Whether a stored walk goes on by itself, only after a question, or no more. */
export function standingOf({ changedAt }: Walk, now: number): 'going on' | 'asking' | 'gone' {
  const idle = Math.abs(now - changedAt);
  if (idle >= 240 * minute) return 'gone';
  return idle >= 15 * minute ? 'asking' : 'going on';
}

/** Returns the walk at the next step. */
export function wentTo(walk: Walk, to: string, answer: string | null, now: number): Walk {
  const path = [...walk.path, { id: walk.current, answer }];
  return { ...walk, path, current: to, changedAt: now };
}

/** Returns the walk at an earlier step. What was done or given stays so. */
export function backTo(walk: Walk, index: number, now: number): Walk {
  const stage = walk.path[index];
  return stage ? { ...walk, path: walk.path.slice(0, index), current: stage.id, changedAt: now } : walk;
}

/** Returns the walk with a step beside others done now. */
export function withMark(walk: Walk, id: string, now: number): Walk {
  return { ...walk, marks: [...walk.marks, { id, at: now, stage: walk.path.length }], changedAt: now };
}

/** Returns the walk without the last mark of a step. */
export function withoutMark(walk: Walk, id: string, now: number): Walk {
  const last = walk.marks.findLastIndex((mark) => mark.id === id);
  return { ...walk, marks: walk.marks.filter((_, index) => index !== last), changedAt: now };
}

/** Returns the steps that are done at the same time as a step. */
export function besideOf(steps: readonly AlgorithmStep[], id: string): AlgorithmStep[] {
  return steps.filter(({ beside }) => beside?.includes(id));
}

/** Whether a drug is to be given now. Times are in ms since 1970. */
export type Due =
  | { readonly state: 'later'; readonly after: string; readonly times: number; readonly soFar: number }
  | { readonly state: 'due' }
  | { readonly state: 'waiting' | 'due again' | 'overdue'; readonly from: number; readonly upTo: number }
  | { readonly state: 'finished' };

/** Returns whether the drug of a step is due at a time, by the steps of the walk and the doses before. */
export function dueOf(
  { id, given }: AlgorithmStep,
  walk: Walk,
  steps: readonly AlgorithmStep[],
  now: number,
): Due {
  if (given === undefined) return { state: 'due' };
  const { after, every, most = every ? Number.POSITIVE_INFINITY : 1 } = given;
  if (walk.marks.filter((mark) => mark.id === id).length >= most) return { state: 'finished' };
  const last = dosesOf({ given }, steps, walk).at(-1);
  // A drug that is given again and again goes on, whichever box began it.
  if (every && last) {
    const [from, upTo] = [last.at + every.from * minute, last.at + every.upTo * minute];
    return { state: now < from ? 'waiting' : now <= upTo ? 'due again' : 'overdue', from, upTo };
  }
  if (after === undefined) return { state: 'due' };
  const soFar = timesTo(walk, after.step);
  const before = last && steps.find((step) => step.id === last.id)?.given?.after;
  // A dose that was given late puts off the next one, so that the two are not given together.
  const late = before?.step === after.step ? timesTo(walk, after.step, last?.stage) - before.times : 0;
  const times = after.times + Math.max(0, late);
  return soFar < times ? { state: 'later', after: after.step, times, soFar } : { state: 'due' };
}

/** Returns the doses so far of the drug of a step, from whichever box they were given, the latest last. */
export function dosesOf(
  { given }: Pick<AlgorithmStep, 'given'>,
  steps: readonly AlgorithmStep[],
  { marks }: Walk,
): Walk['marks'] {
  const ofName = new Set(steps.filter((step) => step.given?.name === given?.name).map(({ id }) => id));
  return marks.filter(({ id }) => ofName.has(id));
}

/** Returns how often a walk has come to a step, up to a stage of its path. */
function timesTo({ path, current }: Walk, step: string, stage = path.length): number {
  return [...path.map(({ id }) => id), current].slice(0, stage + 1).filter((id) => id === step).length;
}

/** Returns the drugs that are given again, with a step of each that has been given. */
export function clocksOf(walk: Walk, steps: readonly AlgorithmStep[]): AlgorithmStep[] {
  const running = steps.filter(({ id, given }) => given?.every && walk.marks.some((mark) => mark.id === id));
  return running.filter(
    ({ given }, index) => running.findIndex((other) => other.given?.name === given?.name) === index,
  );
}
