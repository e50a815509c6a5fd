import type { AlgorithmStep, Dose, Interval, Medication } from '@oryx/contract';
import { ageSpan, planFor, routesText, shownDose } from '@oryx/doses';
import { type Ampoules, stockedKey } from '../../clinical/ampoules/ampoules.ts';
import type { RepeatedDose } from '../../clinical/emergencies.ts';
import type { EventLog, LoggedEvent } from '../../clinical/emergency-log/event-log.ts';
import type { Due } from '../../clinical/steps/walk.ts';
import { textsOf } from './step-dose.ts';

const minute = 60_000;
const minutesIn: Readonly<Record<Interval['unit'], number>> = { min: 1, h: 60, day: 1440 };

/** A dose that may be given now, as a row of the page of its drug states it. */
export interface OfferedDose {
  readonly drug: string;
  readonly medication: number;
  /** Such as `4.2 mg`. Undefined if it waits for the weight. */
  readonly amount: string | undefined;
  /** Such as `0.84 mL of 5 mg/mL`. */
  readonly volume: string | undefined;
  readonly routes: string;
  /** True if it needs a vein or a bone. */
  readonly needsVein: boolean;
  /** How it is given, such as `over 2 min`. */
  readonly over: string | null;
  /** Minutes after which it may be given again, if the row says so. */
  readonly again: LoggedEvent['again'];
  /** The most doses of the whole treatment, if the row says so. */
  readonly most: number | undefined;
}

/** What is known of the patient: the weight in kg and the age in days. */
interface Known {
  readonly weight: number | null;
  readonly age: number | null;
}

/**
 * Returns the doses of an emergency for a patient, in the order of its drugs and of their pages. A row that differs
 * from the first choice, such as a dose by age, is only offered while the first choice waits for a weight.
 */
export function offeredDoses(
  { drugs, patient }: Pick<RepeatedDose, 'drugs' | 'patient'>,
  medications: readonly Medication[],
  { weight, age }: Known,
  ampoules: Ampoules,
): OfferedDose[] {
  // Somebody has chosen children or adults, so that a patient without an age is one of them.
  const ages = age === null ? ageSpan({ patient, ages: null }) : null;
  return drugs.flatMap(({ name, indications }) => {
    const medication = medications.find((each) => each.name === name);
    if (!medication) return [];
    const rows = medication.doses.filter(
      (dose) => dose.patient === patient && indications.includes(dose.indication),
    );
    const { candidates } = planFor(rows, { weight, age, ages, height: null, sex: null });
    return (
      candidates
        .filter(({ dose, waitsFor }) => dose.differs === null || (weight === null && waitsFor === null))
        // What can be given at once comes first.
        .toSorted((one, other) => Number(one.waitsFor !== null) - Number(other.waitsFor !== null))
        .flatMap((candidate) => {
          const { dose, waitsFor } = candidate;
          const stocked = stockedKey(ampoules, medication.id);
          const shown =
            waitsFor === null ? shownDose(candidate, medication.concentrations, null, stocked) : null;
          if (waitsFor === null && shown === null) return [];
          const texts = shown ? textsOf(shown, dose) : { amount: undefined, volume: undefined };
          return [{ ...offerOf(medication, dose), ...texts }];
        })
    );
  });
}

const offerOf = ({ id, name }: Medication, { routes, over, interval, count }: Dose) => ({
  drug: name,
  medication: id,
  routes: routesText(routes),
  needsVein: routes.every((route) => route === 'IV' || route === 'IO'),
  over,
  again: interval
    ? { from: interval.min * minutesIn[interval.unit], upTo: interval.max * minutesIn[interval.unit] }
    : undefined,
  most: count?.per === 'course' ? count.most : undefined,
});

/** How an emergency of repeated doses stands. */
export interface RepeatedStanding {
  readonly state: 'going on' | 'better' | 'ended';
  /** When the state began, in ms since 1970. */
  readonly since: number;
  /** Number of doses of these drugs so far. */
  readonly doses: number;
  /** True once the drug that follows them in the chart was given. */
  readonly isNextGiven: boolean;
  readonly due: Due;
}

/** Returns how an emergency stands after its events. `most` is the most doses, of whichever of its drugs. */
export function repeatedStanding(
  { events }: EventLog,
  most: number | undefined,
  now: number,
): RepeatedStanding {
  const turn = events.findLast(({ kind }) => kind === 'stop' || kind === 'better' || kind === 'worse');
  const given = events.filter(({ kind }) => kind === 'drug');
  const isNextGiven = events.some(({ kind }) => kind === 'check');
  return {
    state: turn?.kind === 'stop' ? 'ended' : turn?.kind === 'better' ? 'better' : 'going on',
    since: turn?.at ?? events[0]?.at ?? now,
    doses: given.length,
    isNextGiven,
    due: isNextGiven ? { state: 'finished' } : dueAfter(given, most, now),
  };
}

function dueAfter(given: readonly LoggedEvent[], most: number | undefined, now: number): Due {
  if (most !== undefined && given.length >= most) return { state: 'finished' };
  const last = given.at(-1);
  if (!last?.again) return { state: 'due' };
  const [from, upTo] = [last.at + last.again.from * minute, last.at + last.again.upTo * minute];
  // A single time has no end that could be overdue by a second.
  if (now >= from && from === upTo) return { state: 'due' };
  return { state: now < from ? 'waiting' : now <= upTo ? 'due again' : 'overdue', from, upTo };
}

/** Returns the step of a chart that is next after a number of doses, if the chart has one for it. */
export function stepAfter(steps: readonly AlgorithmStep[], doses: number): AlgorithmStep | undefined {
  return steps.find(({ at = [] }) =>
    at.some((condition) =>
      [condition].flat().some((fact) => {
        if (typeof fact === 'string' || !('of' in fact) || fact.of !== 'doses') return false;
        return doses >= (fact.from ?? 0) && doses < (fact.below ?? Number.POSITIVE_INFINITY);
      }),
    ),
  );
}
