import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../contract/calls/define-call.ts';
import { calls } from '../contract/calls/table.ts';
import { failureSchema } from '../contract/entities/receipt.ts';
import { headers } from '../contract/headers.ts';

type JsonObject = Record<string, unknown>;

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
    components: { schemas: { Failure: schemaOf(failureSchema) } },
  };
}

function operationOf(call: Call): JsonObject {
  const answers = Object.entries(call.answers).map(([status, schema]) => [
    status,
    jsonContent('Done', schemaOf(schema)),
  ]);
  const failure = jsonContent('Any failure; `kind` says which', { $ref: '#/components/schemas/Failure' });
  return {
    operationId: call.name,
    summary: call.summary,
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
  const inHeader = (name: string, schema: JsonObject) =>
    parameters.push({ name, in: 'header', required: false, schema });
  if (call.queued) inHeader(headers.idempotencyKey, { type: 'string', format: 'uuid' });
  if (call.name === 'getDisaster') inHeader(headers.claimSecret, { type: 'string' });
  return parameters;
}

/** Checks that JSON Schema cannot say (a day that exists) are left to the server's answer. */
function schemaOf(schema: GenericSchema): JsonObject {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}

function jsonContent(description: string, schema: JsonObject): JsonObject {
  return { description, content: { 'application/json': { schema } } };
}
