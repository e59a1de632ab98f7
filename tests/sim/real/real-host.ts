import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { headers } from '../../../contract/headers.ts';
import { buildApp } from '../../../server/app.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { openPool } from '../../../server/store/database/pool.ts';
import { beginEpoch, inTransaction, readLife } from '../../../server/store/database/server-state.ts';
import type { ServerReply } from '../server-model.ts';
import { forget, plantTrouble } from './sim-database.ts';
import { noPayments } from '../../support/server/no-payments.ts';
import { noPhotos } from '../../support/server/no-photos.ts';
import { testAccounts } from '../../support/server/test-accounts.ts';

const pack = promisify(gzip);

/** The real app on a real database. One for many histories: each gives it a clock and empties the tables. */
export interface RealHost {
  pool: pg.Pool;
  /** Epoch milliseconds; the history's own virtual time. */
  now(): number;
  /** Hands over the request's text, as it is or in gzip both ways. */
  deliver(text: string, isPacked: boolean): Promise<ServerReply>;
  /** Asks which of these ids have no receipt. */
  verify(text: string): Promise<ServerReply>;
  /** Last night's copy is put back, in which these items are not, and the server starts on it. */
  restoreBackupWithout(ids: readonly string[]): Promise<void>;
  /** One item by its own call, as a client without an outbox sends it. */
  createAlone(path: string, id: string, body: string): Promise<number>;
  /** The process ends and begins anew on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A history stands still meanwhile: what a busy machine is late with is no fault of the server's. */
const CONNECT_MS = 60_000;

export async function openRealHost(databaseUrl: string): Promise<RealHost> {
  const pool = openPool({ connectionString: databaseUrl, onIdleError: () => undefined, connectMs: CONNECT_MS });
  await migrate(pool);
  await plantTrouble(pool);
  let app = await appOn(pool, () => host.now());
  const host: RealHost = {
    pool,
    now: () => Date.now(),
    deliver: async (text, isPacked) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/outbox',
        headers: {
          'content-type': 'application/json',
          ...(isPacked ? { 'content-encoding': 'gzip', 'accept-encoding': 'gzip' } : {}),
        },
        payload: isPacked ? await pack(text) : text,
      });
      const bytes = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload;
      const retryAfter = answer.headers['retry-after'];
      const reply = { status: answer.statusCode, text: bytes.toString('utf8') };
      return retryAfter === undefined ? reply : { ...reply, retryAfter };
    },
    createAlone: async (url, id, payload) => {
      const type = { 'content-type': 'application/json', [headers.idempotencyKey]: id };
      return (await app.inject({ method: 'POST', url, headers: type, payload })).statusCode;
    },
    verify: async (payload) => {
      const type = { 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/api/receipts/verify', headers: type, payload });
      return { status: answer.statusCode, text: answer.body };
    },
    restoreBackupWithout: async (ids) => {
      await inTransaction(pool, async (client) => {
        await forget(client, ids);
        await beginEpoch(client, 'restored');
      });
      await host.restart();
    },
    restart: async () => {
      await app.close();
      app = await appOn(pool, () => host.now());
    },
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
  return host;
}

async function appOn(pool: pg.Pool, now: () => number): Promise<FastifyInstance> {
  const { epoch } = await readLife(pool);
  return buildApp({
    services: {
      pool,
      clock: { now },
      version: '0.0.0',
      probe: async () => undefined,
      epoch: () => epoch,
      noteStored: () => undefined,
      noteAcknowledged: () => undefined,
      payments: noPayments,
      ...noPhotos,
      ...testAccounts,
      config: { emergencyNumber: '112', languages: ['en'], demo: false },
      // The planned trouble: what became of it is in the answer.
      onBug: () => undefined,
    },
    staticDirectory: '/nonexistent',
  });
}
