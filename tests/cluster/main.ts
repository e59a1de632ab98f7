import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killAllThatUse } from '../power/processes.ts';
import { runSql } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { openPatroniCluster, type PatroniCluster } from './patroni-cluster.ts';
import { startPhones } from './phones.ts';

/** What happens to a cluster while phones write, and whether it must lose something: else the rig would not bite. */
interface Case {
  name: string;
  mustLose: boolean;
  play(cluster: PatroniCluster): Promise<void>;
}

const BEFORE_MS = 3_000;
const AFTER_MS = 8_000;
/** As long as the leader stood still that was found to acknowledge more when it woke. */
const FROZEN_MS = 27_000;

const asynchronous: readonly Case[] = [
  { name: 'pgbouncer is restarted', mustLose: false, play: (cluster) => cluster.restartPooler() },
  {
    name: 'leader killed 1 s after replication stopped',
    mustLose: true,
    play: (cluster) => killLeader(cluster, 1_000),
  },
  {
    name: 'leader killed 3 s after replication stopped',
    mustLose: true,
    play: (cluster) => killLeader(cluster, 3_000),
  },
  { name: 'leader stands still for 27 s, and wakes', mustLose: false, play: freezeLeader },
];
const synchronous: readonly Case[] = [
  { name: 'synchronous, leader killed', mustLose: false, play: (cluster) => killLeader(cluster, undefined) },
];

// Everything that starts here keeps its files in one folder, so that whatever happens all of it can be ended and removed.
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'relay-cluster-'));
// PostgreSQL's own user passes through it.
chmodSync(folder, 0o711);
process.on('exit', () => {
  killAllThatUse(folder);
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

let failures = 0;
await playAll('asynchronous', asynchronous);
await playAll('synchronous', synchronous);
console.log(failures === 0 ? 'cluster: nothing acknowledged was lost' : `cluster: ${failures} FAILED`);
process.exit(failures === 0 ? 0 : 1);

async function playAll(kind: 'asynchronous' | 'synchronous', cases: readonly Case[]): Promise<void> {
  const home = join(folder, kind);
  mkdirSync(home, { mode: 0o711 });
  const cluster = await openPatroniCluster(home, kind === 'synchronous');
  try {
    await cluster.whole();
    for (const one of cases) await play(cluster, home, one);
  } finally {
    killAllThatUse(home);
  }
}

async function play(cluster: PatroniCluster, home: string, { name, mustLose, play: happen }: Case): Promise<void> {
  const servers = [];
  for (const place of ['one', 'two']) {
    servers.push(await startServer({ databaseUrl: cluster.url, dataDir: join(home, `server-${place}`) }));
  }
  const before = await standing(cluster);
  const phones = startPhones(servers.map(({ url }) => url));
  await sleep(BEFORE_MS);
  const began = Date.now();
  await happen(cluster);
  await sleep(AFTER_MS);
  await phones.finish();
  await cluster.whole();
  const after = await standing(cluster);
  const epochs = after.epochs - before.epochs;
  const troubles = [
    after.reports - before.reports !== phones.written() &&
      `${phones.written()} written, ${after.reports - before.reports} there`,
    epochs !== (phones.lost.size > 0 ? 1 : 0) && `${epochs} epochs begun`,
    phones.verified.some((times) => times > epochs) && `phones asked ${Math.max(...phones.verified)} times`,
    mustLose && phones.lost.size === 0 && 'the replica had everything: nothing was put to the test',
  ].filter((trouble) => trouble !== false);
  if (troubles.length > 0) failures += 1;
  const lost = `${phones.lost.size} acknowledged items gone and sent again`;
  const outcome = troubles.length === 0 ? 'held' : `FAILED: ${troubles.join('; ')}`;
  console.log(`${name}: ${phones.written()} items, ${lost}, ${Math.round((Date.now() - began) / 1000)} s: ${outcome}`);
  await Promise.all(servers.map((server) => server.kill()));
}

async function standing(cluster: PatroniCluster): Promise<{ reports: number; epochs: number }> {
  const [row] = await runSql<{ reports: number; epochs: number }>(
    (await cluster.leader()).url,
    `SELECT (SELECT count(*)::integer FROM reports) AS reports, (SELECT count(*)::integer FROM ended_epochs) AS epochs`,
  );
  if (row === undefined) throw new Error('no row');
  return row;
}

/** @param withoutReplicationMs For so long the leader keeps what no replica hears of; absent: not at all. */
async function killLeader(cluster: PatroniCluster, withoutReplicationMs: number | undefined): Promise<void> {
  const leader = await cluster.leader();
  if (withoutReplicationMs !== undefined) {
    await cluster.stopReplication(leader);
    await sleep(withoutReplicationMs);
  }
  leader.cut();
  await cluster.leader(leader);
  leader.start();
}

async function freezeLeader(cluster: PatroniCluster): Promise<void> {
  const leader = await cluster.leader();
  leader.freeze();
  await sleep(FROZEN_MS);
  await cluster.leader(leader);
  leader.wake();
}
