import type { AlgorithmStep } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import type { EventKind, EventLog } from './event-log.ts';
import { drugsDue, energyFor, standingOf } from './resuscitation.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 5, 1, 12);

const every = { from: 3, upTo: 5 };
const step = (id: string, more: Partial<AlgorithmStep>): AlgorithmStep => ({
  ...{ id, type: 'action', heading: id, details: [], next: [] },
  ...more,
});
const drug = (id: string, beside: string, given: NonNullable<AlgorithmStep['given']>) =>
  step(id, { type: 'drug', beside: [beside], given });

/** The steps of the charts of adults and children that concern the engine. */
const steps: readonly AlgorithmStep[] = [
  step('start', { type: 'start' }),
  step('shock', { type: 'shock', next: [{ to: 'cpr-shock', label: null }] }),
  step('cpr-shock', {}),
  step('cpr-non', {}),
  drug('adrenaline', 'cpr-non', { name: 'Adrenaline', every }),
  drug('adrenaline-shock', 'cpr-shock', { name: 'Adrenaline', after: { step: 'shock', times: 2 }, every }),
  drug('amiodarone', 'cpr-shock', { name: 'Amiodarone', after: { step: 'shock', times: 3 } }),
  drug('amiodarone-again', 'cpr-shock', { name: 'Amiodarone', after: { step: 'shock', times: 5 } }),
];

/** Returns a log of events, each some minutes after the start. */
const logOf = (
  ...events: readonly (readonly [kind: EventKind, minutes: number, of?: string])[]
): EventLog => ({
  emergency: 'adult',
  events: [['start', 0] as const, ...events].map(([kind, minutes, of], index) => ({
    ...{ id: String(index), kind, at: noon + minutes * minute, text: kind },
    ...(of === undefined ? {} : { of }),
  })),
});

const shocks = (count: number) => Array.from({ length: count }, (_, at) => ['shock', at * 2] as const);
const due = (log: EventLog, minutes: number) =>
  Object.fromEntries(
    drugsDue(log, steps, { hasShock: true }, noon + minutes * minute).map(({ step: own, due: state }) => [
      own.id,
      state.state,
    ]),
  );

describe('a resuscitation', () => {
  it('counts cycles from the last check, and shocks', () => {
    expect(standingOf(logOf())).toMatchObject({ cycle: 1, shocks: 0, side: undefined, cycleFrom: noon });
    expect(standingOf(logOf(['shock', 1], ['no shock', 3]))).toMatchObject({
      cycle: 3,
      shocks: 1,
      side: 'not shockable',
      cycleFrom: noon + 3 * minute,
    });
  });

  it('ends with a pulse or a stop, and goes on when the pulse is lost', () => {
    expect(standingOf(logOf(['pulse', 4]))).toMatchObject({ state: 'pulse', cycleFrom: noon + 4 * minute });
    expect(standingOf(logOf(['pulse', 4], ['pulse lost', 9]))).toMatchObject({
      state: 'arrest',
      cycleFrom: noon + 9 * minute,
    });
    expect(standingOf(logOf(['stop', 20])).state).toBe('ended');
  });

  it('asks for no drug before the first rhythm check', () => {
    expect(due(logOf(), 1)).toEqual({});
  });

  it('asks for adrenaline at once without a shock, and never for amiodarone', () => {
    expect(due(logOf(['no shock', 1]), 1)).toEqual({ adrenaline: 'due' });
  });

  it('asks for adrenaline after the second shock and amiodarone after the third', () => {
    expect(due(logOf(...shocks(1)), 1)).toEqual({ 'adrenaline-shock': 'later', amiodarone: 'later' });
    expect(due(logOf(...shocks(2)), 3)).toEqual({ 'adrenaline-shock': 'due', amiodarone: 'later' });
    expect(due(logOf(...shocks(3)), 5)).toEqual({ 'adrenaline-shock': 'due', amiodarone: 'due' });
  });

  it('asks for adrenaline again after 3 min, and says when 5 are over, on either side', () => {
    const given = logOf(['no shock', 1], ['drug', 1, 'adrenaline'], ['shock', 3]);
    expect(due(given, 3.9)).toMatchObject({ 'adrenaline-shock': 'waiting' });
    expect(due(given, 4)).toMatchObject({ 'adrenaline-shock': 'due again' });
    expect(due(given, 6)).toMatchObject({ 'adrenaline-shock': 'due again' });
    expect(due(given, 6.1)).toMatchObject({ 'adrenaline-shock': 'overdue' });
  });

  it('asks for the second amiodarone after the fifth shock, two shocks after a late first one, and for no third', () => {
    const first = ['drug', 5, 'amiodarone'] as const;
    const atThree = (more: number) => logOf(...shocks(3), first, ...moreShocks(3, more));
    expect(due(atThree(1), 8)).toMatchObject({ 'amiodarone-again': 'later' });
    expect(due(atThree(2), 10)).toMatchObject({ 'amiodarone-again': 'due' });
    const late = logOf(...shocks(5), ['drug', 9, 'amiodarone'], ...moreShocks(5, 1));
    expect(due(late, 11)).toMatchObject({ 'amiodarone-again': 'later' });
    expect(due(logOf(...late.events.slice(1).map(asRow), ['shock', 12]), 12)).toMatchObject({
      'amiodarone-again': 'due',
    });
    const both = logOf(...shocks(5), first, ['drug', 9, 'amiodarone-again'], ['shock', 12]);
    expect(due(both, 12)).toMatchObject({ 'amiodarone-again': 'finished' });
  });

  it('forgets amiodarone when the rhythm is not shockable any more', () => {
    expect(due(logOf(...shocks(3), ['no shock', 6]), 6)).toEqual({ adrenaline: 'due' });
  });
});

const moreShocks = (before: number, count: number) =>
  Array.from({ length: count }, (_, at) => ['shock', (before + at) * 2] as const);
const asRow = ({ kind, at, of }: EventLog['events'][number]) =>
  of === undefined ? ([kind, (at - noon) / minute] as const) : ([kind, (at - noon) / minute, of] as const);

describe('energyFor', () => {
  it.each([
    // 4 J/kg at 14 kg are 56 J; at 60 kg they would be 240, and the most is 200.
    [{ joules: 4, per: 'kg', most: 200 } as const, 14, 56],
    [{ joules: 4, per: 'kg', most: 200 } as const, 50, 200],
    [{ joules: 4, per: 'kg', most: 200 } as const, 60, 200],
    [{ joules: 4, per: 'kg', most: 200 } as const, null, null],
    [{ joules: 200, per: 'shock' } as const, null, 200],
  ])('of %j at %s kg is %s J', (energy, weight, joules) => {
    expect(energyFor(energy, weight)).toBe(joules);
  });
});
