import type { Concentration, Dose, Limit } from '@oryx/contract';
import { ageSpan, dimensionOf, inBasicUnit, isMore, overlap, strengthOf, weightSpan } from '@oryx/doses';
import { faultsOfAges } from './dose-ages.ts';
import type { DoseFault } from './dose-fault.ts';
import { faultsOfLimitNote } from './dose-prose.ts';
import { faultsOfEnds } from './dose-weights.ts';

/** Returns faults of limits: ages or weights that descend, purposes that no dose has, restrictions in the note. */
export function faultsOfLimits(limits: readonly Limit[], doses: readonly Dose[]): DoseFault[] {
  const known = new Set(doses.map(({ topic }) => topic));
  return limits.flatMap((limit, index) => {
    const { topics, note } = limit;
    const faults: DoseFault[] = [
      ...faultsOfAges(limit),
      ...faultsOfEnds(limit.weights).map((message) => ({ path: ['weights'], message })),
    ];
    for (const topic of topics ?? [])
      if (!known.has(topic)) faults.push({ path: ['topics'], message: `no dose has the topic ${topic}` });
    faults.push(...faultsOfLimitNote(note));
    return faults.map(({ path, message }) => ({ path: ['maxDose', index, ...path], message }));
  });
}

/**
 * Returns faults of infusions: a rate whose strength has no recipe, and a strength that is not the amount of
 * its recipe by the volume. What runs as it is supplied has no recipe: a gas in L/min, a fluid in mL/h.
 */
export function faultsOfBags(doses: readonly Dose[], strengths: readonly Concentration[]): DoseFault[] {
  const ofDoses = doses.flatMap(({ amount, concentration }, index) => {
    const isAsSupplied = concentration === null && dimensionOf(amount.unit) === 'volume';
    if (amount.time === null || isAsSupplied) return [];
    const strength = strengths.find(({ key }) => key === concentration);
    if (strength?.bag) return [];
    return [
      {
        path: ['doses', index, 'concentration'],
        message: 'a rate needs a strength with the recipe of its bag',
      },
    ];
  });
  const ofStrengths = strengths.flatMap((strength, index) => {
    const { bag } = strength;
    if (bag === null) return [];
    const path = ['concentrations', index, 'bag'];
    if (dimensionOf(bag.unit) !== strengthOf(strength).dimension)
      return [{ path, message: `the recipe is in ${bag.unit}, the strength in ${strength.unit}` }];
    const perMl = inBasicUnit(bag.amount, bag.unit) / bag.volume;
    const stated = strengthOf(strength).size;
    if (!isMore(perMl, stated) && !isMore(stated, perMl)) return [];
    return [{ path, message: `the recipe makes ${perMl} per mL, not ${stated}` }];
  });
  return [...ofDoses, ...ofStrengths];
}

/** Returns a fault for an intubation dose per kg without a word on obesity. */
export function faultsOfObesity({ topic, patient, amount, maximum, bodyWeight }: Dose): DoseFault[] {
  const isAsked = topic === 'Intubation' && patient !== 'child' && patient !== 'newborn';
  if (!isAsked || amount.kind === 'fixed' || maximum !== null || bodyWeight !== 'actual') return [];
  return [{ path: ['bodyWeight'], message: 'state a maximum, or the weight that the dose works on' }];
}

/** Returns faults of doses that compete with an earlier one and do not say why they differ. */
export function faultsOfChoices(doses: readonly Dose[]): DoseFault[] {
  return doses.flatMap((dose, index) => {
    if (dose.differs !== null || dose.who !== null) return [];
    const first = doses.slice(0, index).findIndex((other) => compete(dose, other));
    if (first < 0) return [];
    return [{ path: ['doses', index, 'differs'], message: `say why it differs from doses.${first}` }];
  });
}

/** Returns true if two doses are for the same purpose, patients and route. */
const compete = (one: Dose, other: Dose) =>
  one.topic === other.topic &&
  one.patient === other.patient &&
  one.amount.time === other.amount.time &&
  one.routes.some((route) => other.routes.includes(route)) &&
  overlap(weightSpan(one.weights), weightSpan(other.weights)) &&
  overlap(ageSpan(one), ageSpan(other));
