import * as v from 'valibot';
import { idSchema } from '../entities/fields.ts';
import { defineCall } from './define-call.ts';
import { LEDGER_PREFIX } from './ledger-addresses.ts';

/*
 * The ledger as C2SP `tlog-tiles` serves a log, under `/api/ledger`. The same stands under `/api/ledger/<epoch>` for each log there ever was:
 * its origin, without the host.
 */

const PLAIN = 'text/plain; charset=utf-8';

export const getLedgerCheckpoint = defineCall({
  name: 'getLedgerCheckpoint',
  method: 'GET',
  path: `${LEDGER_PREFIX}/checkpoint`,
  summary:
    'How far the ledger has come: a signed checkpoint (C2SP tlog-checkpoint). `/api/ledger/<epoch>/checkpoint` is that of an earlier log.',
  who: 'anyone',
  queued: false,
  media: PLAIN,
  answers: { 200: v.string() },
});

export const getLedgerTile = defineCall({
  name: 'getLedgerTile',
  method: 'GET',
  path: `${LEDGER_PREFIX}/tile/{path}`,
  summary:
    'A tile of hashes (`<L>/<N>[.p/<W>]`) or a bundle of entries (`entries/<N>[.p/<W>]`) of the ledger (C2SP tlog-tiles); the path has slashes.',
  who: 'anyone',
  queued: false,
  params: v.strictObject({ path: v.string() }),
  media: 'application/octet-stream',
  answers: { 200: v.string() },
});

export const getLedgerProof = defineCall({
  name: 'getLedgerProof',
  method: 'GET',
  path: `${LEDGER_PREFIX}/proof/{index}`,
  summary: 'That the entry of this index is in the ledger, to be checked without it (C2SP tlog-proof).',
  who: 'anyone',
  queued: false,
  params: v.strictObject({ index: v.string() }),
  media: PLAIN,
  answers: { 200: v.string() },
});

export const LEDGER_FILE_FORMAT = 'relief-relay-ledger';

export const getLedgerFile = defineCall({
  name: 'getLedgerFile',
  method: 'GET',
  path: `${LEDGER_PREFIX}/download`,
  summary:
    'The whole ledger as one file: a line with its checkpoint and key, then each entry as the line whose bytes were hashed. `npm run verify-ledger -- FILE` checks it.',
  who: 'anyone',
  queued: false,
  media: 'application/x-ndjson',
  answers: {
    200: v.union([
      v.strictObject({ format: v.literal(LEDGER_FILE_FORMAT), key: v.string(), checkpoint: v.string() }),
      v.looseObject({ kind: v.string(), day: v.string(), delivery: v.optional(idSchema) }),
    ]),
  },
});
