import type { FastifyRequest } from 'fastify';
import { failed } from '../../contract/base/result.ts';
import { refusals } from '../refusal.ts';
import { texts } from '../texts.ts';
import type { BodyResult } from './read-body.ts';

/** The request's body as `readBody` left it; a request without any body never met it. */
export function bodyOf(request: FastifyRequest): BodyResult {
  return (request.body as BodyResult | null | undefined) ?? failed(refusals.malformed(texts.emptyBody));
}
