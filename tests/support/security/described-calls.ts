import type { Call } from '../../../contract/calls/define-call.ts';
import { calls } from '../../../contract/calls/table.ts';
import { openApi } from '../../../server/openapi.ts';

/** As much of JSON Schema as our OpenAPI uses. */
export interface JsonSchema {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  /** A body of several kinds, each with a member that names it. */
  oneOf?: readonly JsonSchema[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** A call as its OpenAPI tells it to strangers: what they would attack it by. */
export interface DescribedCall {
  call: Call;
  body?: JsonSchema;
  query: Readonly<Record<string, JsonSchema>>;
  /** Names of the parameters in its path. */
  params: readonly string[];
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
}

export const describedCalls: readonly DescribedCall[] = describe();

function describe(): DescribedCall[] {
  const { paths } = openApi('0') as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return operations.map(({ operationId, parameters, requestBody }) => {
    const call = calls.find(({ name }) => name === operationId);
    if (call === undefined) throw new Error(`OpenAPI describes ${operationId}, which the call table does not know`);
    const body = requestBody?.content['application/json'].schema;
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    return {
      call,
      query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
      params: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      ...(body === undefined ? {} : { body }),
    };
  });
}
