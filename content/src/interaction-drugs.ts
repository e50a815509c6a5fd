import type { Interaction, InteractionDrug } from '@oryx/contract';
import { words } from '@oryx/search';
import type { z } from 'zod';

/**
 * Rejects a duplicate name, a class that no row names, a combination that lacks a class of one of its drugs,
 * a row with an unknown name, and a row that names a drug beside its class.
 */
export function checkDrugs(
  drugs: readonly InteractionDrug[],
  rows: readonly Interaction[],
  context: z.RefinementCtx,
): void {
  const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const byName = new Map(drugs.map((drug) => [drug.name, drug]));
  const classes = new Set(drugs.flatMap((drug) => drug.classes));
  const inRows = new Set(rows.flatMap(({ a, b }) => [...a, ...b]));

  for (const [name, index] of repeatedNames(drugs)) fault(['drugs', index], `the name ${name} stands twice`);
  for (const [index, drug] of drugs.entries()) {
    for (const each of drug.classes) {
      const within = byName.get(each);
      if (!within && !inRows.has(each)) fault(['drugs', index, 'classes'], `no row names ${each}`);
      for (const lacking of (within?.classes ?? []).filter((other) => !drug.classes.includes(other)))
        fault(['drugs', index, 'classes'], `${each} belongs to ${lacking} too`);
    }
  }
  for (const [index, row] of rows.entries()) {
    for (const side of ['a', 'b'] as const) {
      for (const name of row[side]) {
        const drug = byName.get(name);
        if (!drug && !classes.has(name))
          fault(['rows', index, side], `${name} is neither a drug of the list nor a class of one`);
        for (const each of (drug?.classes ?? []).filter((other) => row[side].includes(other)))
          fault(['rows', index, side], `${name} belongs to ${each}, which stands beside it`);
      }
    }
  }
}

/** Yields names that a drug already has, in any case and spelling, as questions are compared. */
function* repeatedNames(drugs: readonly InteractionDrug[]): Generator<[name: string, drug: number]> {
  const seen = new Set<string>();
  for (const [index, { name, names }] of drugs.entries()) {
    for (const each of [name, ...names]) {
      const compared = words(each).join('');
      if (seen.has(compared)) yield [each, index];
      seen.add(compared);
    }
  }
}
