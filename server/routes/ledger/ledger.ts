import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  getLedgerCheckpoint,
  getLedgerFile,
  getLedgerTile,
  LEDGER_FILE_FORMAT,
} from '../../../contract/calls/ledger.ts';
import { packEntries, parseTilePath, TILE_WIDTH, widthIn } from '../../../contract/ledger/tiles.ts';
import { sendRefusal } from '../../http/send.ts';
import { beginLog } from '../../ledger/append-entries.ts';
import { ledgerKeyOf, publicLedgerKey } from '../../ledger/ledger-key.ts';
import { proofOf } from '../../ledger/proof-of.ts';
import { refusals } from '../../refusal.ts';
import { inTransaction } from '../../store/database/server-state.ts';
import { readHashes, readLeaves } from '../../store/ledger/ledger-entries.ts';
import { currentLog, logOfEpoch, type LogState } from '../../store/ledger/ledger-logs.ts';
import { texts } from '../../texts.ts';
import type { Handler, RouteServices } from '../route.ts';

/** Seconds: whoever asks twice at once asks once. */
const CHECKPOINT_SECONDS = 2;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Bytes below which gzip saves no packet. */
const ONE_PACKET = 1_400;
/** Entries of a download that are in memory at a time. */
const PAGE = 1_000;

/** The log that the path names; without a name the one of this epoch, if that has begun. */
function logOf({ pool }: RouteServices, request: FastifyRequest): Promise<LogState | undefined> {
  const { log } = request.params as { log?: string };
  return log === undefined ? currentLog(pool) : logOfEpoch(pool, log);
}

/** The same for what a reader asks for first: an epoch's log begins now, if nothing had to be written to it yet. */
async function begunLogOf(services: RouteServices, request: FastifyRequest): Promise<LogState | undefined> {
  const there = await logOf(services, request);
  if (there !== undefined || 'log' in (request.params as object)) return there;
  const { pool, vault, clock } = services;
  await inTransaction(pool, (client) => beginLog({ client, vault, now: clock.now() }));
  return currentLog(pool);
}

/** Anybody's page may read what is public, and check it. */
function open(reply: FastifyReply, cache: string): FastifyReply {
  return reply.header('access-control-allow-origin', '*').header('cache-control', cache);
}

const absent = (reply: FastifyReply) => sendRefusal(open(reply, 'no-store'), refusals.notFound(texts.notInLedger));

export const answerCheckpoint: Handler = async (services, request, reply) => {
  const log = await begunLogOf(services, request);
  if (log === undefined) return absent(reply);
  return open(reply, `public, max-age=${CHECKPOINT_SECONDS}`).type(getLedgerCheckpoint.media).send(log.note);
};

export const answerTile: Handler = async (services, request, reply) => {
  const { '*': path } = request.params as { '*': string };
  const tile = parseTilePath(`tile/${path}`);
  if (tile === undefined) return absent(reply);
  const log = await logOf(services, request);
  // A full tile is whole from now on; a partial one is told as soon as the log is that long, and never an empty one.
  if (log === undefined || tile.width > widthIn(log.size, tile)) return absent(reply);
  const { pool } = services;
  const bytes =
    tile.level === 'entries'
      ? packEntries(
          (await readLeaves(pool, log.id, tile.index * TILE_WIDTH, tile.width)).map((leaf) => Buffer.from(leaf)),
        )
      : await readHashes(pool, log.id, tile);
  return sendBytes(request, open(reply, FOR_EVER).type(getLedgerTile.media), bytes, tile.level === 'entries');
};

/** Entries are texts, much alike; hashes do not get smaller. */
function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array, isText: boolean): FastifyReply {
  reply.header('vary', 'accept-encoding');
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (!isText || !takesGzip || bytes.length < ONE_PACKET) return reply.send(Buffer.from(bytes));
  return reply.header('content-encoding', 'gzip').send(gzipSync(bytes));
}

export const answerProof: Handler = async (services, request, reply) => {
  const { index } = request.params as { index: string };
  const log = /^(0|[1-9]\d{0,14})$/.test(index) ? await logOf(services, request) : undefined;
  if (log === undefined || Number(index) >= log.size) return absent(reply);
  const proof = await proofOf(services.pool, log, Number(index));
  return open(reply, `public, max-age=${CHECKPOINT_SECONDS}`).type(getLedgerCheckpoint.media).send(proof);
};

export const answerLedgerFile: Handler = async (services, request, reply) => {
  const log = await begunLogOf(services, request);
  if (log === undefined) return absent(reply);
  const { pool, vault } = services;
  const key = publicLedgerKey(ledgerKeyOf(vault), log.origin);
  const lines = async function* () {
    yield `${JSON.stringify({ format: LEDGER_FILE_FORMAT, key, checkpoint: log.note })}\n`;
    for (let from = 0; from < log.size; from += PAGE) {
      const leaves = await readLeaves(pool, log.id, from, Math.min(PAGE, log.size - from));
      yield leaves.map((leaf) => `${leaf}\n`).join('');
    }
  };
  return open(reply, `public, max-age=${CHECKPOINT_SECONDS}`)
    .type(getLedgerFile.media)
    .header('content-disposition', `attachment; filename="ledger-${log.epoch}.jsonl"`)
    .send(Readable.from(lines()));
};
