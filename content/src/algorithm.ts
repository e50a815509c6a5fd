import {
  type Algorithm,
  algorithmStep,
  conditions,
  givenDrug,
  otherGuideline,
  people,
  referenceText,
  shockEnergy,
  source,
  stepTypes,
} from '@oryx/contract';
import { z } from 'zod';
import { faultsOfFacts } from './chart/check-facts.ts';
import { faultsOfGraph } from './chart/check-graph.ts';
import { faultsOfLayout } from './chart/check-layout.ts';
import { faultsOfRule } from './chart/check-rule.ts';
import { faultsOfLines, faultsOfWays } from './chart/check-ways.ts';
import { drawChart } from './chart/draw.ts';
import { layoutOf } from './chart/layout.ts';
import { stepsOf } from './chart/steps.ts';
import { exact } from './exact.ts';
import { writtenReview } from './written-review.ts';
import type { YamlFile } from './yaml-file.ts';

const ofStep = algorithmStep.shape;

const cell = z.int().min(1);

const node = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  type: z.enum(stepTypes),
  column: cell,
  row: cell,
  span: cell.default(1),
  text: z.string().trim().min(1),
  asks: ofStep.asks,
  unknown: ofStep.unknown,
  goes: ofStep.goes,
  dangerAsked: z.array(z.string()).min(1).optional(),
  harms: z
    .array(z.strictObject({ cause: z.string().min(1), asked: z.string() }))
    .min(1)
    .optional(),
  without: ofStep.without,
  until: ofStep.until,
  others: z.array(exact(otherGuideline)).min(1).optional(),
  beside: z.array(z.string()).min(1).optional(),
  given: exact(givenDrug).optional(),
  energy: exact(shockEnergy).optional(),
  criteria: z.literal(true).optional(),
  at: z.optional(conditions),
  lineFor: z.array(z.enum(people).nullable()).optional(),
});

const edge = z.strictObject({
  from: z.string(),
  to: z.string(),
  label: z.string().min(1).optional(),
  via: z.enum(['left', 'right']).optional(),
  when: z.optional(conditions),
  usual: z.literal(true).optional(),
});

/** What an algorithm file states. */
export const writtenAlgorithm = z.strictObject({
  id: z.int().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  source: z.enum(['RCSA', 'Namibia_STDG']),
  /** Whom the doses are for. Without it the chart has those of adults and children. */
  patient: z.enum(people).optional(),
  /** What words and values lead to the chart. */
  recognise: z.optional(conditions),
  references: z.array(exact(source)).min(1),
  review: writtenReview,
  /** When to call for help and whom, and where the patient goes. */
  help: z.string().min(1),
  /** Notes for the reader about the origin of the facts. */
  sourceNotes: z.array(z.string().min(1)).min(1),
  nodes: z.array(node).min(1),
  edges: z.array(edge).min(1),
});

/** The schema of an algorithm file. */
export const algorithmFile = writtenAlgorithm
  .superRefine((graph, context) => {
    const named = faultsOfGraph(graph);
    const wrong =
      named.length > 0
        ? named
        : [...faultsOfRule(graph), ...faultsOfFacts(graph), ...faultsOfWays(graph), ...faultsOfLines(graph)];
    const faults = wrong.length > 0 ? wrong : faultsOfLayout(graph, layoutOf(graph));
    for (const { path, message } of [...faults, ...faultsOfReferences(graph)])
      context.addIssue({ code: 'custom', path: [...path], message });
  })
  .transform(shownAlgorithm);

/** Returns an algorithm as it is served. The chart and the list of steps are generated from its nodes and edges. */
export function shownAlgorithm({
  nodes,
  edges,
  references,
  ...facts
}: z.output<typeof writtenAlgorithm>): Algorithm {
  const graph = { nodes, edges };
  const layout = layoutOf(graph);
  const caption = { key: String(facts.id), title: facts.title, description: facts.description };
  const cited = references.map(referenceText);
  return {
    ...facts,
    ...(facts.source === 'RCSA' ? { medicalReferences: cited } : { medical_references: cited }),
    sources: references,
    image: null,
    chart: { svg: drawChart(layout, caption), width: layout.width, height: layout.height },
    steps: stepsOf(graph),
  };
}

/** A reference that nobody opened is for comparison. It may not be all that the doses of a chart rest on. */
function faultsOfReferences({ references, nodes }: Referenced) {
  const isOpened = references.some(({ read }) => read !== 'none');
  return isOpened || !nodes.some(({ type }) => type === 'drug')
    ? []
    : [
        {
          path: ['references'],
          message: 'the chart gives drugs, and nobody has opened any of its references',
        },
      ];
}

interface Referenced {
  readonly references: readonly { readonly read: string }[];
  readonly nodes: readonly { readonly type: string }[];
}

/** What is wrong with the files of all algorithms together: a number that two of them have. */
export function faultsOfAlgorithms(files: readonly YamlFile[]): string[] {
  const faults: string[] = [];
  const ids = new Set<number>();
  for (const { body, faultAt } of files) {
    const { id } = body as Algorithm;
    if (ids.has(id)) faults.push(faultAt(['id'], `another algorithm has the number ${id}`));
    ids.add(id);
  }
  return faults;
}
