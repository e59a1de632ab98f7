import type { FastifyReply } from 'fastify';
import { failureAnswer, type Refusal } from '../refusal.ts';

/** Answers a refusal with its headers. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal.allow !== undefined) reply.header('allow', refusal.allow);
  // The rest of an oversized body is not worth reading: the connection ends with this answer.
  if (refusal.status === 413) reply.header('connection', 'close');
  return reply.code(refusal.status).send(failureAnswer(refusal, reply.request.id));
}

/** Answers JSON that is already text, byte for byte. */
export function sendJsonText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}
