import type { FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Json } from '../../contract/base/canonical-json.ts';
import { knownPart } from '../../contract/base/known-part.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { wrongFields } from '../intake/wrong-fields.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { isFromNewer } from './contract-of.ts';

/** The request's query parameters, if they are as the schema says; of a newer app those that this server knows. */
export function queryOf<Schema extends GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): Result<InferOutput<Schema>, Refusal> {
  const query = isFromNewer(request) ? (knownPart(schema, request.query as Json) ?? request.query) : request.query;
  const wrong = wrongFields(schema, query);
  return wrong === undefined ? ok(query as InferOutput<Schema>) : failed(refusals.invalid(wrong));
}
