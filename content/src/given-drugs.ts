import type { Algorithm, Medication } from '@oryx/contract';

/** Returns a fault for each step that gives a dose that the page of its drug does not have. */
export function faultsOfGivenDrugs(
  documents: readonly { readonly name: string; readonly body: unknown }[],
): string[] {
  const rowsOf = (name: string) =>
    (documents.find((document) => document.name === name)?.body as { rows: unknown[] } | undefined)?.rows;
  const charts = rowsOf('algorithms') as Algorithm[] | undefined;
  const drugs = rowsOf('medications') as Medication[] | undefined;
  if (!charts || !drugs) return [];
  const has = (name: string, indication: string) =>
    drugs.some((drug) => drug.name === name && drug.doses.some((dose) => dose.indication === indication));
  return charts.flatMap(({ title, steps = [] }) =>
    steps.flatMap(({ id, given }) =>
      given?.indication !== undefined && !has(given.name, given.indication)
        ? [`algorithms/: step ${id} of ${title}: ${given.name} has no dose for “${given.indication}”`]
        : [],
    ),
  );
}
