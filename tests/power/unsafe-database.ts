import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { stopPostmaster } from '../../server/postgres/postmaster.ts';
import { openCluster } from '../support/postgres.ts';
import { openDisk } from './disk.ts';
import { addTo, noCuts, type Cut, type Tally } from './tally.ts';

const LANES = 4;
const LOAD_MS = 1_500;

/**
 * The control: the same engine told not to sync, which our server refuses to start on. Rows go in by plain inserts, each
 * committed before it counts. If none of them is ever lost, the rig does not bite.
 */
export async function cutUnsafeDatabases(cuts: number): Promise<Tally> {
  const disk = openDisk();
  const home = join(disk.root, 'home');
  mkdirSync(home);
  chmodSync(home, 0o711);
  const database = await openCluster('embedded', home, { fsync: 'off', synchronous_commit: 'off' });
  await runOn(await database.start(), (client) => client.query('CREATE TABLE kept (id uuid PRIMARY KEY, body text)'));
  await stopPostmaster(database.cluster);
  disk.keepAsBase();
  const tally = noCuts();
  for (let cut = 0; cut < cuts; cut += 1) {
    disk.fromBase();
    const acknowledged: string[] = [];
    const load = loadOf(await database.start(), acknowledged);
    while (acknowledged.length === 0) await sleep(1);
    await sleep(Math.random() * LOAD_MS);
    disk.cutPower();
    const atTheCut = [...acknowledged];
    await load;
    addTo(tally, await lookAfter(database, atTheCut));
  }
  return tally;
}

async function loadOf(url: string, acknowledged: string[]): Promise<void> {
  const lane = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    for (;;) {
      const id = randomUUID();
      try {
        await client.query('INSERT INTO kept VALUES ($1, $2)', [id, id.repeat(25)]);
      } catch {
        // The power went.
        return;
      }
      acknowledged.push(id);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function lookAfter(
  database: { cluster: string; start(): Promise<string> },
  acknowledged: string[],
): Promise<Cut> {
  const kept = await keptIn(database);
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  await stopPostmaster(database.cluster);
  return { acknowledged: acknowledged.length, kept: kept.size, lost, damaged: 0, wrongOnServer: 0 };
}

/** A database that does not even open any more has kept nothing. */
async function keptIn(database: { start(): Promise<string> }): Promise<Set<string>> {
  try {
    const { rows } = await runOn(await database.start(), (client) =>
      client.query<{ id: string }>('SELECT id FROM kept'),
    );
    return new Set(rows.map(({ id }) => id));
  } catch (error) {
    console.log(`       the database without fsync does not open after a cut: ${String(error)}`);
    return new Set();
  }
}

async function runOn<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
