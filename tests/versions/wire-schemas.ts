import { createHash } from 'node:crypto';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { canonicalJson, type Json } from '../../contract/base/canonical-json.ts';
import { calls } from '../../contract/calls/table.ts';
import { failureSchema } from '../../contract/entities/receipt.ts';
import { pushMessageSchema } from '../../contract/entities/push-message.ts';
import { headers } from '../../contract/headers.ts';

export type Schema = { readonly [key: string]: Json };

/** One call as it stands on the wire. */
export interface WireCall {
  method: string;
  path: string;
  media?: string;
  body?: Schema;
  params?: Schema;
  query?: Schema;
  answers: { [status: string]: Schema };
}

/** All that phones and servers of ours say to each other, as JSON Schema. Checks that JSON Schema cannot say are no part of it. */
export interface WireSchemas {
  headers: Json;
  failure: Schema;
  push: Schema;
  calls: { [name: string]: WireCall };
}

export function wireSchemas(): WireSchemas {
  return {
    headers: { ...headers },
    failure: schemaOf(failureSchema),
    push: schemaOf(pushMessageSchema),
    calls: Object.fromEntries(
      calls.map(({ name, method, path, media, body, params, query, answers }) => [
        name,
        {
          method,
          path,
          ...(media !== undefined && { media }),
          ...(body && { body: schemaOf(body) }),
          ...(params && { params: schemaOf(params) }),
          ...(query && { query: schemaOf(query) }),
          answers: Object.fromEntries(Object.entries(answers).map(([status, schema]) => [status, schemaOf(schema)])),
        },
      ]),
    ),
  };
}

/** The same schemas give the same text, in whatever order their members were written. */
export function hashOf(schemas: WireSchemas): string {
  return createHash('sha256')
    .update(canonicalJson(schemas as unknown as Json))
    .digest('hex');
}

function schemaOf(schema: GenericSchema): Schema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return JSON.parse(JSON.stringify(rest)) as Schema;
}
