import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { NotReady } from '../readiness.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { troubleOf } from '../store/database/database-trouble.ts';
import { texts } from '../texts.ts';
import { describeError, routeOf } from './request-log.ts';
import { bareHeaders } from './security-headers.ts';
import { sendRefusal } from './send.ts';

/** What was thrown: a database that is not there, something Fastify refuses, or a bug. Details go to the log only. */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) {
    request.log.error({ route: routeOf(request), error: describeError(error) }, 'failed');
  }
  dropHeadersOfBody(reply);
  return sendRefusal(reply, refusal);
}

/** What says how the body that failed would have been written, and which one it was. */
const ofBody = ['content-encoding', 'content-language', 'content-range', 'etag', 'last-modified'];

/**
 * A stream may fail before its first byte, as a compressed list does whose first pages fit into the compressor. Its headers are set by then,
 * also at Node's own answer: under its `content-encoding` nobody could read ours.
 */
function dropHeadersOfBody(reply: FastifyReply): void {
  for (const name of ofBody) {
    reply.removeHeader(name);
    if (!reply.raw.headersSent) reply.raw.removeHeader(name);
  }
}

/** A URL that cannot be decoded: no hook has run, so the headers are set here. */
export function answerUnroutable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendRefusal(reply.headers(bareHeaders), refusals.malformed(texts.malformed));
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof NotReady) return { ...refusals.busy(), message: texts.notReady(error.code) };
  if (troubleOf(error) !== 'bug') return refusals.busy();
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 415 || code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return refusals.unsupported(texts.unsupportedType);
  const isRefusedByFastify = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isRefusedByFastify ? refusals.malformed(texts.malformed) : refusals.internal();
}
