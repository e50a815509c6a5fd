import type { AlgorithmStep } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { repeatedDoses } from '../../clinical/emergencies.ts';
import type { EventKind, EventLog } from '../../clinical/emergency-log/event-log.ts';
import { dose, ends, fixed, medication, perKg, strength, years } from '../../test/medication.ts';
import { emergencyFor } from './for-patient.ts';
import { offeredDoses, repeatedStanding, stepAfter } from './repeated-doses.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const minute = 60_000;
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

const emergency = (wanted: string) => {
  const found = repeatedDoses.find(({ id }) => id === wanted);
  if (!found) throw new Error(`No emergency ${wanted}.`);
  return found;
};

const course = { most: 2, per: 'course' } as const;
const seizure = { indication: 'seizure, no vein', topic: 'Seizure', count: course } as const;
const midazolam = medication({
  id: 19,
  name: 'Midazolam',
  concentrations: [
    strength({ key: 'strong', label: '5 mg/mL', amount: 5 }),
    strength({ key: 'weak', label: '1 mg/mL', amount: 1, routes: ['IV', 'buccal'] }),
  ],
  doses: [
    dose({
      ...seizure,
      routes: ['buccal', 'intranasal'],
      ...{ amount: fixed(10, 10, 'mg'), concentration: 'strong', interval: { min: 5, max: 5, unit: 'min' } },
    }),
    dose({
      ...seizure,
      ...{ patient: 'child', ages: ends({ from: { value: 6, unit: 'month' } as const }), routes: ['buccal'] },
      ...{ amount: perKg(0.3, 0.3, 'mg'), maximum: { amount: 10, unit: 'mg', per: 'dose' } },
      ...{ concentration: 'strong', interval: { min: 5, max: 5, unit: 'min' } },
    }),
    dose({
      ...seizure,
      ...{ patient: 'child', ages: ends({ from: years(1), upTo: years(4) }), routes: ['buccal'] },
      ...{ differs: 'by age, only where the weight is not known', amount: fixed(5, 5, 'mg') },
      ...{ concentration: 'strong', interval: { min: 5, max: 5, unit: 'min' } },
    }),
  ],
});

const offered = (id: string, known: { weight?: number; age?: number }, ampoules = {}) =>
  offeredDoses(
    emergency(id),
    [midazolam],
    { weight: known.weight ?? null, age: known.age === undefined ? null : known.age * 365.25 },
    ampoules,
  ).map(({ amount, volume, routes }) => [amount, volume, routes].map(spaced));

describe('the doses of an emergency that are given again', () => {
  it('are worked out for the weight of a child, in mL', () => {
    // 0.3 mg/kg at 14 kg are 4.2 mg, which are 0.84 mL of 5 mg/mL.
    expect(offered('fit-child', { weight: 14, age: 3 })).toEqual([
      ['4.2 mg', '0.84 mL of 5 mg/mL', 'inside the cheek'],
    ]);
  });

  it('are drawn from the ampoules that the service stocks', () => {
    // 4.2 mg are 4.2 mL of 1 mg/mL.
    expect(offered('fit-child', { weight: 14, age: 3 }, { 19: 'weak' })[0]?.[1]).toBe('4.2 mL of 1 mg/mL');
  });

  it('are those by age for a child whose weight is not known, before the one that waits for it', () => {
    expect(offered('fit-child', { age: 3 })).toEqual([
      ['5 mg', '1 mL of 5 mg/mL', 'inside the cheek'],
      [undefined, undefined, 'inside the cheek'],
    ]);
  });

  it('are the fixed ones for an adult, and none for the other group', () => {
    expect(offered('fit', {})).toEqual([['10 mg', '2 mL of 5 mg/mL', 'inside the cheek or into the nose']]);
    expect(offered('fit', { weight: 14, age: 3 })).toEqual([]);
    expect(offered('fit-child', { weight: 4, age: 0.01 })).toEqual([]);
  });

  it('are none without the pages of the drugs', () => {
    expect(offeredDoses(emergency('fit'), [], { weight: null, age: null }, {})).toEqual([]);
  });
});

describe('the group of the patient', () => {
  it.each([
    ['fit', { age: 4 * 365.25, weight: null }, 'fit-child'],
    ['fit', { age: 18 * 365.25, weight: 20 }, 'fit'],
    ['fit-child', { age: 17.9 * 365.25, weight: 80 }, 'fit-child'],
    ['anaphylaxis', { age: null, weight: 29 }, 'anaphylaxis-child'],
    // Between 30 and 50 kg it may be either.
    ['anaphylaxis', { age: null, weight: 40 }, 'anaphylaxis'],
    ['anaphylaxis-child', { age: null, weight: 40 }, 'anaphylaxis-child'],
    ['anaphylaxis-child', { age: null, weight: 51 }, 'anaphylaxis'],
    ['fit', { age: null, weight: null }, 'fit'],
  ])('of %s with %o is that of %s', (id, known, found) => {
    expect(emergencyFor(emergency(id), known).id).toBe(found);
  });
});

/** Returns a log of events, each some minutes after the start. A dose may be given again after 5 min. */
const logOf = (...events: readonly (readonly [kind: EventKind, minutes: number])[]): EventLog => ({
  emergency: 'fit',
  events: [['start', 0] as const, ...events].map(([kind, minutes], index) => ({
    ...{ id: String(index), kind, at: noon + minutes * minute, text: kind },
    ...(kind === 'drug' ? { again: { from: 5, upTo: 5 } } : {}),
  })),
});
const dueAt = (log: EventLog, minutes: number, most?: number) =>
  repeatedStanding(log, most, noon + minutes * minute).due.state;

describe('how an emergency of repeated doses stands', () => {
  it('is due at the start, waits for the interval of the row, and is due again', () => {
    expect(dueAt(logOf(), 0)).toBe('due');
    expect(dueAt(logOf(['drug', 1]), 5.9)).toBe('waiting');
    expect(dueAt(logOf(['drug', 1]), 6)).toBe('due');
  });

  it('is overdue after the end of an interval that has one', () => {
    const given = logOf(['drug', 0]);
    const log = {
      ...given,
      events: given.events.map((each) => ({ ...each, ...(each.again && { again: { from: 5, upTo: 10 } }) })),
    };
    expect([4, 5, 10, 10.1].map((at) => dueAt(log, at))).toEqual([
      'waiting',
      'due again',
      'due again',
      'overdue',
    ]);
  });

  it('has no further dose after the most, and none once the next drug was given', () => {
    expect(dueAt(logOf(['drug', 0], ['drug', 5]), 60, 2)).toBe('finished');
    expect(dueAt(logOf(['drug', 0], ['drug', 5]), 60)).toBe('due');
    expect(dueAt(logOf(['drug', 0], ['check', 7]), 60)).toBe('finished');
  });

  it('follows the last of better, worse and stop', () => {
    const state = (...events: readonly (readonly [kind: EventKind, minutes: number])[]) =>
      repeatedStanding(logOf(...events), 2, noon).state;
    expect(state()).toBe('going on');
    expect(state(['drug', 0], ['better', 2])).toBe('better');
    expect(state(['better', 2], ['worse', 9])).toBe('going on');
    expect(state(['better', 2], ['stop', 9])).toBe('ended');
  });
});

describe('the step of the chart after some doses', () => {
  const step = (id: string, at?: AlgorithmStep['at']): AlgorithmStep => ({
    ...{ id, type: 'drug', heading: id, details: [], next: [] },
    ...(at && { at }),
  });
  const steps = [
    step('first'),
    step('repeat', [[{ of: 'doses', from: 1, below: 2 }, 'fitting']]),
    step('second', [{ of: 'doses', from: 2, below: 3 }]),
    step('icu', [[{ of: 'doses', from: 3, below: null }, 'fitting']]),
  ];

  it.each([
    [0, undefined],
    [1, 'repeat'],
    [2, 'second'],
    [3, 'icu'],
    [9, 'icu'],
  ])('after %i is %s', (doses, id) => {
    expect(stepAfter(steps, doses)?.id).toBe(id);
  });
});
