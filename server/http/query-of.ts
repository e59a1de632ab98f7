import type { FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { wrongFields } from '../intake/wrong-fields.ts';
import { refusals, type Refusal } from '../refusal.ts';

/** The request's query parameters, if they are as the schema says. */
export function queryOf<Schema extends GenericSchema>(
  { query }: FastifyRequest,
  schema: Schema,
): Result<InferOutput<Schema>, Refusal> {
  const wrong = wrongFields(schema, query);
  return wrong === undefined ? ok(query as InferOutput<Schema>) : failed(refusals.invalid(wrong));
}
