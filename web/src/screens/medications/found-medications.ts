import type { Medication } from '@oryx/contract';
import { folded } from '../../ui/compare-names.ts';

/**
 * Returns the medications with a name that contains the text, ignoring case and accents. Blank text returns
 * all.
 */
export function foundMedications(medications: readonly Medication[], text: string): readonly Medication[] {
  const wanted = plain(text);
  if (wanted === '') return medications;
  return medications.filter(({ name, genericName, tradeNames, synonyms }) =>
    [name, genericName, ...tradeNames, ...synonyms].some(
      (each) => each !== null && plain(each).includes(wanted),
    ),
  );
}

const plain = (text: string) => folded(text).replace(/\s+/g, ' ').trim();

/** Returns the Tall Man name, or the name if there is none. */
export function tallManName({ name, tallMan }: Pick<Medication, 'name' | 'tallMan'>): string {
  if (tallMan === null) return name;
  const at = name.toLowerCase().indexOf(tallMan.toLowerCase());
  if (at < 0) return `${name} (${tallMan})`;
  return name.slice(0, at) + tallMan + name.slice(at + tallMan.length);
}

/** Returns the medication of a route parameter. `7` and `07` are equal. */
export function medicationAt(medications: readonly Medication[], part: string | undefined) {
  const id = Number.parseInt(part ?? '', 10);
  return medications.find((medication) => medication.id === id);
}
