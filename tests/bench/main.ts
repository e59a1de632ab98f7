import pg from 'pg';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { measureAdmin } from './admin.ts';
import { measureAlerts } from './alerts.ts';
import { bundleInPage, entrants, type Entrant } from './contestants.ts';
import { measureGrowth } from './growth.ts';
import { measureIngest } from './ingest.ts';
import { measureLiveDrain } from './live-drain.ts';
import { measureLongLists } from './long-list.ts';
import { load, machineLine } from './machine.ts';
import { printPhases, printReplay } from './print.ts';
import { measureMap } from './map.ts';
import { measureOneNetwork } from './one-network.ts';
import { measurePhotos } from './photos.ts';
import { measurePushes, servePushSink } from './pushes.ts';
import { measureStarts } from './starts.ts';
import { measureRoads } from './roads.ts';
import { measureUpdates } from './update.ts';
import { measureReplay, type Link, type ReplayRun } from './replay.ts';

const LINKS: readonly Link[] = [
  { name: 'no delay', rttMs: 0, kbps: 0 },
  { name: '300 ms RTT', rttMs: 300, kbps: 0 },
  { name: '400 ms, 400 kbit/s', rttMs: 400, kbps: 400 },
];
/** Reports of a queue that sends them one by one over a link with delay: ten minutes of waiting tell no more than one. */
const ONE_BY_ONE_SHARE = 0.1;

const words = process.argv.slice(2);
/** One of them alone. */
const only = [
  'queues',
  'network',
  'start',
  'map',
  'lists',
  'admin',
  'alerts',
  'growth',
  'push',
  'push-sink',
  'roads',
  'update',
  'photos',
].find((part) => part === words[0]);
const [items = 1000, queueRuns = 3] = words.slice(only === 'queues' ? 1 : 0, 3).flatMap((word) => Number(word) || []);
const runs = only === 'map' || only === 'start' ? Number(words[1] ?? 3) : queueRuns;
/** Leaves the other queues out. */
const isOursOnly = words.includes('ours');

if (only === undefined || only === 'queues') await measureQueues(await startPostgres('embedded'));
if (only === undefined || only === 'start') await measureStarts(runs);
if (only === undefined || only === 'map') await measureMap(runs);
if (only === undefined || only === 'lists') await measureLongLists();
// The largest is minutes of filling: `admin 10000 100000` leaves it out.
const sizes = words.slice(1).map(Number);
if (only === undefined || only === 'push') await measurePushes();
if (only === 'push-sink') await servePushSink();
const wanted = only !== undefined && sizes.length > 0 ? sizes : undefined;
const misses = only === undefined || only === 'admin' ? await measureAdmin(wanted) : [];
if (only === undefined || only === 'network') misses.push(...(await measureNetwork(await startPostgres('embedded'))));
if (only === 'alerts') misses.push(...(await measureAlerts(wanted)));
if (only === 'growth') misses.push(...(await measureGrowth(wanted)));
if (only === 'roads') misses.push(...(await measureRoads()));
if (only === 'update') misses.push(...(await measureUpdates()));
if (only === 'photos') misses.push(...(await measurePhotos(sizes[0] ?? 500, sizes[1] ?? 200)));
process.exitCode = misses.length === 0 ? 0 : 1;

async function measureQueues(on: TestPostgres): Promise<void> {
  console.log(`${machineLine()}; ${items} reports of 1 kB, median of ${runs} runs, the queues in turn`);
  try {
    for (const link of LINKS) await replayOver(on, link);
    await measureLiveDrain(on);
    const database = await on.createDatabase();
    await measureIngest(database.url);
    await database.drop();
  } finally {
    await on.stop();
  }
}

/** Others' batches while one network sends without end. */
async function measureNetwork(on: TestPostgres): Promise<string[]> {
  console.log(machineLine());
  try {
    const database = await on.createDatabase();
    const slow = await measureOneNetwork(database.url);
    await database.drop();
    return slow;
  } finally {
    await on.stop();
  }
}

/** The queues take turns, so that what else the machine does meets all of them alike. */
async function replayOver(on: TestPostgres, link: Link): Promise<void> {
  const chosen = isOursOnly ? entrants.slice(0, 1) : entrants;
  const measured = new Map<Entrant, ReplayRun[]>(chosen.map((entrant) => [entrant, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [entrant, done] of measured) done.push(await oneRun(on, entrant, link));
  }
  for (const [entrant, done] of measured) {
    const median = done.toSorted((a, b) => a.replayMs - b.replayMs)[Math.floor(runs / 2)];
    if (median === undefined) continue;
    printReplay(entrant.name, link.name, items, median, load());
    if (median.phases) printPhases(median.replayMs, median.phases);
  }
}

async function oneRun(on: TestPostgres, entrant: Entrant, link: Link): Promise<ReplayRun> {
  const isShort = entrant.isOneByOne === true && link.rttMs > 0;
  const script = await bundleInPage(entrant.input);
  const database = await on.createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-bench-'));
  const server = await startServer({ databaseUrl: database.url, dataDir });
  try {
    const run = await measureReplay(server, script, isShort ? Math.ceil(items * ONE_BY_ONE_SHARE) : items, link);
    await expectExactlyOnce(entrant.name, database.url, run);
    return run;
  } finally {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A fast replay that lost or doubled something is worth nothing. */
async function expectExactlyOnce(name: string, url: string, run: ReplayRun): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ rows: number; ids: number }>(
    'SELECT count(*)::int AS rows, count(DISTINCT id)::int AS ids FROM reports',
  );
  await client.end();
  const stored = rows[0];
  if (stored?.rows !== run.items || stored.ids !== run.items || run.unsent !== 0) {
    throw new Error(`${name}: not exactly once: ${JSON.stringify({ stored, run })}`);
  }
}
