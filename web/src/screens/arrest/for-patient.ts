import { groupOf, guards } from '@oryx/doses';
import { type Emergency, repeatedDoses } from '../../clinical/emergencies.ts';

/** What is known of the patient in hand: the age in days and the weight in kg. */
interface Known {
  readonly age: number | null;
  readonly weight: number | null;
}

/**
 * Returns an emergency for the patient in hand: the same one of children or of adults. An arrest is chosen by hand,
 * because a newborn has a chart of its own.
 */
export function emergencyFor(emergency: Emergency, known: Known): Emergency {
  if (emergency.kind === 'arrest') return emergency;
  const group = groupIn(known) ?? emergency.patient;
  return repeatedDoses.find(({ id, patient }) => id === emergency.other && patient === group) ?? emergency;
}

function groupIn({ age, weight }: Known): 'adult' | 'child' | undefined {
  if (age !== null) return groupOf(age) === 'adult' ? 'adult' : 'child';
  if (weight === null) return undefined;
  if (weight > guards.heaviestChild) return 'adult';
  return weight < guards.lightestAdult ? 'child' : undefined;
}
