import {
  bag,
  concentration,
  dose,
  doseAmount,
  doseCount,
  drugSource,
  interval,
  limit,
  type Medication,
  maximum,
  medication,
  quantity,
  weights,
} from '@oryx/contract';
import { dosageText, limitsText } from '@oryx/doses';
import { z } from 'zod';
import { checkKinds, checkSources } from './check-sources.ts';
import { writtenAges } from './dose-ages.ts';
import { faultsOfDoses } from './dose-checks.ts';
import { exact } from './exact.ts';
import { writtenReview } from './written-review.ts';
import type { YamlFile } from './yaml-file.ts';

const writtenWeights = exact(weights).nullable().default(null);

const writtenLimit = z.strictObject({ ...limit.shape, ages: writtenAges, weights: writtenWeights });

const { review: _signed, ...doseParts } = dose.shape;

const writtenDose = z.strictObject({
  ...doseParts,
  ages: writtenAges,
  weights: writtenWeights,
  amount: exact(doseAmount),
  maximum: exact(maximum).nullable().default(null),
  minimum: exact(quantity).nullable().default(null),
  interval: exact(interval).nullable().default(null),
  count: exact(doseCount).nullable().default(null),
});

const writtenConcentration = z.strictObject({
  ...concentration.shape,
  ages: writtenAges,
  bag: exact(bag).nullable().default(null),
});

const {
  route: _route,
  dosageAdministration: _text,
  limits: _limits,
  withdrawn: _withdrawn,
  local: _local,
  ...writtenParts
} = medication.shape;

/** What a medication file states. A page of which facts were withdrawn has the same shape. */
export const writtenMedication = z.strictObject({
  ...writtenParts,
  id: z.int().min(1),
  review: writtenReview,
  doses: z.array(writtenDose),
  concentrations: z.array(writtenConcentration),
  maxDose: z.array(writtenLimit),
  sources: z.array(exact(drugSource)).min(1),
});

/** The schema of a medication file. */
export const medicationFile = writtenMedication
  .extend({ doses: z.array(writtenDose).min(1) })
  .superRefine((drug, context) => {
    const concentrations = drug.concentrations.map((strength) => strength.bag);
    checkSources(drug.sources, { doses: drug.doses, concentrations }, context);
    checkKinds(drug.sources, { doses: drug.doses, concentrations }, context);
    for (const { path, message } of faultsOfDoses({ ...drug, limits: drug.maxDose }))
      context.addIssue({ code: 'custom', path: [...path], message });
  })
  .transform(shownMedication);

/**
 * Returns a medication as it is served. The texts about doses, routes and limits are generated from the figures, so that
 * nothing is stated twice.
 */
export function shownMedication({ maxDose, ...drug }: z.output<typeof writtenMedication>): Medication {
  return {
    ...drug,
    route: [...new Set(drug.doses.flatMap(({ routes }) => routes))].join(', '),
    dosageAdministration: dosageText(drug.doses, drug.concentrations),
    maxDose: limitsText(maxDose),
    limits: maxDose,
  };
}

/**
 * What is wrong with the files of all drugs together: a number or a name that two of them have. How
 * many there are is free: a test of the shipped content holds the drugs that the specification names.
 */
export function faultsOfMedications(files: readonly YamlFile[]): string[] {
  const drugs = files.map(({ body, faultAt }) => ({ ...(body as Medication), faultAt }));
  const faults: string[] = [];
  const ids = new Set<number>();
  const names = new Set<string>();
  for (const { id, name, faultAt } of drugs) {
    if (ids.has(id)) faults.push(faultAt(['id'], `another drug has the number ${id}`));
    if (names.has(name.toLowerCase())) faults.push(faultAt(['name'], `another drug is called ${name}`));
    ids.add(id);
    names.add(name.toLowerCase());
  }
  return faults;
}
