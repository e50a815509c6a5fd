import type { Medication } from '@oryx/contract';
import { compareNames, folded } from '../../ui/compare-names.ts';

/** A name by which a drug can be chosen. */
export interface KnownName {
  /** As it is shown, such as `Marevan`. */
  readonly name: string;
  /** The drug that it is a name of. */
  readonly drug: string;
}

interface NamedDrug {
  readonly name: string;
  readonly names: readonly string[];
}

/** Returns every name of the drugs, those with a page included, sorted by name. */
export function knownNames(
  drugs: readonly NamedDrug[],
  medications: readonly Pick<Medication, 'name' | 'synonyms' | 'tradeNames'>[],
): KnownName[] {
  const all = [
    ...drugs.map(({ name, names }) => [name, [name, ...names]] as const),
    ...medications.map(
      ({ name, synonyms, tradeNames }) => [name, [name, ...synonyms, ...tradeNames]] as const,
    ),
  ];
  const names = all.flatMap(([drug, own]) => own.map((name) => [folded(name), { name, drug }] as const));
  return [...new Map(names).values()].sort((one, other) => compareNames(one.name, other.name));
}

/** Most names that are offered at a time. */
const mostOffered = 6;

/** Returns the names that begin with a text, one for each drug, those of chosen drugs left out. */
export function namesFor(text: string, names: readonly KnownName[], chosen: readonly string[]): KnownName[] {
  const start = folded(text).trim();
  if (start === '') return [];
  const found = names.filter(({ name, drug }) => folded(name).startsWith(start) && !chosen.includes(drug));
  // The drug's own name stands for its others.
  const byDrug = new Map<string, KnownName>();
  for (const each of found) {
    if (!byDrug.has(each.drug) || each.name === each.drug) byDrug.set(each.drug, each);
  }
  return [...byDrug.values()].slice(0, mostOffered);
}
