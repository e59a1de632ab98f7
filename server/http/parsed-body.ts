import type { FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { wrongFields } from '../intake/wrong-fields.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { bodyOf } from './body-of.ts';

/** The request's body as its call's schema describes it, or what is wrong with it, field by field. */
export function parsedBody<Schema extends GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): Result<InferOutput<Schema>, Refusal> {
  const body = bodyOf(request);
  if (!body.ok) return body;
  const fields = wrongFields(schema, body.value);
  // The schema has just proved the type.
  return fields === undefined ? ok(body.value as InferOutput<Schema>) : failed(refusals.invalid(fields));
}
