import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../contract/limits.ts';
import { ledgerKeyOf, publicLedgerKey } from '../ledger/ledger-key.ts';
import { openApi } from '../openapi.ts';
import { hasRoads } from '../road-tiles/road-files.ts';
import { hasAdmin } from '../store/accounts/accounts.ts';
import { currentLog, nextOrigin } from '../store/ledger/ledger-logs.ts';
import type { Services } from './route.ts';

/**
 * Ready means that something can be kept now: a row was written and committed. On a way of its own, so that work in plenty does
 * not look like a server that is down.
 */
export async function answerHealth(
  { probe, version, epoch }: Services,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await probe();
  return reply.send({ success: true, status: 'ok', version, epoch: epoch() });
}

/** Answers while the process does, whatever has become of its database: only who does not get this should start it anew. */
export async function answerLiveness(
  { version }: Services,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.send({ success: true, status: 'alive', version });
}

export async function answerCapabilities(
  _services: Services,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.send({
    success: true,
    receipts: true,
    photos: true,
    batch: {
      items: limits.batchItems,
      bytes: limits.batchBytes,
      itemBytes: limits.itemBytes,
      encodings: ['gzip', 'identity'],
    },
  });
}

export async function answerConfig(
  { config, pool, mailer, vault, roadsFolder }: Services,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const origin = (await currentLog(pool))?.origin ?? (await nextOrigin(pool));
  const ledgerKey = publicLedgerKey(ledgerKeyOf(vault), origin);
  const roads = roadsFolder !== undefined && hasRoads(roadsFolder) ? { roads: true as const } : {};
  const data = { ...config, ...roads, ledgerKey, hasAdmin: await hasAdmin(pool), mail: mailer !== undefined };
  return reply.send({ success: true, data });
}

export async function answerOpenApi(
  { version }: Services,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.send(openApi(version));
}
