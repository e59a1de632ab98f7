import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { headers } from '../../contract/headers.ts';

/** Where a record comes from, as far as the lanes go by it. Never kept with the record, nor beyond this process. */
export interface Source {
  /** Absent where the sender has no device key: a client of section 7 alone. */
  device?: string;
  address: string;
}

/** Of this process alone: what is in memory tells no other server, and no later day, which phone it was. */
const salt = randomBytes(32);

export function sourceOf(request: FastifyRequest): Source {
  const key = request.headers[headers.deviceKey];
  const address = hashOf(request.network);
  return key === undefined ? { address } : { device: hashOf(String(key)), address };
}

function hashOf(text: string): string {
  return createHmac('sha256', salt).update(text).digest('base64url');
}
