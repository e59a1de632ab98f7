import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../contract/calls/define-call.ts';
import { calls } from '../contract/calls/table.ts';
import { failureSchema } from '../contract/entities/receipt.ts';
import { headers } from '../contract/headers.ts';

type JsonObject = Record<string, unknown>;

/** Calls beside the queued ones to which it matters which phone makes them. */
const tellingPhone = new Set(['deliverOutbox', 'login', 'saveDevice', 'placeDevice', 'forgetDevice', 'followOwn']);

/** The call table as OpenAPI 3.1. Every failure has the same form. */
export function openApi(version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Relief Relay', version },
    paths,
    components: {
      schemas: { Failure: schemaOf(failureSchema) },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(call: Call): JsonObject {
  const answers = Object.entries(call.answers).map(([status, schema]) => [status, contentOf(call.media, schema)]);
  const failure = jsonContent('Any failure; `kind` says which', { $ref: '#/components/schemas/Failure' });
  return {
    operationId: call.name,
    summary: call.summary,
    // Empty where anyone may ask: a token may then show more.
    security: call.who === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: parametersOf(call),
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } } }),
    responses: { ...Object.fromEntries(answers), default: failure },
  };
}

function parametersOf(call: Call): JsonObject[] {
  const inPath = call.params === undefined ? {} : (schemaOf(call.params)['properties'] as Record<string, JsonObject>);
  const parameters: JsonObject[] = Object.entries(inPath).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
  const inQuery = call.query === undefined ? {} : (schemaOf(call.query)['properties'] as Record<string, JsonObject>);
  for (const [name, schema] of Object.entries(inQuery)) parameters.push({ name, in: 'query', required: false, schema });
  const inHeader = (name: string, schema: JsonObject) =>
    parameters.push({ name, in: 'header', required: false, schema });
  if (call.queued) inHeader(headers.idempotencyKey, { type: 'string', format: 'uuid' });
  if (call.queued || tellingPhone.has(call.name)) inHeader(headers.deviceKey, { type: 'string' });
  if (call.name === 'getDisaster') inHeader(headers.claimSecret, { type: 'string' });
  return parameters;
}

/** Checks that JSON Schema cannot say (a day that exists) are left to the server's answer. */
function schemaOf(schema: GenericSchema): JsonObject {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}

function contentOf(media: string | undefined, schema: GenericSchema): JsonObject {
  if (media === undefined) return jsonContent('Done', schemaOf(schema));
  // OpenAPI 3.1 has no words for lines: the schema is that of one.
  return media === 'application/x-ndjson'
    ? { description: 'A JSON object a line', content: { [media]: { schema: schemaOf(schema) } } }
    : fileContent(media);
}

/** OpenAPI 3.1: bytes of a media type that is no text are a string without more. */
function fileContent(media: string): JsonObject {
  return { description: 'Done', content: { [media]: { schema: { type: 'string', format: 'binary' } } } };
}

function jsonContent(description: string, schema: JsonObject): JsonObject {
  return { description, content: { 'application/json': { schema } } };
}
