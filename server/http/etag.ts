import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak: the same content, whatever its compression. */
export function etagOf(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** RFC 9110, 13.1.2: does the client have this already? */
export function isKnownTo({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'] ?? '';
  return known
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .includes(etag.replace(/^W\//, ''));
}

export function sendUnchanged(reply: FastifyReply, etag: string): FastifyReply {
  return reply.code(304).header('etag', etag).send();
}
