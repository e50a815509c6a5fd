import * as z from 'zod/mini';
import * as account from './account.ts';
import * as algorithms from './algorithms.ts';
import * as auth from './auth.ts';
import { complaint } from './complaint.ts';
import * as corrections from './corrections.ts';
import * as desk from './desk.ts';
import type { Endpoint } from './endpoint.ts';
import * as faults from './faults.ts';
import * as formulary from './formulary.ts';
import { interaction, interactionDrug } from './interaction.ts';
import * as learning from './learning.ts';
import * as medications from './medications.ts';
import { message, refusal } from './message.ts';
import * as myPages from './my-pages.ts';
import * as pediatrics from './pediatrics.ts';
import * as remi from './remi.ts';
import * as roles from './roles.ts';
import * as search from './search.ts';
import * as secondFactor from './second-factor.ts';
import * as updates from './updates.ts';

/** Every declared endpoint, by area. */
export const endpoints: readonly Endpoint[] = [
  ...[auth, account, medications, algorithms, pediatrics],
  ...[search, updates, remi, learning, myPages, roles, secondFactor, faults, corrections, desk, formulary],
]
  .flatMap((area): unknown[] => Object.values(area))
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  );

/** The schemas that the document names and refers to, instead of repeating them. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  User: auth.user,
  Message: message,
  Refusal: refusal,
  SignedInDevice: account.signedInDevice,
  Medication: medications.medication,
  Algorithm: algorithms.algorithm,
  VitalSigns: pediatrics.vitalSigns,
  AirwayEquipment: pediatrics.airwayEquipment,
  Defibrillation: pediatrics.defibrillation,
  SearchResult: search.searchResult,
  SearchEntry: search.searchEntry,
  SearchData: search.searchData,
  SystemUpdate: updates.systemUpdate,
  Interaction: interaction,
  InteractionDrug: interactionDrug,
  Complaint: complaint,
  RemiKnowledge: remi.remiKnowledge,
  FaultReport: faults.faultReport,
  LearningModule: learning.learningModule,
  LearningPathItem: learning.learningPathItem,
})) {
  named.add(schema, { id });
}

type JsonObject = Record<string, unknown>;

const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
const error = { description: 'What went wrong', ...json({ $ref: '#/components/schemas/Refusal' }) };

/** Returns the OpenAPI 3.1 document of the given endpoints. */
export function openApiDocument(calls: readonly Endpoint[] = endpoints): JsonObject {
  const components: JsonObject = {};
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) {
    const operations = paths[call.path] ?? {};
    operations[call.method.toLowerCase()] = operation(call, components);
    paths[call.path] = operations;
  }
  schemaOf(refusal, 'output', components);
  return {
    openapi: '3.1.0',
    info: { title: 'Oryx', version: '1', description: 'Every call of the Oryx server.' },
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'oryx_session',
          description: 'Over https the cookie is called `__Host-oryx_session`.',
        },
      },
    },
  };
}

function operation(call: Endpoint, components: JsonObject): JsonObject {
  const takesBody = call.request !== undefined && call.method !== 'GET';
  const takesQuery = call.request !== undefined && call.method === 'GET';
  const parameters = [
    ...(call.params ? parametersOf(call.params, 'path', components) : []),
    ...(takesQuery && call.request ? parametersOf(call.request, 'query', components) : []),
    ...(call.headers ? parametersOf(call.headers, 'header', components) : []),
  ];
  return {
    summary: call.summary,
    ...(typeof call.access === 'string'
      ? {}
      : { description: `For these roles, with a fresh second factor: ${call.access.join(', ')}.` }),
    security: call.access === 'public' ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takesBody && call.request
      ? { requestBody: { required: true, ...json(schemaOf(call.request, 'input', components)) } }
      : {}),
    responses: {
      200: { description: 'Done', ...json(schemaOf(call.response, 'output', components)) },
      '4XX': error,
      ...(call.access === 'public' ? {} : { 401: error }),
      ...(typeof call.access === 'string' ? {} : { 403: error }),
      ...(call.conflict && {
        409: {
          description: 'Changed by somebody else',
          ...json(schemaOf(call.conflict, 'output', components)),
        },
      }),
    },
  };
}

/** The fields of a schema of the path, the query or the headers as OpenAPI parameters. */
function parametersOf(
  schema: z.ZodMiniType,
  place: 'path' | 'query' | 'header',
  components: JsonObject,
): JsonObject[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input', components) as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

/** Returns the JSON Schema of a zod schema. Schemas with an id are moved to the components. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const {
    $schema: _,
    $defs = {},
    ...body
  } = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any' }) as JsonObject & {
    $defs?: JsonObject;
  };
  for (const [id, definition] of Object.entries($defs)) components[id] = pointToComponents(definition);
  const id = body['id'];
  if (typeof id === 'string') {
    components[id] = pointToComponents(body);
    return { $ref: `#/components/schemas/${id}` };
  }
  return pointToComponents(body) as JsonObject;
}

/** Rewrites references: zod uses `#/$defs/Name`, OpenAPI keeps shared schemas under components. */
function pointToComponents(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
