import type { FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { knownPart } from '../../contract/base/known-part.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { wrongFields } from '../intake/wrong-fields.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { bodyOf } from './body-of.ts';
import { isFromNewer } from './contract-of.ts';

/** The request's body as its call's schema describes it, or what is wrong with it, field by field. */
export function parsedBody<Schema extends GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): Result<InferOutput<Schema>, Refusal> {
  const body = bodyOf(request);
  if (!body.ok) return body;
  const fields = wrongFields(schema, body.value);
  // The schema has just proved the type.
  if (fields === undefined) return ok(body.value as InferOutput<Schema>);
  // It would be acted on: what is not understood waits for this server's update.
  const isAhead = isFromNewer(request) && knownPart(schema, body.value) !== undefined;
  return failed(isAhead ? refusals.newer() : refusals.invalid(fields));
}
