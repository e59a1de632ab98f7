import type pg from 'pg';
import type { PushKind } from '../../../contract/entities/push-message.ts';

/** What is to be told, in no language. */
export interface Notice {
  /** An alert's is the alert's. */
  id: string;
  kind: PushKind;
  /** The record that it is about; with that it goes. */
  about: string;
  detail: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  at: number;
  /** From then on nobody is told any more. */
  expiresAt: number;
}

/** Keeps what is to be told; to whom, its batches say. */
export async function keepNotice(client: pg.PoolClient, notice: Notice): Promise<void> {
  const { id, kind, about, detail, at, expiresAt } = notice;
  await client.query({
    name: 'keep-notice',
    text: `INSERT INTO notices (id, kind, about, detail, at, expires_at)
           VALUES ($1, $2, $3, $4::jsonb, to_timestamp($5::double precision / 1000), to_timestamp($6::double precision / 1000))`,
    values: [id, kind, about, JSON.stringify(detail), at, expiresAt],
  });
}

export async function findNotice(pool: pg.Pool, id: string): Promise<Notice | undefined> {
  const { rows } = await pool.query<Omit<Notice, 'at' | 'expiresAt'> & { at: Date; expiresAt: Date }>({
    name: 'find-notice',
    text: 'SELECT id, kind, about, detail, at, expires_at AS "expiresAt" FROM notices WHERE id = $1',
    values: [id],
  });
  const [row] = rows;
  return row && { ...row, at: row.at.getTime(), expiresAt: row.expiresAt.getTime() };
}

/** Nothing newer of its kind is to be told of its record: how that stands now a newer one tells. */
export async function isNewest(pool: pg.Pool, { id, kind, about }: Notice): Promise<boolean> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'newest-notice',
    text: 'SELECT id FROM notices WHERE about = $1 AND kind = $2 ORDER BY at DESC, id DESC LIMIT 1',
    values: [about, kind],
  });
  return rows[0]?.id === id;
}
