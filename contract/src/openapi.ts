import { z } from 'zod';
import * as auth from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import * as learning from './learning.ts';
import * as reference from './reference.ts';
import * as remi from './remi.ts';
import * as search from './search.ts';
import * as updates from './updates.ts';

/** Every declared call, in the order of the areas. */
export const endpoints: readonly Endpoint[] = [auth, reference, search, updates, remi, learning]
  .flatMap((area) => Object.values(area))
  .filter((value): value is Endpoint => typeof value === 'object' && 'method' in value && 'path' in value);

type JsonObject = Record<string, unknown>;

const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
const error = { description: 'What went wrong', ...json({ $ref: '#/components/schemas/Message' }) };

/** The OpenAPI 3.1 document of the given calls. */
export function openApiDocument(calls: readonly Endpoint[] = endpoints): JsonObject {
  const components: JsonObject = {};
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) {
    const operations = paths[call.path] ?? {};
    operations[call.method.toLowerCase()] = operation(call, components);
    paths[call.path] = operations;
  }
  schemaOf(auth.message, 'output', components);
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
  ];
  return {
    summary: call.summary,
    security: call.access === 'user' ? [{ session: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takesBody && call.request
      ? { requestBody: { required: true, ...json(schemaOf(call.request, 'input', components)) } }
      : {}),
    responses: {
      200: { description: 'Done', ...json(schemaOf(call.response, 'output', components)) },
      '4XX': error,
      ...(call.access === 'user' ? { 401: error } : {}),
    },
  };
}

/** The fields of a query or path schema as OpenAPI parameters. */
function parametersOf(schema: z.ZodType, place: 'path' | 'query', components: JsonObject): JsonObject[] {
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

/** JSON Schema of one zod schema; what carries an id goes to the components, once. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const {
    $schema: _,
    $defs = {},
    ...body
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject & {
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

/** zod refers to `#/$defs/Name`; OpenAPI keeps shared schemas under components. */
function pointToComponents(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
