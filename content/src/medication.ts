import {
  concentration,
  dose,
  doseAmount,
  doseUnits,
  keyedSource,
  type Medication,
  maximum,
  medication,
  patientGroup,
  quantity,
  weights,
} from '@oryx/contract';
import { z } from 'zod';
import { checkSources } from './check-sources.ts';
import { dosageText, maxDoseText } from './dosage-text.ts';
import { faultsOfDoses } from './dose-checks.ts';
import type { YamlFile } from './yaml-file.ts';

/** How many drugs the specification promises. */
const medicationCount = 42;

const limit = z.strictObject({
  patient: patientGroup,
  kind: z.enum(['fixed', 'perKg']),
  amount: z.number().positive(),
  unit: z.enum(doseUnits),
  /** What it holds for, such as `in 24 hours`. */
  within: z.string().min(1),
  routes: dose.shape.routes.nullable().default(null),
});

const strictDose = dose
  .extend({
    weights: weights.strict().nullable().default(null),
    amount: doseAmount.strict(),
    maximum: maximum.strict().nullable().default(null),
    minimum: quantity.strict().nullable().default(null),
  })
  .strict();

/**
 * The schema of the file of one drug. What the app shows in words of its doses, routes and limits is
 * made from the figures, so that nothing is said twice.
 */
export const medicationFile = medication
  .omit({ route: true, dosageAdministration: true })
  .extend({
    doses: z.array(strictDose).min(1),
    concentrations: z.array(concentration.strict()),
    maxDose: z.array(limit),
    sources: z.array(keyedSource.strict()).min(1),
  })
  .strict()
  .superRefine((drug, context) => {
    checkSources(drug.sources, drug.doses, 'doses', context);
    for (const { path, message } of faultsOfDoses(drug))
      context.addIssue({ code: 'custom', path: [...path], message });
  })
  .transform(
    ({ maxDose, ...drug }): Medication => ({
      ...drug,
      route: [...new Set(drug.doses.flatMap(({ routes }) => routes))].join(', '),
      dosageAdministration: dosageText(drug.doses, drug.concentrations),
      maxDose: maxDoseText(maxDose),
    }),
  );

/** What is wrong with the files of all drugs together: a number or name taken twice, or a number that is missing. */
export function faultsOfMedications(files: readonly YamlFile[]): string[] {
  const drugs = files.map(({ body, faultAt }) => ({ ...(body as Medication), faultAt }));
  const faults: string[] = [];
  const ids = new Set<number>();
  const names = new Set<string>();
  for (const { id, name, faultAt } of drugs) {
    if (ids.has(id)) faults.push(faultAt(['id'], `another drug has the number ${id}`));
    if (id < 1 || id > medicationCount)
      faults.push(faultAt(['id'], `${id} is not a number from 1 to ${medicationCount}`));
    if (names.has(name.toLowerCase())) faults.push(faultAt(['name'], `another drug is called ${name}`));
    ids.add(id);
    names.add(name.toLowerCase());
  }
  for (let id = 1; id <= medicationCount; id += 1) {
    if (!ids.has(id)) faults.push(`medications:1: no drug has the number ${id}`);
  }
  return faults;
}
