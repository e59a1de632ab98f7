import type pg from 'pg';
import { TILE_WIDTH, type Tile } from '../../../contract/ledger/tiles.ts';

type Db = pg.Pool | pg.PoolClient;

export interface LeafRow {
  index: number;
  /** Canonical JSON, whose UTF-8 is the leaf. */
  leaf: string;
  hash: Uint8Array;
}

export async function insertLeaves(client: pg.PoolClient, logId: string, leaves: readonly LeafRow[]): Promise<void> {
  await client.query({
    name: 'ledger-insert-leaves',
    text: `INSERT INTO ledger_entries (log_id, entry_index, leaf, hash)
           SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::bytea[])`,
    values: [
      logId,
      leaves.map(({ index }) => index),
      leaves.map(({ leaf }) => leaf),
      leaves.map(({ hash }) => Buffer.from(hash)),
    ],
  });
}

export interface NodeRow {
  /** Of tiles: above the leaves' own. */
  level: number;
  index: number;
  hash: Uint8Array;
}

export async function insertNodes(client: pg.PoolClient, logId: string, nodes: readonly NodeRow[]): Promise<void> {
  if (nodes.length === 0) return;
  await client.query({
    name: 'ledger-insert-nodes',
    text: `INSERT INTO ledger_nodes (log_id, level, node_index, hash)
           SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::bytea[])`,
    values: [
      logId,
      nodes.map(({ level }) => level),
      nodes.map(({ index }) => index),
      nodes.map(({ hash }) => Buffer.from(hash)),
    ],
  });
}

interface SaltRow {
  index: number;
  field: string;
  salt: Uint8Array;
}

export async function insertSalts(client: pg.PoolClient, logId: string, salts: readonly SaltRow[]): Promise<void> {
  if (salts.length === 0) return;
  await client.query({
    name: 'ledger-insert-salts',
    text: `INSERT INTO ledger_salts (log_id, entry_index, field, salt)
           SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::bytea[])`,
    values: [
      logId,
      salts.map(({ index }) => index),
      salts.map(({ field }) => field),
      salts.map(({ salt }) => Buffer.from(salt)),
    ],
  });
}

/** Destroys the random bits of all commitments of an entry. */
export async function deleteSalts(client: pg.PoolClient, origin: string, index: number): Promise<void> {
  await client.query(
    `DELETE FROM ledger_salts
     WHERE log_id = (SELECT id FROM ledger_logs WHERE origin = $1) AND entry_index = $2`,
    [origin, index],
  );
}

/** A tile of hashes, as long as its width. */
export async function readHashes(db: Db, logId: string, { level, index, width }: Tile): Promise<Buffer> {
  const from = index * TILE_WIDTH;
  const { rows } =
    level === 0
      ? await db.query<{ hash: Buffer }>({
          name: 'ledger-leaf-hashes',
          text: `SELECT hash FROM ledger_entries
                 WHERE log_id = $1 AND entry_index >= $2 AND entry_index < $3 ORDER BY entry_index`,
          values: [logId, from, from + width],
        })
      : await db.query<{ hash: Buffer }>({
          name: 'ledger-node-hashes',
          text: `SELECT hash FROM ledger_nodes
                 WHERE log_id = $1 AND level = $4 AND node_index >= $2 AND node_index < $3 ORDER BY node_index`,
          values: [logId, from, from + width, level],
        });
  return Buffer.concat(rows.map(({ hash }) => hash));
}

/** Entries from an index on, in their order. */
export async function readLeaves(db: Db, logId: string, from: number, count: number): Promise<string[]> {
  const { rows } = await db.query<{ leaf: string }>({
    name: 'ledger-leaves',
    text: `SELECT leaf FROM ledger_entries
           WHERE log_id = $1 AND entry_index >= $2 AND entry_index < $3 ORDER BY entry_index`,
    values: [logId, from, from + count],
  });
  return rows.map(({ leaf }) => leaf);
}
