import type { FastifyReply } from 'fastify';
import { headers } from '../../../contract/headers.ts';
import type { Outcome } from '../../intake/deliver.ts';
import type { Services } from '../route.ts';

/**
 * Receipts are sent with the epoch of the database that keeps them, which after a failover another process may have begun, and not with
 * the one that this process knew when the request came. Where an epoch ended between two statements of one request the older one is
 * named: with the next answer the phone hears of the other, and asks.
 */
export function nameEpoch({ epoch }: Pick<Services, 'epoch'>, reply: FastifyReply, outcomes: readonly Outcome[]): void {
  const named = outcomes.flatMap((outcome) => ('refusal' in outcome ? [] : (outcome.epoch ?? [])));
  const kept = named.find((each) => each !== epoch()) ?? named[0];
  if (kept !== undefined) reply.header(headers.serverEpoch, kept);
}
