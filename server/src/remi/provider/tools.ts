import {
  tools as calculators,
  type Definition,
  evaluateDefinition,
  loadDefinition,
  routeOf,
  summaryText,
  toolById,
} from '@oryx/calculators';
import type { Passage } from '@oryx/remi';
import { tool } from 'ai';
import { z } from 'zod';

/** The dependencies of the tools. */
export interface ToolSources {
  find(question: string, most?: number): readonly Passage[];
  /** Called with every result of a tool, because an answer may take its doses from there. */
  found(passages: readonly Passage[]): void;
  now(): Date;
}

const mostPassages = 6;

/** Returns the tools that a provider may call. They look up and calculate with Oryx's own content. */
export function toolsFor({ find, found, now }: ToolSources) {
  return {
    search: tool({
      description:
        'Finds passages of Oryx: drugs, emergency algorithms, calculators, paediatric tables, guidelines.',
      inputSchema: z.object({ query: z.string().max(300) }),
      execute: async ({ query }) => {
        const passages = find(query, mostPassages);
        found(passages);
        return passages.map(({ title, route, heading, text }) => ({ title, route, heading, text }));
      },
    }),
    calculate: tool({
      description: `Works out one of Oryx's calculators. Values are clinical facts by the keys of its inputs; leave out what is not known. Without values it says what it asks for. Calculators: ${calculators.map(({ id, title }) => `${id} (${title})`).join(', ')}`,
      inputSchema: z.object({
        id: z.string().max(64),
        values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
      }),
      execute: async ({ id, values }) => {
        const listed = toolById(id);
        if (!listed?.load) return { error: 'Oryx has no such calculator.' };
        const definition = await loadDefinition(id);
        const evaluation = evaluateDefinition(definition, values, now());
        const result = summaryText(listed.title, definition, values, evaluation, now());
        const route = routeOf(listed);
        found([{ id: `calculator/${id}`, title: listed.title, route, heading: 'Result', text: result }]);
        const { isComplete, missing, invalid } = evaluation;
        const unknown = Object.keys(values).filter((key) => !Object.hasOwn(definition.inputs, key));
        const isOpen = missing.length + invalid.length + unknown.length > 0;
        return {
          ...{ title: listed.title, route, notFor: definition.notFor.map(({ words }) => words), result },
          ...{ isComplete, missing, invalid, unknown },
          ...(isOpen && { inputs: asked(definition) }),
        };
      },
    }),
  };
}

/** Returns the inputs of a calculator: keys, labels, units, and option keys. */
function asked({ inputs }: Definition) {
  return Object.fromEntries(
    Object.entries(inputs).map(([key, input]) => [
      key,
      {
        label: input.label,
        ...('unit' in input && { unit: input.unit }),
        ...('options' in input && { options: optionsOf(input.options) }),
        ...('cases' in input && {
          on: input.on,
          options: Object.fromEntries(
            Object.entries(input.cases).map(([name, each]) => [name, optionsOf(each.options)]),
          ),
        }),
      },
    ]),
  );
}

function optionsOf(options: readonly { readonly key: string; readonly label: string }[]) {
  return Object.fromEntries(options.map(({ key, label }) => [key, label]));
}
