import type { AlgorithmStep, ShockEnergy } from '@oryx/contract';
import { type Due, dueOf, type Walk } from '../steps/walk.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';

/** How a resuscitation stands. Times are in ms since 1970. */
export interface Standing {
  readonly startedAt: number;
  /** `ended` once somebody has stopped, `pulse` while the patient has one. */
  readonly state: 'arrest' | 'pulse' | 'ended';
  /** When the state or the present cycle of compressions began. */
  readonly cycleFrom: number;
  /** Number of the present cycle, from 1. */
  readonly cycle: number;
  readonly shocks: number;
  /** Which side of the chart the last check has led to. Undefined before the first one. */
  readonly side: 'shockable' | 'not shockable' | undefined;
}

const begins = new Set<LoggedEvent['kind']>(['start', 'arrest', 'shock', 'no shock', 'check', 'pulse lost']);

/** Returns the events of the arrest itself. One that came in another emergency begins anew. */
function ofArrest({ events }: EventLog): readonly LoggedEvent[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ kind }) => kind === 'arrest'),
    ),
  );
}

/** Returns when an emergency began. */
export const startOf = ({ events }: EventLog): number =>
  events.find(({ kind }) => kind === 'start')?.at ?? events[0]?.at ?? 0;

/** Returns how a resuscitation stands after its events. */
export function standingOf(log: EventLog): Standing {
  const startedAt = startOf(log);
  const events = ofArrest(log);
  const turn = events.findLast(({ kind }) => kind === 'stop' || kind === 'pulse' || kind === 'pulse lost');
  const state = turn?.kind === 'stop' ? 'ended' : turn?.kind === 'pulse' ? 'pulse' : 'arrest';
  const cycles = events.filter(({ kind }) => begins.has(kind));
  const check = events.findLast(({ kind }) => kind === 'shock' || kind === 'no shock');
  return {
    startedAt,
    state,
    cycleFrom: state === 'arrest' ? (cycles.at(-1)?.at ?? startedAt) : (turn?.at ?? startedAt),
    cycle: Math.max(1, cycles.length),
    shocks: events.filter(({ kind }) => kind === 'shock').length,
    side: check && (check.kind === 'shock' ? 'shockable' : 'not shockable'),
  };
}

/** A drug of the chart, and whether it is due. */
export interface DrugDue {
  /** The step of the chart that gives it next. */
  readonly step: AlgorithmStep;
  readonly due: Due;
  /** Times of the doses so far, from whichever step. */
  readonly givenAt: readonly number[];
}

/**
 * Returns the drugs of a chart in their order, each with the step that is next and whether it is due. A drug of the
 * shockable side is none of the other, and before the first check no drug is due: the chart asks for the rhythm first.
 */
export function drugsDue(
  log: EventLog,
  steps: readonly AlgorithmStep[],
  { hasShock }: { readonly hasShock: boolean },
  now: number,
): DrugDue[] {
  const { side } = standingOf(log);
  const afterShock = new Set(
    steps.filter(({ type }) => type === 'shock').flatMap(({ next }) => next.map(({ to }) => to)),
  );
  const isOfSide = ({ beside = [] }: AlgorithmStep) =>
    !hasShock ||
    (side !== undefined && beside.some((host) => afterShock.has(host) === (side === 'shockable')));
  const walk = walkOf(log, steps);
  const own = steps.filter((step) => step.given && isOfSide(step));
  const names = [...new Set(own.map(({ given }) => given?.name))];
  return names.flatMap((name) => {
    const ofName = own
      .filter(({ given }) => given?.name === name)
      .map((step) => ({ step, due: dueOf(step, walk, steps, now) }));
    const next = ofName.find(({ due }) => due.state !== 'finished') ?? ofName.at(-1);
    const all = new Set(steps.filter(({ given }) => given?.name === name).map(({ id }) => id));
    const givenAt = log.events.filter(({ of }) => of !== undefined && all.has(of)).map(({ at }) => at);
    return next ? [{ ...next, givenAt }] : [];
  });
}

/**
 * Returns the events as a walk through the chart, so that the drugs are due as in its guided steps: each shock and
 * the compressions after it, with the doses at the stage in which they were given.
 */
function walkOf(log: EventLog, steps: readonly AlgorithmStep[]): Walk {
  const events = ofArrest(log);
  const shock = steps.find(({ type }) => type === 'shock');
  const after = shock?.next[0]?.to ?? '';
  let path: { id: string; answer: null }[] = [];
  let current = steps[0]?.id ?? '';
  const marks: { id: string; at: number; stage: number }[] = [];
  for (const { kind, at, of } of events) {
    if (kind === 'shock' && shock) {
      path = [...path, { id: current, answer: null }, { id: shock.id, answer: null }];
      current = after;
    }
    if (kind === 'drug' && of !== undefined) marks.push({ id: of, at, stage: path.length });
  }
  return { path, current, marks, changedAt: events.at(-1)?.at ?? 0 };
}

/** Returns the energy of a shock in J for a weight in kg, or null if it needs a weight that is not known. */
export function energyFor({ joules, per, most }: ShockEnergy, weight: number | null): number | null {
  if (per === 'shock') return joules;
  if (weight === null) return null;
  return Math.min(Math.round(joules * weight), most ?? Number.POSITIVE_INFINITY);
}
