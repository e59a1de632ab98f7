import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import { may, type Action } from '../../contract/policies/actions.ts';
import { sha256 } from '../intake/check-item.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { touchSession } from '../store/accounts/sessions.ts';
import { nobody, type Caller } from './caller.ts';

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** Undefined where the caller may make the call. */
export function refusalFor({ person }: Caller, action: Action): Refusal | undefined {
  if (may(person, action)) return undefined;
  return person === undefined ? refusals.signIn() : refusals.forbidden();
}

/**
 * Who asks, by the session's token. A bad one is nobody's: what is public stays public to a phone whose session has ended.
 */
export async function callerOf(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  request: FastifyRequest,
): Promise<Caller> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? undefined : await touchSession(pool, sha256(token), clock.now());
  if (session === undefined) return nobody;
  const { sessionId, accountId, name, email, role, status } = session;
  return { person: { _id: accountId, name, email, role, status }, sessionId };
}
