import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { measureIngest } from './ingest.ts';
import { bundleInPage, calibrate, measureReplay, productVersion, type ReplayRun } from './replay.ts';

/** What performance.md of the product asks of the outbox: milliseconds for 1,000 reports, megabytes up. */
const TARGETS: Readonly<Record<string, number>> = { 'no delay': 400, '300 ms RTT': 2500, '400 ms, 400 kbit/s': 10_000 };

const LINKS = [
  { name: 'no delay', rttMs: 0, kbps: 0 },
  { name: '300 ms RTT', rttMs: 300, kbps: 0 },
  { name: '400 ms, 400 kbit/s', rttMs: 400, kbps: 400 },
];

const items = Number(process.argv[2] ?? 1000);
const runs = Number(process.argv[3] ?? 3);

console.log(`Relief Relay ${await productVersion()}, calibration ${calibrate()}, ${items} reports, median of ${runs}`);
const script = await bundleInPage();
const postgres = await startPostgres('embedded');
try {
  for (const link of LINKS) {
    const measured: ReplayRun[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await oneRun(link));
    print(measured.toSorted((a, b) => a.replayMs - b.replayMs)[Math.floor(runs / 2)]);
  }
  const database = await postgres.createDatabase();
  await measureIngest(database.url);
  await database.drop();
} finally {
  await postgres.stop();
}

async function oneRun(link: (typeof LINKS)[number]): Promise<ReplayRun> {
  const database = await postgres.createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-bench-'));
  const server = await startServer({ databaseUrl: database.url, dataDir });
  try {
    const run = await measureReplay(server, script, items, link);
    await expectExactlyOnce(database.url, run);
    return run;
  } finally {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A fast replay that lost or doubled something is worth nothing. */
async function expectExactlyOnce(url: string, run: ReplayRun): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ rows: number; ids: number }>(
    'SELECT count(*)::int AS rows, count(DISTINCT id)::int AS ids FROM reports',
  );
  await client.end();
  const stored = rows[0];
  if (stored?.rows !== run.items || stored.ids !== run.items || run.unsent !== 0) {
    throw new Error(`not exactly once: ${JSON.stringify({ stored, run })}`);
  }
}

function print(run: ReplayRun | undefined): void {
  if (run === undefined) return;
  const target = TARGETS[run.link];
  console.log(
    `replay, ${run.link}: ${run.replayMs} ms (target ${target}), ${(run.upBytes / 1e6).toFixed(3)} MB up (target 0.25), ` +
      `save p95 ${run.saveP95Ms} ms (target 50), heap ${run.heapPeakMb} MB`,
  );
}
