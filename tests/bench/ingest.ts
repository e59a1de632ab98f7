import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openPool } from '../../server/store/database/pool.ts';
import { FORGET_REPORTS } from '../support/server/forget-reports.ts';
import { startServer } from '../support/server-process.ts';
import { packed, reportsOf, type MadeReport } from './made-reports.ts';

const SINGLES = 3_000;
const BATCHES = 12;
const BATCH = 1_000;
const ROUNDS = 5;
const AT_ONCE = 32;
const BATCHES_AT_ONCE = 2;

/**
 * Reports a second through the real server beside bare inserts of the same rows: same engine, pool, table and
 * moment, since both alternate. A bare insert is one row for each commit; a bare batch is one statement of 1,000.
 */
export async function measureIngest(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-ingest-'));
  const server = await startServer({ databaseUrl, dataDir });
  const pool = openPool({ connectionString: databaseUrl, onIdleError: () => undefined });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const rates: Record<string, number[]> = { single: [], bareSingle: [], batch: [], bareBatch: [] };
  const rate = async (name: string, rows: number, jobs: (() => Promise<unknown>)[], atOnce: number) => {
    const start = performance.now();
    await runAll(jobs, atOnce);
    rates[name]?.push((rows * 1000) / (performance.now() - start));
  };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const singles = reportsOf(SINGLES).map((row) => () => sendOne(server.port, agent, row));
      const bareSingles = reportsOf(SINGLES).map((row) => () => bareInsert(pool, [row], 'one'));
      const batches = listOf(BATCHES, () => packed(reportsOf(BATCH))).map(
        (body) => () => sendBatch(server.port, agent, body),
      );
      const bareBatches = listOf(BATCHES, () => reportsOf(BATCH)).map((rows) => () => bareInsert(pool, rows, 'many'));
      await rate('bareSingle', SINGLES, bareSingles, AT_ONCE);
      await rate('single', SINGLES, singles, AT_ONCE);
      await rate('bareBatch', BATCHES * BATCH, bareBatches, BATCHES_AT_ONCE);
      await rate('batch', BATCHES * BATCH, batches, BATCHES_AT_ONCE);
      // The first round warms up code, connections and caches.
      if (round === 0) Object.values(rates).forEach((list) => list.splice(0));
      await pool.query(FORGET_REPORTS);
    }
    const full = packed(reportsOf(BATCH));
    const start = performance.now();
    await sendBatch(server.port, agent, full);
    const batchMs = performance.now() - start;
    print(rates, batchMs);
  } finally {
    agent.destroy();
    await pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function print(rates: Record<string, number[]>, batchMs: number): void {
  const of = (name: string) => Math.round(median(rates[name] ?? []));
  const percent = (ours: string, bare: string) => Math.round((100 * of(ours)) / of(bare));
  console.log(
    `ingest, bare inserts, one row for each commit: ${of('bareSingle')}/s; 1,000 in one statement: ${of('bareBatch')} rows/s`,
  );
  console.log(
    `ingest, single calls: ${of('single')}/s, ${percent('single', 'bareSingle')} % of bare inserts (to reach 50 %)`,
  );
  console.log(
    `ingest, batches of ${BATCH}: ${of('batch')} rows/s, ${percent('batch', 'bareSingle')} % of bare inserts (to reach 70 %), ${percent('batch', 'bareBatch')} % of bare statements of ${BATCH}`,
  );
  console.log(`ingest, one batch of ${BATCH} alone: ${Math.round(batchMs)} ms`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function listOf<Value>(length: number, make: () => Value): Value[] {
  return Array.from({ length }, make);
}

function sendOne(port: number, agent: Agent, { id, body }: MadeReport): Promise<void> {
  return send(port, agent, '/api/report/', { 'idempotency-key': id }, Buffer.from(body), 201);
}

function sendBatch(port: number, agent: Agent, body: Buffer): Promise<void> {
  return send(port, agent, '/api/outbox', { 'content-encoding': 'gzip' }, body, 200);
}

function send(port: number, agent: Agent, path: string, more: Record<string, string>, body: Buffer, expected: number) {
  const headers = { 'content-type': 'application/json', 'content-length': body.length, ...more };
  return new Promise<void>((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, agent, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === expected) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

async function bareInsert(pool: pg.Pool, rows: readonly MadeReport[], name: string): Promise<void> {
  const bodies = rows.map(
    ({ body }) =>
      JSON.parse(body) as { location: { lati: number; long: number }; createdAt: string; claimSecretHash: string },
  );
  await pool.query({
    name: `bare-${name}`,
    text: `INSERT INTO reports (id, owner, body, reported_at, disaster_type, severity, lat, lng, cell, device_created_at, claim_hash, photos_to_follow)
           SELECT id, 'anonymous', body, now(), 'flood', 'severe', lat, lng, 1, at, hash, 0
           FROM unnest($1::uuid[], $2::text[], $3::float8[], $4::float8[], $5::timestamptz[], $6::text[]) AS item (id, body, lat, lng, at, hash)`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ body }) => body),
      bodies.map(({ location }) => location.lati),
      bodies.map(({ location }) => location.long),
      bodies.map(({ createdAt }) => createdAt),
      bodies.map(({ claimSecretHash }) => claimSecretHash),
    ],
  });
}

async function runAll(jobs: (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const queue = jobs.values();
  const worker = async () => {
    for (const job of queue) await job();
  };
  await Promise.all(listOf(atOnce, worker));
}
