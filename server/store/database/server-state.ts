import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { OriginReason } from '../../../contract/ledger/entry.ts';

/** Which database this is and how far its life has come. */
export interface Life {
  /** Made with the database and never changed: its copies have it too. */
  databaseId: string;
  /** Changes when the database was put back to an earlier state; sent as `X-Server-Epoch`. */
  epoch: string;
  /** Only rises; lower than it was once: the database was put back. */
  beat: number;
}

export async function readLife(db: pg.Pool | pg.PoolClient): Promise<Life> {
  const { rows } = await db.query<{ name: string; value: string }>('SELECT name, value FROM server_state');
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const [databaseId, epoch, beat] = ['database_id', 'epoch', 'beat'].map((name) => values.get(name));
  if (databaseId === undefined || epoch === undefined || beat === undefined) {
    throw new Error('the database does not say which it is');
  }
  return { databaseId, epoch, beat: Number(beat) };
}

/** A new epoch within the caller's transaction: devices will ask which of their receipts are still known. */
export async function beginEpoch(client: pg.PoolClient, reason: OriginReason): Promise<Life> {
  await lockLife(client);
  return followWith(client, await readLife(client), [], reason);
}

/**
 * The epoch that follows on the one of this life, which the caller holds locked, and on all others that a process announced without
 * knowing that they were over: what was lost under any of them is asked for now, and nobody begins another epoch for it.
 */
export async function followWith(
  client: pg.PoolClient,
  life: Life,
  announced: readonly string[],
  reason: OriginReason,
): Promise<Life> {
  const epoch = randomUUID();
  await noteReason(client, reason);
  await client.query(
    `INSERT INTO ended_epochs (epoch, followed_by) SELECT DISTINCT unnest($1::text[]), $2 ON CONFLICT (epoch) DO NOTHING`,
    [[life.epoch, ...announced], epoch],
  );
  return changeLife(client, { ...life, epoch, beat: life.beat + 1 });
}

/** Why the epoch began: the ledger's new log says so. */
export const EPOCH_REASON = 'epoch_reason';

async function noteReason(client: pg.PoolClient, reason: OriginReason): Promise<void> {
  await client.query(
    `INSERT INTO server_state (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`,
    [EPOCH_REASON, reason],
  );
}

/** Runs it in one transaction, which is rolled back if it throws. */
export async function inTransaction<Value>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Value>,
  begin = 'BEGIN',
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const value = await run(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Who changes the life locks this row first, and reads only then. */
export async function lockLife(client: pg.PoolClient): Promise<void> {
  await client.query(`SELECT value FROM server_state WHERE name = 'beat' FOR UPDATE`);
}

export async function changeLife(client: pg.PoolClient, life: Life): Promise<Life> {
  await client.query(
    `UPDATE server_state SET value = CASE name WHEN 'epoch' THEN $1 ELSE $2 END WHERE name IN ('epoch', 'beat')`,
    [life.epoch, String(life.beat)],
  );
  return life;
}
